import Drawing
import Geometry
import SceneModel
import Tables
import VisualEncoding

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
  /// The rows of each line near the window, where a layer has many others.
  var near: SeriesRows?

  /// What all rows of the mark share.
  var properties: Properties { layer.looks.common }
  /// The mark's properties, for each row.
  var looks: DatumProperties { layer.looks }
  /// Whether vertices are joined by straight, unbroken strokes, so that few can stand for many.
  var joinsDensely: Bool {
    looks.areConstant && (properties.string("interpolate") ?? "linear") == "linear"
      && properties["strokeDash"] == nil
  }

  /// The rows of each line or area, without those far from the window.
  var series: [SeriesRows.Series] { (near ?? SeriesRows(self)).series }

  var rowCount: Int { layer.table.rowCount }

  func reader(_ channel: Channel) -> ChannelReader? {
    ChannelReader(channel, layer: layer, scales: scales)
  }
}

extension MarkContext {
  /// A layer of a view on scales that are laid on a plot.
  init(
    layer: LayerTable, scales: ScaleSet, plot: Rectangle, view: View, context: LayoutContext
  ) {
    self.init(
      layer: layer, scales: scales, plot: plot, configuration: view.configuration,
      locale: context.locale, measurer: context.measurer, pixelSide: 1 / context.canvas.scale)
  }
}

/// A kind of mark: how its items are placed, and how they are painted.
protocol Mark: SendableMetatype {
  /// The groups of a layer, in painting order.
  static func groups(in context: MarkContext) -> [MarkGroup]

  /// What a group shows under a sample.
  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand]
}
