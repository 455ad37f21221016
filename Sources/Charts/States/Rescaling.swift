import Geometry
import Guides
import Scales
import SceneModel
import Typesetting
import VisualEncoding

/// How places move while axes change their domains and the data stays as it is.
struct Rescaling: Sendable {
  private typealias Change = (old: ContinuousScale, new: ContinuousScale)
  private let x: Change?
  private let y: Change?
  /// The plots of both states.
  private let room: Rectangle
  private let course: Course

  /// What goes evenly while axes change.
  enum Course: Sendable {
    /// The ends of domains, and values, as between the periods of a time.
    case domains
    /// The places of ticks, in a stage of their own, and values in that of the movement.
    case apart
    /// The places of ticks and of marks, together; values are what the axis reads there.
    case places
  }
  /// Only axes of the same measure, by their kind and their title, rescale; others give way to one another.
  init(from: ViewLayout, to: ViewLayout, course: Course) {
    self.course = course
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

  /// When each axis sets out among marks that do so one after another: 0 with the first of them, 1 with the last.
  ///
  /// A domain that grows is there before the marks that need it, and one that shrinks waits for them.
  var order: AxisFractions {
    func place(_ change: Change?) -> Double {
      guard let change else { return 0 }
      return abs(change.new.domainPerUnit) < abs(change.old.domainPerUnit) ? 1 : 0
    }
    return AxisFractions(x: place(x), y: place(y))
  }

  /// The stages as axes see them: one that rescales does so in its own stage.
  func guides(_ f: StageFractions) -> StageFractions {
    guard let rescale = f.rescale else { return f }
    var result = f
    if x != nil { result.x = ticks(rescale.x, x) }
    if y != nil { result.y = ticks(rescale.y, y) }
    return result
  }

  /// How far the places of an axis' ticks have come where its domain has come to a fraction of its way.
  ///
  /// A scale of the span D = (1 − f)·D₀ + f·D₁ lies between the old and the new one at f·D₁/D, whatever its ends:
  /// (v − s)/D = (1 − g)·(v − s₀)/D₀ + g·(v − s₁)/D₁ for g = f·D₁/D and s = (1 − f)·s₀ + f·s₁. Beyond both ends,
  /// where a spring overshoots, a domain could turn round, so that ticks go there as evenly as the fraction.
  private func ticks(_ fraction: Double, _ change: Change?) -> Double {
    guard case .domains = course, fraction > 0, fraction < 1, let change else { return fraction }
    let (old, new) = (change.old.domainPerUnit, change.new.domainPerUnit)
    let pace = fraction * new / ((1 - fraction) * old + fraction * new)
    return pace.isFinite ? pace : fraction
  }

  /// How far a value has come where its mark has come to a fraction of its way.
  ///
  /// On the axis that has come as far, a mark that goes straight stands at f·D₀/((1 − f)·D₁ + f·D₀) of the way of
  /// its value; see ``ticks(_:_:)``, of which this is the inverse.
  private func value(_ fraction: Double, _ change: Change?) -> Double {
    guard case .places = course, fraction > 0, fraction < 1, let change else { return fraction }
    let (old, new) = (change.old.domainPerUnit, change.new.domainPerUnit)
    let value = fraction * old / ((1 - fraction) * new + fraction * old)
    return value.isFinite ? value : fraction
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
  private func ahead(
    _ old: Double, _ new: Double, _ change: Change?, move: Double, rescale: Double
  ) -> Double {
    guard let change, change.old != change.new else { return 0 }
    if case .places = course, move == rescale { return 0 }
    let back = Self.shift(new, (change.new, change.old))
    let value = value(move, change)
    let ahead =
      (1 - value) * rescale * Self.shift(old, change) + value * (1 - rescale) * back
    return value == move ? ahead : ahead + (new - old) * (value - move)
  }

  /// A shape that has moved `f.x` and `f.y` of its way, at the place where its axes are by now.
  ///
  /// The data is on its way under the old scales as under the new ones, and its place on the way between both:
  /// (1 − rescale) · (old … new data under old scales) + rescale · (old data under new scales … new).
  func placed(
    _ geometry: ItemGeometry, of old: ItemGeometry, to new: ItemGeometry, _ f: StageFractions
  ) -> ItemGeometry {
    guard let fractions = f.rescale, x != nil || y != nil else { return geometry }
    let rescale = (x: ticks(fractions.x, x), y: ticks(fractions.y, y))
    func moved(_ point: Point, from: Point, to: Point) -> Point {
      let shift = Point(
        x: ahead(from.x, to.x, x, move: f.x, rescale: rescale.x),
        y: ahead(from.y, to.y, y, move: f.y, rescale: rescale.y))
      // What a scale on its way has no room for waits at the plot's side.
      return Point(
        x: shift.x == 0
          ? point.x
          : min(max(point.x + shift.x, min(room.minX, from.x, to.x)), max(room.maxX, from.x, to.x)),
        y: shift.y == 0
          ? point.y
          : min(max(point.y + shift.y, min(room.minY, from.y, to.y)), max(room.maxY, from.y, to.y)))
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
    case (.image(var image), .image(let before), .image(let after)):
      let (a, b) = (before.box, after.box)
      if a.size == b.size {
        let center = moved(image.box.center, from: a.center, to: b.center)
        image.box = image.box.moved(by: center - image.box.center)
      } else {
        // What reaches from one value to another has both of its ends on the axis.
        image.box = Rectangle(
          corner: moved(image.box.origin, from: a.origin, to: b.origin),
          corner: moved(
            Point(x: image.box.maxX, y: image.box.maxY), from: Point(x: a.maxX, y: a.maxY),
            to: Point(x: b.maxX, y: b.maxY)))
      }
      return .image(image)
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

extension Rescaling {
  /// What a number that counts with a mark's movement has come to, so that it is what the axis reads there.
  ///
  /// It belongs to the axis on which both of its ends stand at their values, or to the only one that measures.
  struct Count: Sendable {
    fileprivate let from: Double
    fileprivate let to: Double
    fileprivate let rescaling: Rescaling
    fileprivate let axis: Axis?
    /// Whether the number stands at its place on the axis, and so bends with its scale.
    fileprivate let isPlaced: Bool

    func value(_ f: StageFractions) -> Double {
      guard let axis else { return Between.number(from, to, min(max(f.both, 0), 1)) }
      let change = axis == .x ? rescaling.x : rescaling.y
      let move = min(max(axis == .x ? f.x : f.y, 0), 1)
      let fraction = rescaling.value(move, change)
      guard isPlaced, fraction > 0, fraction < 1, let scale = change?.old else {
        return Between.number(from, to, fraction)
      }
      return scale.value(
        at: Between.number(scale.position(from), scale.position(to), fraction))
    }
  }

  fileprivate enum Axis: Sendable { case x, y }

  /// - Parameter places: Where the number stands in both states, in canvas points.
  func count(from: Double, to: Double, places: (from: Point, to: Point)) -> Count {
    func stands(_ change: Change?, _ old: Double, _ new: Double) -> Bool {
      guard let change, change.old.accepts(from), change.old.accepts(to),
        change.new.accepts(to)
      else { return false }
      return abs(change.old.position(from) - old) < 0.01
        && abs(change.new.position(to) - new) < 0.01
    }
    func count(_ axis: Axis?, isPlaced: Bool) -> Count {
      Count(from: from, to: to, rescaling: self, axis: axis, isPlaced: isPlaced)
    }
    if stands(y, places.from.y, places.to.y) { return count(.y, isPlaced: true) }
    if stands(x, places.from.x, places.to.x) { return count(.x, isPlaced: true) }
    switch (x, y) {
    case (.some, nil): return count(.x, isPlaced: false)
    case (nil, .some): return count(.y, isPlaced: false)
    default: return count(nil, isPlaced: false)
    }
  }
}
