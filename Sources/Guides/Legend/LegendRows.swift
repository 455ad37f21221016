import SceneModel
import Scales
import Syntax
import Tables
import VisualEncoding

/// The values and percentages of a rows legend: the sum of each value's rows, each share correctly rounded.
package struct LegendRows {
  private let sums: [Value: Double]
  private let total: Double
  private let number: NumberFormat?
  private let locale: FormatLocale

  init(field: ChannelField, layers: [LayerTable], properties: Properties, locale: FormatLocale) {
    self.locale = locale
    number = properties.string("format").flatMap {
      try? NumberFormat($0, locale: locale.numbers)
    }
    var sums: [Value: Double] = [:]
    if let layer = layers.first, let column = field.column {
      let keys = layer.table.values(at: column)
      let measure = [Channel.theta, .y, .x].lazy.compactMap { layer.field($0) }.first {
        $0.type == .quantitative
      }
      if let measure, let name = measure.column {
        let starts = layer.table.values(at: name)
        let ends = measure.isStacked ? measure.endColumn.map { layer.table.values(at: $0) } : nil
        for (row, key) in keys.enumerated() {
          guard let start = starts[row].scaleNumber else { continue }
          let value = ends.flatMap { $0[row].scaleNumber }.map { $0 - start } ?? start
          sums[key, default: 0] += abs(value)
        }
      }
    }
    self.sums = sums
    // Summed in the order of the keys' text, so that rounding is the same on every run.
    total = sums.sorted { $0.key.text < $1.key.text }.map(\.value).reduce(0, +)
  }

  /// The entries with their value and percentage.
  package func filled(_ entries: [LegendEntry]) -> [LegendEntry] {
    entries.map { entry in
      var entry = entry
      let value = sums[entry.value] ?? 0
      entry.detail = number?.text(value) ?? NumberFormat.plain(value, locale: locale.numbers)
      let percent = try? NumberFormat(".0%", locale: locale.numbers)
      entry.share = total > 0 ? percent?.text(value / total) ?? "" : ""
      return entry
    }
  }
}
