import Drawing
import Geometry
package import SceneModel
import Syntax
package import Tables
package import VisualEncoding

/// How a legend's symbols look: as the marks of the layers that it explains.
package struct LegendLook {
  package let channels: [Channel]
  package let layers: [LayerTable]
  package let sets: [ScaleSet]
  package let configuration: Properties
  package let properties: Properties

  /// The layer whose marks the symbols follow: the first that fills, for the most solid swatch.
  private var layer: LayerTable? { layers.first }

  package func entry(value: Value, text: String) -> LegendEntry {
    var entry = LegendEntry(
      value: value, text: text, fill: nil, stroke: nil, strokeWidth: 1.5, strokeDash: [],
      opacity: 1, size: properties.number("symbolSize") ?? 100, shape: "circle", detail: "",
      share: "")
    guard let layer else { return entry }
    let set = sets[layer.index]
    let mark = layer.layer.mark
    let own = layer.looks.common
    let isLine = mark == .line || mark == .rule || mark == .trail
    let isFilled = own.boolean("filled") ?? !(isLine || mark == .point)
    entry.shape =
      properties.string("symbolType")
      ?? (isLine
        ? "stroke"
        : mark == .square ? "square" : own.string("shape") ?? "circle")
    let base = constantColor(layer, "color") ?? Color(css: "#4c78a8")
    if isFilled { entry.fill = base } else { entry.stroke = base }
    if isLine { entry.strokeWidth = own.number("strokeWidth") ?? 2 }
    if let opacity = own.number("opacity") { entry.opacity = opacity }
    if mark == .point || mark == .circle || mark == .square || mark == .tick,
      own.number("opacity") == nil, !layer.layer.isAggregated
    {
      entry.opacity = 0.7
    }
    if !channels.contains(where: \.isColor), layers.first?.field(.color) != nil {
      // The colour belongs to another legend; Vega-Lite draws these symbols black.
      if isFilled { entry.fill = .black } else { entry.stroke = .black }
    }
    if let dash = own.numbers("strokeDash") { entry.strokeDash = dash }
    for channel in channels { apply(set[channel]?.output(value), channel, isFilled, to: &entry) }
    return entry
  }

  private func constantColor(_ layer: LayerTable, _ key: String) -> Color? {
    let own = layer.looks.common
    return (own[key] ?? own["fill"] ?? own["stroke"])?.string.flatMap { Color(css: $0) }
  }

  private func apply(
    _ output: ChannelOutput?, _ channel: Channel, _ isFilled: Bool, to entry: inout LegendEntry
  ) {
    switch (output, channel) {
    case (.color(let color), .fill): entry.fill = color
    case (.color(let color), .stroke): entry.stroke = color
    case (.color(let color), _): if isFilled { entry.fill = color } else { entry.stroke = color }
    case (.number(let value), .size):
      if entry.shape == "stroke" { entry.strokeWidth = value } else { entry.size = value }
    case (.number(let value), .strokeWidth): entry.strokeWidth = value
    case (.number(let value), .opacity), (.number(let value), .fillOpacity),
      (.number(let value), .strokeOpacity):
      entry.opacity = value
    case (.word(let word), .shape): entry.shape = word
    case (.dash(let dash), .strokeDash): entry.strokeDash = dash
    default: break
    }
  }
}
