import Geometry
import SceneModel

/// The way of one item's shape into another.
///
/// - Like shapes change their own measures: a rectangle its sides, a slice its angles and radii, a symbol its
///   place and size. A bar bends into a slice; other unlike shapes go by their outlines.
/// - Lengths, radii and sizes stay between their two values while the fractions are in 0…1.
enum GeometryTransition: Sendable {
  case bar(BarGeometry, BarGeometry)
  case symbol(SymbolGeometry, SymbolGeometry)
  case arc(ArcGeometry, ArcGeometry)
  case rule(Point, Point, Point, Point)
  case text(TextTransition)
  case strip(StripMorph)
  case outline(OutlineMorph)
  /// Nothing lies between: the first until half way.
  case jump(ItemGeometry, ItemGeometry)

  init(_ from: MarkItem, _ to: MarkItem, numbers: CountFormat) {
    switch (from.geometry, to.geometry) {
    case (.bar(let a), .bar(let b)): self = .bar(a, b)
    case (.symbol(let a), .symbol(let b)) where a.shape == b.shape: self = .symbol(a, b)
    case (.arc(let a), .arc(let b)): self = .arc(a, b)
    case (.rule(let a, let b), .rule(let c, let d)): self = .rule(a, b, c, d)
    case (.text(let a), .text(let b)):
      self = .text(TextTransition(a, b, from: from, to: to, numbers: numbers))
    case (let a, let b):
      if let strip = Self.strip(a, b) {
        self = .strip(strip)
      } else if let first = a.outline, let second = b.outline,
        let morph = OutlineMorph(first, second)
      {
        self = .outline(morph)
      } else {
        self = .jump(a, b)
      }
    }
  }

  private static func strip(_ from: ItemGeometry, _ to: ItemGeometry) -> StripMorph? {
    switch (from, to) {
    case (.bar(let bar), .arc(let arc)): StripMorph(bar, arc, isBackwards: false)
    case (.arc(let arc), .bar(let bar)): StripMorph(bar, arc, isBackwards: true)
    default: nil
    }
  }

  func geometry(_ f: StageFractions) -> ItemGeometry {
    switch self {
    case .bar(let a, let b):
      var bar = f.both < 0.5 ? a : b
      bar.rectangle = Between.rectangle(a.rectangle, b.rectangle, f)
      bar.cornerRadii = zip(a.cornerRadii, b.cornerRadii).map { Between.size($0, $1, f.both) }
      return .bar(bar)
    case .symbol(let a, let b):
      return .symbol(
        SymbolGeometry(
          center: Between.point(a.center, b.center, f), size: Between.size(a.size, b.size, f.both),
          shape: b.shape, angleRadians: Between.number(a.angleRadians, b.angleRadians, f.both)))
    case .arc(let a, let b):
      return .arc(
        ArcGeometry(
          center: Between.point(a.center, b.center, f),
          startAngle: Between.number(a.startAngle, b.startAngle, f.both),
          endAngle: Between.number(a.endAngle, b.endAngle, f.both),
          innerRadius: Between.size(a.innerRadius, b.innerRadius, f.both),
          outerRadius: Between.size(a.outerRadius, b.outerRadius, f.both),
          padAngle: Between.size(a.padAngle, b.padAngle, f.both),
          cornerRadius: Between.size(a.cornerRadius, b.cornerRadius, f.both)))
    case .rule(let a, let b, let c, let d):
      return .rule(Between.point(a, c, f), Between.point(b, d, f))
    case .text(let text): return .text(text.geometry(f))
    case .strip(let morph): return .outline(morph.path(f))
    case .outline(let morph): return .outline(morph.path(f))
    case .jump(let a, let b): return f.both < 0.5 ? a : b
    }
  }

  /// What a text's change takes of its opacity; 1 for all else.
  func opacity(_ f: StageFractions) -> Double {
    if case .text(let text) = self { text.opacity(f) } else { 1 }
  }
}

extension ItemGeometry {
  /// The shape of an item that comes or goes, at a fraction 0…1 of its growth.
  ///
  /// Bars grow from their base, slices outward from their inner edge, symbols from their centre, rules from
  /// their start; texts only fade.
  func grown(to fraction: Double) -> ItemGeometry {
    let f = min(max(fraction, 0), 1)
    switch self {
    case .bar(var bar):
      bar.rectangle = bar.grown(to: f)
      return .bar(bar)
    case .symbol(var symbol):
      symbol.size *= f * f
      return .symbol(symbol)
    case .arc(var arc):
      arc.outerRadius = arc.innerRadius + (arc.outerRadius - arc.innerRadius) * f
      return .arc(arc)
    case .rule(let start, let end): return .rule(start, start.interpolated(to: end, fraction: f))
    case .outline(let path):
      guard let box = path.bounds else { return self }
      return .outline(path.transformed(by: .scale(f, about: box.center)))
    case .text, .vertex: return self
    }
  }
}
