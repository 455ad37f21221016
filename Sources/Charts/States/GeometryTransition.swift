import Geometry
import SceneModel

/// The way of one item's shape into another.
///
/// - Like shapes change their own measures: a rectangle its sides, a slice its angles and radii, a symbol its
///   place and size. A bar or a dot bends into a slice, a bar rounds into a dot, a strip of an area straightens
///   into a bar; other unlike shapes go by their outlines.
/// - Lengths, radii and sizes stay between their two values while the fractions are in 0…1.
enum GeometryTransition: Sendable {
  case bar(BarGeometry, BarGeometry)
  case symbol(SymbolGeometry, SymbolGeometry)
  case arc(ArcGeometry, ArcGeometry)
  case rule(Point, Point, Point, Point)
  case text(TextTransition)
  case image(ImageGeometry, ImageGeometry)
  case strip(StripMorph)
  case round(RoundMorph)
  case slab(SlabMorph)
  indirect case relay(StripRelay, GeometryTransition)
  case outline(OutlineMorph)
  /// Nothing lies between: the first until half way.
  case jump(ItemGeometry, ItemGeometry)
  /// It follows axes that rescale.
  indirect case rescaled(GeometryTransition, of: ItemGeometry, to: ItemGeometry, Rescaling)

  init(_ from: MarkItem, _ to: MarkItem, setting: TransitionSetting) {
    let plain = GeometryTransition(plain: from, to, setting)
    self =
      setting.rescales
      ? .rescaled(plain, of: from.geometry, to: to.geometry, setting.rescaling) : plain
  }

  private init(plain from: MarkItem, _ to: MarkItem, _ setting: TransitionSetting) {
    switch (from.geometry, to.geometry) {
    case (.bar(let a), .bar(let b)): self = .bar(a, b)
    case (.symbol(let a), .symbol(let b)) where a.shape == b.shape: self = .symbol(a, b)
    case (.arc(let a), .arc(let b)): self = .arc(a, b)
    case (.rule(let a, let b), .rule(let c, let d)): self = .rule(a, b, c, d)
    case (.text(let a), .text(let b)):
      self = .text(TextTransition(a, b, from: from, to: to, setting))
    case (.image(let a), .image(let b)): self = .image(a, b)
    case (let a, let b):
      if let strip = Self.strip(a, b) {
        self = .strip(strip)
      } else if let round = RoundMorph(a, b) {
        self = .round(round)
      } else if let slab = Self.slab(a, b) {
        self = .slab(slab)
      } else if let relay = StripRelay(a, b) {
        var (start, end) = (from, to)
        if relay.isBackwards {
          end.geometry = .bar(relay.bar)
        } else {
          start.geometry = .bar(relay.bar)
        }
        self = .relay(relay, GeometryTransition(plain: start, end, setting))
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
    case (.symbol(let symbol), .arc(let arc)): StripMorph(symbol, arc, isBackwards: false)
    case (.arc(let arc), .symbol(let symbol)): StripMorph(symbol, arc, isBackwards: true)
    default: nil
    }
  }

  private static func slab(_ from: ItemGeometry, _ to: ItemGeometry) -> SlabMorph? {
    switch (from, to) {
    case (.outline(let strip), .bar(let bar)): SlabMorph(strip, bar, isBackwards: false)
    case (.bar(let bar), .outline(let strip)): SlabMorph(strip, bar, isBackwards: true)
    default: nil
    }
  }

  /// Whether the shape turns into an unlike one, on a way that crosses those of others.
  var isUnlike: Bool {
    switch self {
    case .strip, .outline: true
    case .rescaled(let way, _, _, _), .relay(_, let way): way.isUnlike
    default: false
    }
  }

  func geometry(_ f: StageFractions) -> ItemGeometry {
    switch self {
    case .rescaled(let way, let old, let new, let rescaling):
      return rescaling.placed(way.geometry(f), of: old, to: new, f)
    case .round(let morph): return .outline(morph.path(f))
    case .slab(let morph): return .outline(morph.path(f))
    case .relay(let relay, let way):
      if let path = relay.path(f) { return .outline(path) }
      return way.shape(relay.rest(f))
    case .bar(let a, let b) where a.isOpposite(to: b): return .bar(a.turning(into: b, f))
    case .bar(let a, let b):
      var bar = f.both < 0.5 ? a : b
      bar.rectangle = Between.rectangle(a.rectangle, b.rectangle, f)
      if a.cornerRadii != b.cornerRadii {
        bar.cornerRadii = zip(a.cornerRadii, b.cornerRadii).map { Between.size($0, $1, f.both) }
      }
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
    case .image(let a, let b): return .image(a.turning(into: b, f))
    case .strip(let morph): return .outline(morph.path(f))
    case .outline(let morph): return .outline(morph.path(f))
    case .jump(let a, let b): return f.both < 0.5 ? a : b
    }
  }

  /// The shape as an outline where it is a bar among other marks, which only draw their own.
  private func shape(_ f: StageFractions) -> ItemGeometry {
    let geometry = geometry(f)
    guard case .bar = geometry, let outline = geometry.outline else { return geometry }
    return .outline(outline)
  }

  /// Where a text or a symbol is, without any words; nil for all else.
  func place(_ f: StageFractions) -> Point? {
    switch self {
    case .text(let text): text.point(f)
    case .symbol(let a, let b): Between.point(a.center, b.center, f)
    default: geometry(f).place
    }
  }

  /// What a text's change takes of its opacity; 1 for all else.
  func opacity(_ f: StageFractions) -> Double {
    switch self {
    case .text(let text): text.opacity(f)
    case .rescaled(let way, _, _, _): way.opacity(f)
    default: 1
    }
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
    case .image(var image):
      image.box = image.box.scaled(by: f)
      return .image(image)
    case .text, .vertex: return self
    }
  }
}
