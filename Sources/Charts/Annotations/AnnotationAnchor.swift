import Drawing
import SceneModel
package import Geometry
package import VisualEncoding

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
  package var item: Item?
  /// What the annotation is, for what moves it.
  var kind = MotionKind.note
  /// Its words, for what is typed or counts.
  package var words: [String] = []
  /// Why there is no anchor, for messages.
  package var fault: String?

  /// An item by its layer's index and its key; a bar also by the side that it stands on, since its tip is opposite.
  package struct Item: Sendable, Hashable {
    package var layer: Int
    package var key: ItemKey
    package var base: Orient?
  }

  /// There.
  init(_ anchor: AnnotationAnchor, item: Item? = nil) {
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
          old.item == item, let tip = marks.tip(of: item)
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
  func tip(of item: AnnotationPlace.Item) -> Point? {
    for group in self where group.layer == item.layer {
      guard let found = group.items.first(where: { $0.key == item.key }) else { continue }
      return found.base == item.base ? found.tip?.point : nil
    }
    return nil
  }
}

extension MarkItem {
  /// The side that a bar stands on.
  fileprivate var base: Orient? { if case .bar(let bar) = geometry { bar.base } else { nil } }

  /// An annotation's place at the item; nil where nothing can point at it.
  func place(layer: Int) -> AnnotationPlace? {
    tip.map {
      AnnotationPlace(
        .point($0.point, clearance: $0.clearance),
        item: AnnotationPlace.Item(layer: layer, key: key, base: base))
    }
  }

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
    case .image(let image):
      return (image.box.center, min(image.box.width, image.box.height) / 2 + 2)
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
