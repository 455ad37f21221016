/// A smooth curve through points: a line fitted around each of them (Cleveland's LOESS, 1979).
enum LocalRegression {
  /// How often the fit is repeated with less weight for points far from it.
  private static let robustnessSteps = 2

  /// The smoothed points in the order of x, one for each x.
  ///
  /// - Parameter bandwidth: The share of the points, 0…1, that each line is fitted to.
  static func points(of data: PointSet, bandwidth: Double) -> [(x: Double, y: Double)] {
    let sorted = data.sorted()
    let (ux, uy) = (sorted.meanX, sorted.meanY)
    let xs = sorted.x.map { $0 - ux }
    let ys = sorted.y.map { $0 - uy }
    let count = xs.count
    guard count > 0 else { return [] }
    let share = max(0, min(1, bandwidth)) * Double(count)
    let window = min(count, max(2, Int(exactly: share.rounded(.down)) ?? count))
    var weights = [Double](repeating: 1, count: count)
    var smooth = ys
    for step in 0...robustnessSteps {
      smooth = fit(xs, ys, weights, window)
      if step == robustnessSteps { break }
      let residuals = zip(ys, smooth).map { abs($0 - $1) }
      let middle = median(residuals)
      if middle < 1e-12 { break }
      weights = residuals.map { residual in
        let distance = residual / (6 * middle)
        // A tiny weight in place of none keeps a window of outliers solvable.
        return distance >= 1 ? 1e-12 : (1 - distance * distance) * (1 - distance * distance)
      }
    }
    return merged(xs, smooth).map { ($0.x + ux, $0.y + uy) }
  }

  private static func fit(
    _ xs: [Double], _ ys: [Double], _ weights: [Double], _ window: Int
  ) -> [Double] {
    var (left, right) = (0, window - 1)
    return xs.indices.map { index in
      let x = xs[index]
      // The window moves on while the next point on the right is as near as the first on the left.
      while right + 1 < xs.count, index > left, xs[right + 1] - x <= x - xs[left] {
        left += 1
        right += 1
      }
      let reach = max(x - xs[left], xs[right] - x)
      let scale = 1 / (reach == 0 ? 1 : reach)
      let local = (left...right).map { place in
        let distance = min(1, abs(x - xs[place]) * scale)
        let closeness = 1 - distance * distance * distance
        return closeness * closeness * closeness * weights[place]
      }
      let line = RegressionModel.line(
        Array(xs[left...right]), Array(ys[left...right]), weights: local)
      return line[0] + line[1] * x
    }
  }

  private static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    let half = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  }

  /// Points of one x become one point at their mean.
  private static func merged(_ xs: [Double], _ ys: [Double]) -> [(x: Double, y: Double)] {
    var result: [(x: Double, y: Double)] = []
    var count = 1.0
    for (x, y) in zip(xs, ys) {
      if let last = result.last, last.x == x {
        count += 1
        result[result.count - 1].y += (y - last.y) / count
      } else {
        result.append((x, y))
        count = 1
      }
    }
    return result
  }
}
