package import Drawing
package import SceneModel
package import Tables

/// What a legend is to show, before it is measured and placed.
package struct LegendInput: Sendable {
  package enum Content: Sendable, Hashable {
    /// A symbol and a label for each value.
    case symbols([LegendEntry])
    /// A colour ramp: stops along it and labels at fractions of it.
    case gradient([GradientStop], labels: [LegendLabel])
    /// A swatch, a name, a value and a percentage for each value, one under the other.
    case rows([LegendEntry])

    package var isGradient: Bool {
      if case .gradient = self { true } else { false }
    }
  }

  /// The channels it explains, the first for `inspect`.
  package var channels: [Channel]
  package var content: Content
  package var title: [String]
  /// Every legend property with the config's cascade already laid under it; `orient` is in it.
  package var properties: Properties

  package init(channels: [Channel], content: Content, title: [String], properties: Properties) {
    self.channels = channels
    self.content = content
    self.title = title
    self.properties = properties
  }
}

/// One value of a symbol or rows legend as the marks show it.
package struct LegendEntry: Sendable, Hashable {
  package var value: Value
  package var text: String
  package var fill: Color?
  package var stroke: Color?
  package var strokeWidth: Double
  package var strokeDash: [Double]
  package var opacity: Double
  /// Area of the symbol in square points.
  package var size: Double
  /// A Vega shape name (`circle`, `square`, `stroke`…) or an SVG path.
  package var shape: String
  /// The formatted value of a rows legend.
  package var detail: String
  /// The formatted percentage of a rows legend.
  package var share: String

  package init(
    value: Value, text: String, fill: Color?, stroke: Color?, strokeWidth: Double,
    strokeDash: [Double], opacity: Double, size: Double, shape: String, detail: String,
    share: String
  ) {
    self.value = value
    self.text = text
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.strokeDash = strokeDash
    self.opacity = opacity
    self.size = size
    self.shape = shape
    self.detail = detail
    self.share = share
  }
}

/// A label of a colour ramp.
package struct LegendLabel: Sendable, Hashable {
  package var value: Value
  package var text: String
  /// Along the ramp, 0…1.
  package var fraction: Double

  package init(value: Value, text: String, fraction: Double) {
    self.value = value
    self.text = text
    self.fraction = fraction
  }
}
