import Glibc

/// A Penner curve in its "in" form, from which its "out" and "in-out" forms follow.
///
/// To add an easing is to add one entry to `all`.
struct EasingFamily: Sendable {
  /// The family's word in an easing's name, such as `Cubic` in `easeInOutCubic`.
  let name: String

  /// The accelerating form for a fraction strictly between 0 and 1; the ends are exact elsewhere.
  private let formula: @Sendable (Double) -> Double

  init(_ name: String, _ formula: @escaping @Sendable (Double) -> Double) {
    self.name = name
    self.formula = formula
  }

  /// The accelerating form, exactly 0 at 0 and 1 at 1.
  func easeIn(_ fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    return fraction >= 1 ? 1 : formula(fraction)
  }

  /// The decelerating form: the accelerating one turned by half a turn.
  func easeOut(_ fraction: Double) -> Double { 1 - easeIn(1 - fraction) }

  /// The accelerating form at half size, then the decelerating one.
  func easeInOut(_ fraction: Double) -> Double {
    fraction < 0.5 ? easeIn(2 * fraction) / 2 : 1 - easeIn(2 - 2 * fraction) / 2
  }

  /// Robert Penner's ten curves, in the order that the catalog lists them.
  static let all: [EasingFamily] = [
    EasingFamily("Sine") { 1 - cos($0 * .pi / 2) },
    EasingFamily("Quad") { $0 * $0 },
    EasingFamily("Cubic") { $0 * $0 * $0 },
    EasingFamily("Quart") { $0 * $0 * $0 * $0 },
    EasingFamily("Quint") { $0 * $0 * $0 * $0 * $0 },
    EasingFamily("Expo") { decay(1 - $0) },
    EasingFamily("Circ") { 1 - (1 - $0 * $0).squareRoot() },
    EasingFamily("Back") { $0 * $0 * ((backReach + 1) * $0 - backReach) },
    EasingFamily("Elastic") { -decay(1 - $0) * sin(($0 - 1 - 0.075) * 2 * .pi / 0.3) },
    EasingFamily("Bounce") { 1 - bounce(1 - $0) },
  ]

  /// Penner's constant for an overshoot of ten percent.
  private static let backReach = 1.70158

  /// 2^(−10 x), shifted and stretched so that it is 1 at 0 and reaches 0 at 1.
  private static func decay(_ x: Double) -> Double { (exp2(-10 * x) - exp2(-10)) / (1 - exp2(-10)) }

  /// Four parabolas of falling height, as a ball that comes to rest at 1.
  private static func bounce(_ x: Double) -> Double {
    let steepness = 7.5625
    let arcs = [
      (end: 1 / 2.75, middle: 0.0, floor: 0.0),
      (end: 2 / 2.75, middle: 1.5 / 2.75, floor: 0.75),
      (end: 2.5 / 2.75, middle: 2.25 / 2.75, floor: 0.9375),
    ]
    let last = (end: 1.0, middle: 2.625 / 2.75, floor: 0.984375)
    let arc = arcs.first { x < $0.end } ?? last
    return steepness * (x - arc.middle) * (x - arc.middle) + arc.floor
  }
}

extension EasingFamily: Hashable {
  static func == (a: EasingFamily, b: EasingFamily) -> Bool { a.name == b.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
