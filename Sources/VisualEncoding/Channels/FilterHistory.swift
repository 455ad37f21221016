package import Tables

/// A layer's rows before each of its filters.
///
/// Bins of an encoding are laid out for all rows, so that layers with different filters share their edges.
package struct FilterHistory {
  private var tables: [Table] = []

  /// Remembers the rows before a filter.
  package mutating func keep(_ table: Table) { tables.append(table) }

  /// Forgets what was before a transform that makes rows or fields anew.
  package mutating func changes(by transform: Transform) {
    switch transform.kind {
    case .joinaggregate, .window, .calculate, .extent, .lookup, .bin, .timeUnit, .stack: break
    default: tables = []
    }
  }

  /// The least and the greatest number of a field; nil where no filter has come after it.
  package func extent(of field: String) -> ClosedRange<Double>? {
    guard let table = tables.first(where: { $0.column(field) != nil }) else { return nil }
    let numbers = table.values(at: field).compactMap(\.scaleNumber).filter(\.isFinite)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }
}
