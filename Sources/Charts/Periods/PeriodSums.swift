import SceneModel
import Syntax
import Tables

/// What a total comes to in each period, from all of its rows.
struct PeriodSums {
  let values: [Double]

  /// Throws where no layer has the field.
  init(
    _ total: PeriodTotal, tables: [Table], rows: [PeriodRows?], periods: Int, time: TimeChannel
  ) throws(DiagnosticError) {
    guard
      let layer = tables.indices.first(where: { index in
        rows[index] != nil && (total.field.map { tables[index].column($0) != nil } ?? true)
      }), let own = rows[layer]
    else { throw tables[0].missingField(total.field ?? time.field, at: time.location) }
    let column = total.field.flatMap { tables[layer].column($0) }
    values = (0..<periods).map { period in
      let rows = own.own(period)
      guard total.operation != .count else { return Double(rows.count) }
      let numbers = rows.compactMap { column?[$0].finiteNumber }
      let sum = numbers.reduce(0, +)
      return switch total.operation {
      case .sum, .count: sum
      case .mean: numbers.isEmpty ? 0 : sum / Double(numbers.count)
      case .min: numbers.min() ?? 0
      case .max: numbers.max() ?? 0
      }
    }
  }
}
