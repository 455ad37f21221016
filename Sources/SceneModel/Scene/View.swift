package import Geometry
package import Syntax
package import Tables

/// A chart on the canvas: layers that share a plot.
package struct View: Sendable {
  package var name: String
  /// Fractions of the canvas, 0…1.
  package var frame: Rectangle
  /// Inside the frame, in points, before guides take their room.
  package var padding: Insets
  /// The card behind the view's whole frame, from the view's `background`; nil is none.
  package var background: PaintSpecification?
  /// Corners of the card; what the view draws is clipped to it.
  package var cornerRadius: Double
  package var title: ViewTitle?
  /// In painting order.
  package var layers: [Layer]
  /// What layers of layers do not share.
  package var independent: Set<IndependentResolution>
  package var viewport: Viewport?
  package var center: CenterText?
  /// In painting order.
  package var annotations: [Annotation] = []
  /// The channel of time; nil where the view shows all rows at once.
  package var time: TimeChannel?
  /// What the view can change into, each over the one before; only the view itself has some.
  package var states: [ViewState] = []
  /// The view's config: the scene's with the view's own laid over it.
  package var configuration: Properties
  package var location: SourceLocation?
}

/// Something of a channel that the parts of a layer have each for themselves.
package struct IndependentResolution: Sendable, Hashable {
  package enum Subject: String, CaseIterable, Sendable, Hashable {
    case scale, axis, legend
  }

  package var subject: Subject
  /// A channel by its name in the scene.
  package var channel: String
  /// Where the layer is whose parts they are, as `Layer.path`; empty for the view itself.
  package var path: [Int]

  package init(_ subject: Subject, channel: String, path: [Int]) {
    self.subject = subject
    self.channel = channel
    self.path = path
  }
}

/// A title and subtitle; lines in order.
package struct ViewTitle: Sendable, Hashable {
  package var lines: [String]
  package var subtitle: [String]
  /// `config.title` with the title's own properties laid over it (anchor, color, fontSize, offset…).
  package var properties: Properties
}

/// The two lines in the middle of a donut: a title, and the sum or the selected value.
package struct CenterText: Sendable, Hashable {
  package var title: String?
  /// A d3 number format.
  package var format: String
  /// How both lines look: `titleColor`, `titleFontSize`, `valueColor`, `valueFontSize`, `valueFontWeight` and so on.
  package var properties: Properties
}

/// One mark with its data.
package struct Layer: Sendable {
  package var name: String?
  package var mark: MarkKind
  /// `config.mark`, `config.<mark>`, styles and the mark's own properties, laid over one another.
  package var properties: Properties
  /// The mark's own properties alone, for rules that ask what the author said.
  package var ownProperties: Properties
  package var encoding: [Channel: [ChannelDefinition]]
  package var data: Table
  /// Inherited first, then the layer's own.
  package var transforms: [Tables.Transform]
  package var emphasis: Emphasis
  /// Overlay layers (points on a line, a line on an area) name the layer they belong to by its index among the view's layers.
  package var overlayOf: Int?
  /// Whether it is a part of a composite mark that shows exceptions, of which there may be none.
  package var mayBeEmpty = false
  /// The index in each of the layers that it lies within, from the view inward; empty where it is the view's only mark.
  package var path: [Int] = []
  package var location: SourceLocation?
}

/// What selection does to an item, at a selection of 1.
package struct Emphasis: Sendable, Hashable {
  /// Scale about the item's anchor (an arc's is its center).
  package var scale: Double
  /// Points outward (arc) or upward.
  package var offset: Double
  /// Opacity of the others; 1 leaves them.
  package var dim: Double

  package init(scale: Double, offset: Double, dim: Double) {
    self.scale = scale
    self.offset = offset
    self.dim = dim
  }
}

/// The marks by Vega-Lite's words; composite marks are gone by now.
package enum MarkKind: String, CaseIterable, Sendable, Hashable {
  case arc, area, bar, circle, image, line, point, rect, rule, square, text, tick, trail
}

/// The channels by Vega-Lite's words.
package enum Channel: String, CaseIterable, Sendable, Hashable {
  case x, y, x2, y2, xOffset, yOffset, theta, theta2, radius, radius2
  case color, fill, stroke, opacity, fillOpacity, strokeOpacity, size, strokeWidth, strokeDash
  case shape, angle, text, detail, order, key, xError, xError2, yError, yError2
  case tooltip, href, url, description
}
