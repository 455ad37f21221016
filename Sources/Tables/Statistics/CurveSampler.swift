import Foundation

/// Points of a function, denser where it bends (Vega's adaptive sampling).
enum CurveSampler {
  /// Points from one end to the other.
  ///
  /// - Parameters:
  ///   - minimum: The points of the even grid to begin with.
  ///   - maximum: As many steps of even width are the finest; equal to the minimum gives the even grid alone.
  static func points(
    of function: (Double) -> Double, from low: Double, to high: Double, minimum: Int, maximum: Int
  ) -> [(x: Double, y: Double)] {
    let minimum = max(1, minimum)
    let maximum = max(minimum, maximum)
    let span = high - low
    func point(_ x: Double) -> (x: Double, y: Double) { (x, function(x)) }
    func gridPoint(_ index: Int) -> (x: Double, y: Double) {
      point(low + Double(index) / Double(minimum) * span)
    }
    var done = [point(low)]
    if minimum == maximum {
      for index in 1..<max(1, minimum) { done.append(gridPoint(index)) }
      return done + [point(high)]
    }
    let finest = span / Double(maximum)
    var pending = [point(high)]
    for index in stride(from: minimum - 1, to: 0, by: -1) { pending.append(gridPoint(index)) }
    // A tenth of a degree of bend is as good as straight.
    let straight = 0.1 * Double.pi / 180
    while let next = pending.last, let last = done.last {
      let middle = point((last.x + next.x) / 2)
      let bend = abs(
        atan2(next.y - last.y, next.x - last.x) - atan2(middle.y - last.y, middle.x - last.x))
      if middle.x - last.x >= finest, finest > 0, bend > straight {
        pending.append(middle)
      } else {
        done.append(next)
        pending.removeLast()
      }
    }
    return done
  }
}
