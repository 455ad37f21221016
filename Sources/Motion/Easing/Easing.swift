/// How a run's elapsed fraction becomes its progress.
///
/// - `value(at: 0)` is exactly 0 and `value(at: 1)` is exactly 1.
/// - In between the progress is finite; "back" and "elastic" curves leave 0…1 on purpose.
package struct Easing: Hashable, Sendable {
  private enum Curve: Hashable, Sendable {
    case linear
    case family(EasingFamily, Direction)
    case cubicBezier(CubicBezier)
    case steps(Int)
  }

  /// Which end of a run a curve slows: the start, the end or both.
  private enum Direction: String, CaseIterable, Hashable, Sendable {
    case easeIn, easeOut, easeInOut
  }

  /// The scene's word for a curve of the catalog, or the curve's formula with its numbers.
  package let name: String
  private let curve: Curve

  private init(_ name: String, _ curve: Curve) {
    self.name = name
    self.curve = curve
  }

  /// The curve of the catalog with a name, such as `easeInOutCubic`; nil for an unknown name.
  package init?(named name: String) {
    guard let known = Self.byName[name] else { return nil }
    self = known
  }

  /// A CSS timing curve; nil unless all numbers are finite and both x lie in 0…1.
  package init?(cubicBezier x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard let bezier = CubicBezier(x1, y1, x2, y2) else { return nil }
    self.init("cubicBezier(\(x1), \(y1), \(x2), \(y2))", .cubicBezier(bezier))
  }

  /// A stair of equal steps, each taken at the end of its share of the time; nil below one step.
  package init?(steps count: Int) {
    guard count >= 1 else { return nil }
    self.init("steps(\(count))", .steps(count))
  }

  package static let linear = Easing("linear", .linear)
  package static let ease = Easing("ease", .cubicBezier(.ease))
  package static let easeIn = Easing("easeIn", .cubicBezier(.easeIn))
  package static let easeOut = Easing("easeOut", .cubicBezier(.easeOut))
  package static let easeInOut = Easing("easeInOut", .cubicBezier(.easeInOut))
  package static let easeInOutSine = Easing(named: "easeInOutSine") ?? .easeInOut
  package static let easeOutCubic = Easing(named: "easeOutCubic") ?? .easeOut
  package static let easeInOutCubic = Easing(named: "easeInOutCubic") ?? .easeInOut
  package static let easeOutBack = Easing(named: "easeOutBack") ?? .easeOut

  /// Every named curve: linear, the four of CSS, then each Penner family in, out and in-out.
  package static let catalog: [Easing] =
    [linear, ease, easeIn, easeOut, easeInOut]
    + EasingFamily.all.flatMap { family in
      Direction.allCases.map { Easing($0.rawValue + family.name, .family(family, $0)) }
    }

  private static let byName = [String: Easing](
    catalog.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The progress at a fraction of a run; a fraction outside 0…1 or NaN counts as the nearer end.
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch curve {
    case .linear: return fraction
    case .family(let family, .easeIn): return family.easeIn(fraction)
    case .family(let family, .easeOut): return family.easeOut(fraction)
    case .family(let family, .easeInOut): return family.easeInOut(fraction)
    case .cubicBezier(let bezier): return bezier.value(at: fraction)
    case .steps(let count):
      // A time that is a step's own may fall short of it by the last bit.
      return min(1, (fraction * Double(count) + 1e-9).rounded(.down) / Double(count))
    }
  }
}
