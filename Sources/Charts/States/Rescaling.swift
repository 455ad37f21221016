import Geometry
import Scales
import SceneModel

/// How places move while axes change their domains and the data stays as it is.
struct Rescaling: Sendable {
  private typealias Change = (old: ContinuousScale, new: ContinuousScale)
  private let x: Change?
  private let y: Change?

  /// Only axes of the same measure, by their kind and their title, rescale; others give way to one another.
  init(from: ViewLayout, to: ViewLayout) {
    func change(_ channel: Channel) -> Change? {
      guard let old = from.axes.first(where: { $0.input.channel == channel })?.input,
        let new = to.axes.first(where: { $0.input.channel == channel })?.input,
        old.title == new.title, let a = old.scale, let b = new.scale,
        a.type.isTemporal == b.type.isTemporal, let first = a.continuous, let last = b.continuous
      else { return nil }
      return (first, last)
    }
    x = change(.x)
    y = change(.y)
  }

  /// The stages as axes see them: one that rescales does so in its own stage.
  func guides(_ f: StageFractions) -> StageFractions {
    guard let rescale = f.rescale else { return f }
    var result = f
    if x != nil { result.x = rescale }
    if y != nil { result.y = rescale }
    return result
  }

  /// From a place under the old scales to that of the same data under the new ones.
  func shift(_ point: Point) -> Point {
    Point(x: Self.shift(point.x, x), y: Self.shift(point.y, y))
  }

  private static func shift(_ place: Double, _ change: Change?) -> Double {
    guard let change else { return 0 }
    let shift = change.new.position(change.old.value(at: place)) - place
    return shift.isFinite ? shift : 0
  }

  /// A shape that has moved `f.x` and `f.y` of its way, at the place where its axes are by now.
  ///
  /// Its place is old + rescale · (old data under new scales − old) + move · (new − old data under new scales).
  func placed(_ geometry: ItemGeometry, of old: ItemGeometry, _ f: StageFractions) -> ItemGeometry {
    guard let rescale = f.rescale, x != nil || y != nil else { return geometry }
    let ahead = Point(x: rescale - f.x, y: rescale - f.y)
    guard ahead != .zero else { return geometry }
    func moved(_ point: Point, from: Point) -> Point {
      let shift = shift(from)
      return Point(x: point.x + ahead.x * shift.x, y: point.y + ahead.y * shift.y)
    }
    switch (geometry, old) {
    case (.bar(var bar), .bar(let before)):
      let (r, b) = (bar.rectangle, before.rectangle)
      bar.rectangle = Rectangle(
        corner: moved(r.origin, from: b.origin),
        corner: moved(Point(x: r.maxX, y: r.maxY), from: Point(x: b.maxX, y: b.maxY)))
      return .bar(bar)
    case (.symbol(var symbol), .symbol(let before)):
      symbol.center = moved(symbol.center, from: before.center)
      return .symbol(symbol)
    case (.rule(let start, let end), .rule(let a, let b)):
      return .rule(moved(start, from: a), moved(end, from: b))
    case (.text(var text), .text(let before)):
      text.point = moved(text.point, from: before.point)
      return .text(text)
    case (.vertex(var vertex), .vertex(let before)):
      vertex.point = moved(vertex.point, from: before.point)
      if let base = vertex.base, let own = before.base { vertex.base = moved(base, from: own) }
      return .vertex(vertex)
    default: return geometry
    }
  }
}
