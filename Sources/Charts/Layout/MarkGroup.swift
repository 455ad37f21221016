package import Drawing
package import Geometry
package import SceneModel
package import Syntax
package import VisualEncoding

/// Items of one mark that belong together: a line, an area, or all bars of a layer.
package struct MarkGroup: Sendable, Hashable {
  package var kind: MarkKind
  /// Index of the layer in its view.
  package var layer: Int
  package var layerName: String?
  /// The series' key; empty where the layer is one series.
  package var key: ItemKey
  package var items: [MarkItem]
  /// How the line or area joins its vertices.
  package var interpolation: Interpolation = .linear
  /// The curve's own parameter; nil is its default.
  package var tension: Double?
  /// Whether the line runs along y, so that a monotone curve keeps x monotone in y.
  package var isSideways = false
  /// Whether drawing is clipped to the plot.
  package var isClipped = false
  /// The line whose head uncovers the whole group, as it does an area.
  package var reveal: Reveal?
  /// Where bars that stack from zero stand, along their measure in canvas points; nil for all else.
  package var baseline: Double?
  package var emphasis = Emphasis(scale: 1, offset: 0, dim: 1)
  /// What the timeline had done to a line or an area that is on its way to another state.
  package var held: HeldState?
}

/// One mark with its place, look and key.
package struct MarkItem: Sendable, Hashable {
  /// Stable over time and between states: the values of the discrete channels, or the row's number.
  package var key: ItemKey
  package var geometry: ItemGeometry
  package var style: ItemStyle
  /// The point about which `scale` and selection scale the item, in canvas points.
  package var anchor: Point
  /// The line whose head uncovers this item, and where on it the item sits.
  package var reveal: Reveal?
  /// The quantitative value that a counting label shows or a stagger sorts by.
  package var magnitude: Double?
  /// The horizontal place in the data's order, for staggers.
  package var order: Double
  package var location: SourceLocation?
  /// The stack whose corners are rounded as one, by the values that it stands at; nil for a mark on its own.
  package var stack: ItemKey?
  /// False for a label that found no room; it is listed and not drawn.
  package var isShown = true
  /// The shape of which the item is a piece, while it comes apart or together.
  package var seam: Seam?
  /// What the timeline had done to the item while it is on its way to another state.
  package var held: HeldState?
}

extension MarkGroup {
  /// The places of the items in painting order: that of the group, or by their `zIndex` where they have one.
  var paintingOrder: [Int] {
    guard items.contains(where: { $0.style.zIndex != 0 }) else { return Array(items.indices) }
    return items.indices.sorted {
      (items[$0].style.zIndex, $0) < (items[$1].style.zIndex, $1)
    }
  }
}

/// Where on a drawn line an item sits, so that it never shows ahead of the line's head.
package struct Reveal: Sendable, Hashable {
  /// Index of the line's group among the view's marks.
  package var group: Int
  /// Fraction of the line's arc length, 0…1.
  package var fraction: Double
}

/// The shape of an item in canvas points.
package enum ItemGeometry: Sendable, Hashable {
  case bar(BarGeometry)
  case symbol(SymbolGeometry)
  case arc(ArcGeometry)
  case rule(Point, Point)
  case text(TextGeometry)
  case image(ImageGeometry)
  case vertex(VertexGeometry)
  /// A closed outline between two unlike shapes, during a transition.
  case outline(Path)
}

/// A rectangle that grows from one of its sides.
package struct BarGeometry: Sendable, Hashable {
  package var rectangle: Rectangle
  /// Radii of the corners: top left, top right, bottom right, bottom left.
  package var cornerRadii: [Double]
  /// The side that stays when the bar grows.
  package var base: Orient
}

/// A symbol of a size about a point.
package struct SymbolGeometry: Sendable, Hashable {
  package var center: Point
  /// Area of the symbol's box in square points, Vega's `size`.
  package var size: Double
  /// A Vega shape name or an SVG path.
  package var shape: String
  package var angleRadians: Double

  /// The square that the shape is drawn in, in canvas points.
  var square: Rectangle {
    let side = size.squareRoot()
    return Rectangle(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}

/// A sector of a ring; angles in radians, clockwise from twelve o'clock.
package struct ArcGeometry: Sendable, Hashable {
  package var center: Point
  package var startAngle: Double
  package var endAngle: Double
  package var innerRadius: Double
  package var outerRadius: Double
  package var padAngle: Double
  package var cornerRadius: Double
}

/// Text at an anchor, before it is measured.
package struct TextGeometry: Sendable, Hashable {
  package var point: Point
  package var lines: [String]
  package var font: Font
  package var align: String
  package var baseline: String
  package var dx: Double
  package var dy: Double
  package var angleRadians: Double
  /// Longest width in points; 0 is none.
  package var limit: Double
  package var lineHeight: Double?
  /// A d3 format for `value` animations, which count up to `magnitude`.
  package var countFormat: String?
}

/// A vertex of a line, area or trail.
package struct VertexGeometry: Sendable, Hashable {
  package var point: Point
  /// The area's other edge.
  package var base: Point?
  /// Width of a trail here, in points.
  package var width: Double
  /// False where the data has a gap.
  package var isDefined: Bool
}

/// The look of an item.
package struct ItemStyle: Sendable, Hashable {
  package var fill: Paint?
  package var stroke: Paint?
  package var strokeStyle = StrokeStyle(width: 1)
  /// Of fill and stroke together, 0…1.
  package var opacity: Double = 1
  /// Items of a higher one are painted above the others.
  package var zIndex: Double = 0
}
