import Drawing
package import Geometry

/// What an annotation of a view belongs to in one layout, in canvas points.
package enum AnnotationAnchor: Sendable, Hashable {
  /// A datum's tip or a place; `clearance` is how far a leader's head stays away from it, in points.
  case point(Point, clearance: Double)
  /// A region of the plot.
  case band(Rectangle)
  /// A line across the plot, from left to right or from bottom to top.
  case line(Point, Point)
}

/// An annotation's place in a layout.
package struct AnnotationPlace: Sendable, Hashable {
  /// Nil where the layout has nothing of the kind.
  package var anchor: AnnotationAnchor?
  /// How much it is there: 0 is not, 1 is wholly; between on the way from one layout to another.
  package var presence: Double
  /// The item that a callout points at, by its layer's index and its key.
  package var item: (layer: Int, key: String)?
  /// How many letters its words have.
  package var letters = 0
  /// Why there is no anchor, for messages.
  package var fault: String?

  package static func == (a: AnnotationPlace, b: AnnotationPlace) -> Bool {
    a.anchor == b.anchor && a.presence == b.presence && a.item?.layer == b.item?.layer
      && a.item?.key == b.item?.key && a.fault == b.fault
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(anchor)
    hasher.combine(presence)
    hasher.combine(item?.layer)
    hasher.combine(item?.key)
  }

  /// There.
  init(_ anchor: AnnotationAnchor, item: (layer: Int, key: String)? = nil) {
    self.anchor = anchor
    self.item = item
    presence = 1
  }

  /// Not there.
  init(fault: String) {
    self.fault = fault
    presence = 0
  }
}

extension AnnotationPlace {
  /// Places on the way from one layout to another; what points at an item goes where the item goes.
  static func between(
    _ from: [AnnotationPlace], _ to: [AnnotationPlace], _ f: StageFractions, marks: [MarkGroup]
  ) -> [AnnotationPlace] {
    zip(from, to).map { old, new in
      switch (old.anchor, new.anchor) {
      case (let a?, let b?):
        var place = new
        place.anchor = AnnotationAnchor.between(a, b, f)
        if case .point(_, let clearance)? = place.anchor, let item = new.item,
          old.item?.layer == item.layer, old.item?.key == item.key,
          let tip = marks.tip(layer: item.layer, key: item.key)
        {
          place.anchor = .point(tip, clearance: clearance)
        }
        return place
      case (_?, nil):
        var place = old
        place.presence = 1 - f.leave
        return place
      case (nil, _?):
        var place = new
        place.presence = f.enter
        return place
      case (nil, nil): return new
      }
    }
  }
}

extension AnnotationAnchor {
  static func between(_ a: AnnotationAnchor, _ b: AnnotationAnchor, _ f: StageFractions)
    -> AnnotationAnchor
  {
    switch (a, b) {
    case (.point(let p, let c), .point(let q, let d)):
      .point(Between.point(p, q, f), clearance: Between.size(c, d, f.both))
    case (.band(let p), .band(let q)): .band(Between.rectangle(p, q, f))
    case (.line(let p, let q), .line(let r, let s)):
      .line(Between.point(p, r, f), Between.point(q, s, f))
    default: f.both < 0.5 ? a : b
    }
  }

  /// The point that a text's place is measured from.
  var reference: Point {
    switch self {
    case .point(let point, _): point
    case .band(let box): Point(x: box.midX, y: box.minY)
    case .line(_, let end): end
    }
  }
}

extension [MarkGroup] {
  /// The tip of an item that keeps its kind; nil where there is none, or it is turning into another shape.
  func tip(layer: Int, key: String) -> Point? {
    for group in self where group.layer == layer {
      if let item = group.items.first(where: { $0.key == key }) { return item.tip?.point }
    }
    return nil
  }
}

extension MarkItem {
  /// Where a leader points, and how far its head stays away; nil for an outline on its way.
  var tip: (point: Point, clearance: Double)? {
    switch geometry {
    case .bar(let bar):
      let r = bar.rectangle
      return switch bar.base {
      case .bottom: (Point(x: r.midX, y: r.minY), 2)
      case .top: (Point(x: r.midX, y: r.maxY), 2)
      case .left: (Point(x: r.maxX, y: r.midY), 2)
      case .right: (Point(x: r.minX, y: r.midY), 2)
      }
    case .symbol(let symbol): return (symbol.center, symbol.size.squareRoot() / 2 + 2.5)
    case .arc(let arc):
      let middle = (arc.startAngle + arc.endAngle) / 2
      let radius = arc.outerRadius - min(6, (arc.outerRadius - arc.innerRadius) / 4)
      return (PolarReader.point(center: arc.center, angle: middle, radius: radius), 0)
    case .rule(let start, let end): return (start.interpolated(to: end, fraction: 0.5), 2)
    case .text(let text): return (text.point, text.font.size * 0.7)
    case .vertex(let vertex):
      return vertex.isDefined ? (vertex.point, style.strokeStyle.width / 2 + 3.5) : nil
    case .outline: return nil
    }
  }
}
