import Drawing
import Geometry
import SceneModel
import Tables

/// Everything that a mark reads to place its items.
struct MarkContext {
  let layer: LayerTable
  let scales: ScaleSet
  let plot: Rectangle
  let configuration: Properties
  let locale: FormatLocale
  let measurer: any TextMeasurer
  /// The side of a pixel in canvas points.
  let pixelSide: Double

  var properties: Properties { layer.layer.properties }
  /// Whether vertices are joined by straight, unbroken strokes, so that few can stand for many.
  var joinsDensely: Bool {
    (properties.string("interpolate") ?? "linear") == "linear" && properties["strokeDash"] == nil
  }

  var rowCount: Int { layer.table.rowCount }

  func reader(_ channel: Channel) -> ChannelReader? {
    ChannelReader(channel, layer: layer, scales: scales)
  }
}

/// A kind of mark: how its items are placed, and how they are painted.
protocol Mark: SendableMetatype {
  /// The groups of a layer, in painting order.
  static func groups(in context: MarkContext) -> [MarkGroup]

  /// What a group shows under a sample.
  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand]
}
