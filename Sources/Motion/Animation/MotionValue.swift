package import Geometry

/// A value that an animation can interpolate.
package enum MotionValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  /// Red, green, blue and alpha in sRGB, straight alpha, 0…1.
  case color(red: Double, green: Double, blue: Double, alpha: Double)

  /// The kinds of value that a property can take.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case number, point, color
  }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .color: .color
    }
  }

  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  package var point: Point? {
    if case .point(let value) = self { value } else { nil }
  }

  package var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .point(let value): value.isFinite
    case .color(let red, let green, let blue, let alpha):
      red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
    }
  }

  /// The value at a fraction of the way to another; beyond 0…1 it goes on in a straight line.
  ///
  /// 0 gives exactly this value and 1 exactly the other. Colours mix in sRGB with straight alpha.
  /// Values of different kinds do not mix: the first holds until the fraction reaches 1.
  package func interpolated(to other: MotionValue, fraction: Double) -> MotionValue {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(Self.mix(a, b, fraction))
    case (.point(let a), .point(let b)):
      return .point(Point(x: Self.mix(a.x, b.x, fraction), y: Self.mix(a.y, b.y, fraction)))
    case (
      .color(let red, let green, let blue, let alpha),
      .color(let otherRed, let otherGreen, let otherBlue, let otherAlpha)
    ):
      return .color(
        red: Self.mix(red, otherRed, fraction), green: Self.mix(green, otherGreen, fraction),
        blue: Self.mix(blue, otherBlue, fraction), alpha: Self.mix(alpha, otherAlpha, fraction))
    default:
      return fraction < 1 ? self : other
    }
  }

  private static func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    let way = b - a
    // The difference of two huge numbers may overflow where their mix does not.
    let mixed = way.isFinite ? a + way * fraction : a * (1 - fraction) + b * fraction
    return mixed.isFinite ? mixed : (fraction < 0.5 ? a : b)
  }
}
