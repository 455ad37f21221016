/// A CSS timing curve: a cubic from (0, 0) to (1, 1) whose x never runs back.
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// A curve with its two control points; nil unless all are finite and both x lie in 0…1.
  init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.init(checked: x1, y1, x2, y2)
  }

  private init(checked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  static let ease = CubicBezier(checked: 0.25, 0.1, 0.25, 1)
  static let easeIn = CubicBezier(checked: 0.42, 0, 1, 1)
  static let easeOut = CubicBezier(checked: 0, 0, 0.58, 1)
  static let easeInOut = CubicBezier(checked: 0.42, 0, 0.58, 1)

  /// The curve's height at an x in 0…1; x is solved for to within 1e-12.
  func value(at x: Double) -> Double {
    Self.polynomial(y1, y2, at: parameter(at: x))
  }

  /// Newton's method, kept inside a bracket that halves when a step would leave it.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.polynomial(x1, x2, at: t) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / Self.slope(x1, x2, at: t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func polynomial(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
