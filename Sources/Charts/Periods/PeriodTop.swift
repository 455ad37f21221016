import SceneModel
import Syntax
import Tables
import VisualEncoding

/// Keeps the first of a sorted position in each period, and adds up the others in a row of their own.
struct PeriodTop {
  let count: Int
  /// The name of the row that stands for the others; nil lets them leave.
  let others: String?
  let channel: Channel

  /// The names that a period shows out of all in their order.
  func shown(_ order: [Value]) -> [Value] {
    let kept = Array(order.prefix(count))
    guard let others, order.count > count else { return kept }
    return kept + [.string(others)]
  }

  /// A period's view without what is not among the first.
  func cut(_ view: View, order: [Value]) -> View {
    let kept = Set(order.prefix(count))
    let shown = shown(order)
    var view = view
    for index in view.layers.indices {
      let layer = view.layers[index]
      guard let name = layer.encoding[channel]?.first?.field,
        let names = layer.data.column(name)
      else { continue }
      let rows = names.indices.filter { kept.contains(names[$0]) }
      var table = layer.data.selecting(rows: rows)
      if let others, rows.count < names.count {
        let rest = layer.data.selecting(rows: names.indices.filter { !kept.contains(names[$0]) })
        table = table.appending(row(of: rest, layer: layer, name: name, label: others))
      }
      view.layers[index].data = table
      guard others != nil else { continue }
      // The others are last whatever they come to.
      view.layers[index].encoding[channel]?[0].sort = JSONNode(.array(shown.map(\.node)))
    }
    return view
  }

  /// The rows of the others as one, or under one name where the encoding adds them up itself.
  private func row(of rest: Table, layer: Layer, name: String, label: String) -> Table {
    var labelled: Set<String> = [name]
    var summed: Set<String> = []
    var isAggregated = false
    for channel in Channel.allCases {
      for definition in layer.encoding[channel] ?? [] {
        if definition.aggregate != nil { isAggregated = true }
        guard let field = definition.field else { continue }
        if channel == .key || (channel == .text && definition.isDiscrete) { labelled.insert(field) }
        if definition.type == .quantitative { summed.insert(field) }
      }
    }
    let count = isAggregated ? rest.rowCount : 1
    var columns: [(field: String, values: [Value])] = []
    for field in rest.fields {
      let values = rest.column(field) ?? []
      if labelled.contains(field) {
        columns.append((field, Array(repeating: .string(label), count: count)))
      } else if isAggregated {
        columns.append((field, values))
      } else if summed.contains(field) {
        let sum = values.compactMap(\.finiteNumber).reduce(0, +)
        columns.append((field, [.number(sum)]))
      } else {
        let same = values.first.map { first in values.allSatisfy { $0 == first } } ?? false
        columns.append((field, [same ? values[0] : .null]))
      }
    }
    return Table(columns: columns)
  }
}
