import Geometry
import Scales
import SceneModel

/// How places move while axes change their domains and the data stays as it is.
struct Rescaling: Sendable {
  private typealias Change = (old: ContinuousScale, new: ContinuousScale)
  private let x: Change?
  private let y: Change?
  /// The plots of both states.
  private let room: Rectangle
  /// Whether the ends of domains go evenly from the old to the new; else the places of ticks do.
  var interpolatesDomains = false

  /// Only axes of the same measure, by their kind and their title, rescale; others give way to one another.
  init(from: ViewLayout, to: ViewLayout) {
    func change(_ channel: Channel) -> Change? {
      guard let old = from.axes.first(where: { $0.input.channel == channel })?.input,
        let new = to.axes.first(where: { $0.input.channel == channel })?.input,
        old.title == new.title, let a = old.scale, let b = new.scale,
        a.type.isTemporal == b.type.isTemporal, var first = a.continuous, var last = b.continuous
      else { return nil }
      // What stands at an end of a scale that clamps has no value of its own beyond it.
      (first.clamp, last.clamp) = (false, false)
      return (first, last)
    }
    room = from.plot.union(to.plot)
    x = change(.x)
    y = change(.y)
  }

  /// Whether an axis has another domain, or another extent, in the end.
  var changesDomains: Bool {
    [x, y].contains { change in change.map { $0.old != $0.new } ?? false }
  }

  /// The stages as axes see them: one that rescales does so in its own stage.
  func guides(_ f: StageFractions) -> StageFractions {
    guard let rescale = f.rescale else { return f }
    var result = f
    if x != nil { result.x = pace(rescale, x) }
    if y != nil { result.y = pace(rescale, y) }
    return result
  }

  /// How far the places of an axis' ticks have come where its domain has come to a fraction of its way.
  ///
  /// A scale of the span D = (1 − f)·D₀ + f·D₁ lies between the old and the new one at f·D₁/D, whatever its ends:
  /// (v − s)/D = (1 − g)·(v − s₀)/D₀ + g·(v − s₁)/D₁ for g = f·D₁/D and s = (1 − f)·s₀ + f·s₁.
  private func pace(_ fraction: Double, _ change: Change?) -> Double {
    guard interpolatesDomains, let change else { return fraction }
    let (old, new) = (change.old.domainPerUnit, change.new.domainPerUnit)
    let pace = fraction * new / ((1 - fraction) * old + fraction * new)
    return pace.isFinite ? pace : fraction
  }

  /// From a place under the old scales to that of the same data under the new ones.
  func shift(_ point: Point) -> Point {
    Point(x: Self.shift(point.x, x), y: Self.shift(point.y, y))
  }

  private static func shift(_ place: Double, _ change: Change?) -> Double {
    guard let change, change.old != change.new else { return 0 }
    let shift = change.new.position(change.old.value(at: place)) - place
    return shift.isFinite ? shift : 0
  }

  /// How far a place on its way is from where its axis has come to; see ``placed(_:of:to:_:)``.
  private static func ahead(
    _ old: Double, _ new: Double, _ change: Change?, move: Double, rescale: Double
  ) -> Double {
    guard let change, change.old != change.new else { return 0 }
    let back = shift(new, (change.new, change.old))
    return (1 - move) * rescale * shift(old, change) + move * (1 - rescale) * back
  }

  /// A shape that has moved `f.x` and `f.y` of its way, at the place where its axes are by now.
  ///
  /// The data is on its way under the old scales as under the new ones, and its place on the way between both:
  /// (1 − rescale) · (old … new data under old scales) + rescale · (old data under new scales … new).
  func placed(
    _ geometry: ItemGeometry, of old: ItemGeometry, to new: ItemGeometry, _ f: StageFractions
  ) -> ItemGeometry {
    guard let fraction = f.rescale, x != nil || y != nil else { return geometry }
    let rescale = (x: pace(fraction, x), y: pace(fraction, y))
    func moved(_ point: Point, from: Point, to: Point) -> Point {
      let ahead = Point(
        x: Self.ahead(from.x, to.x, x, move: f.x, rescale: rescale.x),
        y: Self.ahead(from.y, to.y, y, move: f.y, rescale: rescale.y))
      // What a scale on its way has no room for waits at the plot's side.
      return Point(
        x: ahead.x == 0
          ? point.x
          : min(max(point.x + ahead.x, min(room.minX, from.x, to.x)), max(room.maxX, from.x, to.x)),
        y: ahead.y == 0
          ? point.y
          : min(max(point.y + ahead.y, min(room.minY, from.y, to.y)), max(room.maxY, from.y, to.y)))
    }
    switch (geometry, old, new) {
    case (.bar(let bar), .bar(let before), .bar(let after)) where before.isOpposite(to: after):
      let (now, a, b) = (bar.ends, before.ends, after.ends)
      return .bar(
        bar.spanning(
          base: moved(now.base, from: a.base, to: b.base),
          tip: moved(now.tip, from: a.tip, to: b.tip)))
    case (.bar(var bar), .bar(let before), .bar(let after)):
      let (r, a, b) = (bar.rectangle, before.rectangle, after.rectangle)
      bar.rectangle = Rectangle(
        corner: moved(r.origin, from: a.origin, to: b.origin),
        corner: moved(
          Point(x: r.maxX, y: r.maxY), from: Point(x: a.maxX, y: a.maxY),
          to: Point(x: b.maxX, y: b.maxY)))
      return .bar(bar)
    case (.symbol(var symbol), .symbol(let before), .symbol(let after)):
      symbol.center = moved(symbol.center, from: before.center, to: after.center)
      return .symbol(symbol)
    case (.rule(let start, let end), .rule(let a, let b), .rule(let c, let d)):
      return .rule(moved(start, from: a, to: c), moved(end, from: b, to: d))
    case (.text(var text), .text(let before), .text(let after)):
      text.point = moved(text.point, from: before.point, to: after.point)
      return .text(text)
    case (.vertex(var vertex), .vertex(let before), .vertex(let after)):
      vertex.point = moved(vertex.point, from: before.point, to: after.point)
      if let base = vertex.base, let a = before.base, let b = after.base {
        vertex.base = moved(base, from: a, to: b)
      }
      return .vertex(vertex)
    default: return geometry
    }
  }
}
