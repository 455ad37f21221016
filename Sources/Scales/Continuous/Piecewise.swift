/// A line of straight pieces from one list of numbers to another.
struct Piecewise {
  private let from: [Double]
  private let to: [Double]

  /// The lists are cut to the shorter one; a falling list is turned round.
  init(from: [Double], to: [Double]) {
    let count = min(from.count, to.count)
    let isFalling = count >= 2 && from[count - 1] < from[0]
    self.from = isFalling ? from.prefix(count).reversed() : Array(from.prefix(count))
    self.to = isFalling ? to.prefix(count).reversed() : Array(to.prefix(count))
  }

  /// The value on the line, with the outer pieces drawn on; halfway along a piece of no length.
  func value(_ input: Double) -> Double {
    guard from.count >= 2 else { return to.first ?? 0 }
    var piece = 0
    while piece < from.count - 2, input >= from[piece + 1] { piece += 1 }
    let fraction = Self.fraction(of: input, from[piece], from[piece + 1])
    return Self.mix(to[piece], to[piece + 1], fraction)
  }

  /// The value on a line of one piece.
  static func value(
    _ input: Double, from: (Double, Double), to: (Double, Double)
  ) -> Double {
    from.1 < from.0
      ? mix(to.1, to.0, fraction(of: input, from.1, from.0))
      : mix(to.0, to.1, fraction(of: input, from.0, from.1))
  }

  private static func fraction(of value: Double, _ start: Double, _ end: Double) -> Double {
    guard start != end else { return 0.5 }
    // Ends of both signs may be further apart than the largest number.
    let span = end - start
    let fraction =
      span.isFinite ? (value - start) / span : (value / 2 - start / 2) / (end / 2 - start / 2)
    return max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, fraction))
  }

  private static func mix(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    let mixed = start * (1 - fraction) + end * fraction
    if mixed.isFinite { return mixed }
    let direction = (end - start) * fraction
    if direction.isNaN || !start.isFinite || !end.isFinite { return end }
    return direction < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}
