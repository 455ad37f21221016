package import SceneModel
package import Tables
package import VisualEncoding

/// What an axis is to show, before it is measured and placed.
package struct AxisInput: Sendable {
  /// `x` or `y`.
  package var channel: Channel
  package var orient: Orient
  /// Every axis property with the config's cascade already laid under it.
  package var properties: Properties
  package var ticks: [AxisTick]
  /// Lines of the title; empty for none.
  package var title: [String]
  /// Whether the scale is discrete, which sets default label angles and grid.
  package var isDiscrete: Bool
  /// The domain as shown, for `inspect`.
  package var domain: [Value]
  /// The scale behind the ticks, which places any other value too.
  package var scale: PlotScale?
  /// Whether lines fade beyond the plot's ends as labels do, where the domain itself moves.
  package var fadesLines = false

  package init(
    channel: Channel, orient: Orient, properties: Properties, ticks: [AxisTick], title: [String],
    isDiscrete: Bool, domain: [Value]
  ) {
    self.channel = channel
    self.orient = orient
    self.properties = properties
    self.ticks = ticks
    self.title = title
    self.isDiscrete = isDiscrete
    self.domain = domain
  }
}

/// A tick: its value, its text and its place along the plot's side.
package struct AxisTick: Sendable, Hashable {
  package var value: Value
  /// The label, which may be empty.
  package var text: String
  /// Points from the plot's left (x) or top (y) edge to the label; the middle of a band.
  package var position: Double
  /// Points from the same edge to the tick and grid line (differs from `position` on binned and band-extent axes).
  package var tickPosition: Double
  /// What differs at this tick from the axis: colours, widths, dashes, fonts.
  package var properties: Properties?
  /// 0…1; below 1 where a moving window brings the tick or takes it away.
  package var opacity = 1.0

  package init(value: Value, text: String, position: Double, tickPosition: Double) {
    self.value = value
    self.text = text
    self.position = position
    self.tickPosition = tickPosition
  }
}
