import SceneModel
import Syntax
import Tables
import VisualEncoding

/// Fills what a key lacks between two periods in which it has values, after the layer's own transforms.
///
/// - The transforms see the data's rows and no others, so that sums, ranks and counts are those of the data.
/// - A number lies between those of the nearest periods before and after, by its distance on the axis of time;
///   a text that is calculated from numbers is calculated again, anything else is as in the period before.
/// - Before its first and after its last period a key is not there. Nor is it where a filter has dropped it.
/// - Where the encoding adds up rows, what they come to is filled in; else rows of which several have one key in one
///   period are left as they are.
struct PeriodGaps {
  private let time: String
  private let order: PeriodOrder
  private let layer: LayerTable
  private let table: Table
  private let keys: [String]

  init(time: String, order: PeriodOrder, layer: LayerTable) {
    self.time = time
    self.order = order
    self.layer = layer
    table = layer.rawTable
    let encoding = layer.layer.encoding
    let named = (encoding[.key] ?? []).compactMap(\.field)
    var discrete: [String] = []
    for channel in Channel.allCases where channel != .text && channel != .order {
      for definition in encoding[channel] ?? [] {
        guard let field = definition.field, field != time, !discrete.contains(field),
          definition.aggregate == nil, definition.type == .nominal || definition.type == .ordinal
        else { continue }
        discrete.append(field)
      }
    }
    let all = named + discrete.filter { !named.contains($0) }
    // A key alone may go through other groups, unless several of its rows are in one period.
    keys =
      named.isEmpty || layer.layer.isAggregated || Self.hasTwins(named + [time], in: table)
      ? all : named
  }

  private static func hasTwins(_ fields: [String], in table: Table) -> Bool {
    let columns = fields.compactMap { table.column($0) }
    var seen: Set<[Value]> = []
    return (0..<table.rowCount).contains { row in
      !seen.insert(columns.map { $0[row] }).inserted
    }
  }

  /// The layer's rows with those that were missing.
  func filled() throws(DiagnosticError) -> Table {
    let columns = keys.compactMap { table.column($0) }
    guard let times = table.column(time), !keys.isEmpty, columns.count == keys.count else {
      return table
    }
    var places: [Value: Int] = [:]
    for (place, value) in order.periods.enumerated() { places[value] = place }
    var names: [[Value]] = []
    var rows: [[Value]: [Int: [Int]]] = [:]
    for row in 0..<table.rowCount {
      guard let place = places[times[row]] else { continue }
      let key = columns.map { $0[row] }
      if rows[key] == nil { names.append(key) }
      rows[key, default: [:]][place, default: []].append(row)
    }
    let dropped = droppedPlaces(places)
    let summary = RowSummary(layer.layer, time: time)
    var filled = table.fields.map { table.column($0) ?? [] }
    let isNumeric = filled.map { values in
      values.contains {
        if case .string = $0 { false } else { $0.finiteNumber != nil }
      }
    }
    guard let timeIndex = table.fields.firstIndex(of: time) else { return table }
    let keyIndices = Set(keys.compactMap { table.fields.firstIndex(of: $0) })
    for key in names {
      guard let own = rows[key] else { continue }
      let isSingle = own.values.allSatisfy { $0.count == 1 }
      guard isSingle || summary != nil else { continue }
      var single = own.mapValues { $0[0] }
      let gone = dropped[key] ?? []
      let present = own.keys.sorted()
      for (before, after) in zip(present, present.dropFirst()) {
        guard let source = own[before], let target = own[after] else { continue }
        for place in before + 1..<after where !gone.contains(place) {
          let share = share(place, before, after)
          let count = summary?.count(source.count, target.count, share) ?? 1
          for _ in 0..<count {
            for index in filled.indices {
              let value: Value =
                if index == timeIndex {
                  order.periods[place]
                } else if keyIndices.contains(index) || !isNumeric[index] {
                  filled[index][source[0]]
                } else if isSingle {
                  .null
                } else {
                  summary?.value(
                    table.fields[index], filled[index], source, target, parts: count,
                    share: share) ?? .null
                }
              filled[index].append(value)
            }
          }
          single[place] = filled[timeIndex].count - 1
        }
      }
      guard isSingle else { continue }
      let known = single.keys.sorted()
      for index in filled.indices
      where isNumeric[index] && index != timeIndex && !keyIndices.contains(index) {
        interpolate(
          &filled[index], rows: known.compactMap { single[$0] }, places: known)
      }
    }
    return try recalculated(Table(columns: zip(table.fields, filled).map { ($0, $1) }))
  }

  /// How far a period is on the way from one before it to one after it, 0…1.
  private func share(_ place: Int, _ before: Int, _ after: Int) -> Double {
    let (low, high) = (order.places[before], order.places[after])
    return (order.places[place] - low) / (high - low)
  }

  /// Puts a number in the place of each null that has one on either side.
  private func interpolate(_ column: inout [Value], rows: [Int], places: [Int]) {
    var before: Int?
    for index in rows.indices {
      guard column[rows[index]].isNull else {
        before = index
        continue
      }
      guard let low = before, let a = column[rows[low]].finiteNumber,
        let high = rows.indices.first(where: { $0 > index && !column[rows[$0]].isNull }),
        let b = column[rows[high]].finiteNumber
      else { continue }
      if column[rows[low]] == column[rows[high]] {
        // A code such as 007 is no measure, and stays as it is written.
        column[rows[index]] = column[rows[low]]
        continue
      }
      let number = a + (b - a) * share(places[index], places[low], places[high])
      if case .date = column[rows[low]].meaning {
        column[rows[index]] = .date(number)
      } else {
        column[rows[index]] = .number(number)
      }
    }
  }

  /// The periods in which a filter has dropped a key that does have values there.
  private func droppedPlaces(_ places: [Value: Int]) -> [[Value]: Set<Int>] {
    let measures = layer.layer.encoding.values.flatMap { $0 }.filter { $0.type == .quantitative }
      .compactMap(\.field)
    var dropped: [[Value]: Set<Int>] = [:]
    for (rows, fields) in layer.dropped {
      // What is dropped by its rank is not there, with a value or without; what is dropped for want of a value is
      // as good as never there.
      let asksForValues = fields.allSatisfy {
        measures.contains($0) || keys.contains($0) || $0 == time
      }
      let columns = keys.compactMap { rows.column($0) }
      let values = measures.compactMap { rows.column($0) }
      guard let times = rows.column(time), columns.count == keys.count, !values.isEmpty else {
        continue
      }
      for row in 0..<rows.rowCount {
        guard let place = places[times[row]],
          !asksForValues || values.allSatisfy({ $0[row].scaleNumber != nil })
        else { continue }
        dropped[columns.map { $0[row] }, default: []].insert(place)
      }
    }
    return dropped
  }

  /// Works out anew the texts that the last transforms calculate, in the rows that were missing.
  private func recalculated(_ filled: Table) throws(DiagnosticError) -> Table {
    guard filled.rowCount > table.rowCount else { return filled }
    let own: [Transform.Kind] = [.calculate, .filter]
    let last = layer.layer.transforms.reversed().prefix { own.contains($0.kind) }.reversed()
    var added = filled.selecting(rows: Array(table.rowCount..<filled.rowCount))
    var context = layer.transforms
    for transform in last where transform.kind == .calculate {
      let next = try transform.apply(to: added, context: &context)
      for field in next.fields {
        guard let values = next.column(field), values != added.column(field),
          values.contains(where: { if case .string = $0 { true } else { false } })
        else { continue }
        added.setColumn(field, values)
      }
    }
    var result = filled
    for field in filled.fields {
      guard let values = filled.column(field), let new = added.column(field) else { continue }
      result.setColumn(field, values.prefix(table.rowCount) + new)
    }
    return result
  }
}

/// What rows of one key in one period come to, where a layer's encoding adds them up.
private struct RowSummary {
  /// The operation on each field.
  private let operations: [String: String]
  private let counts: Bool

  /// Nil where nothing is added up, or a field is in two ways.
  init?(_ layer: Layer, time: String) {
    var operations: [String: String] = [:]
    var counts = false
    for definition in layer.encoding.values.flatMap({ $0 }) {
      guard let operation = definition.aggregate else { continue }
      guard operation != "count" else {
        counts = true
        continue
      }
      guard Self.known.contains(operation), let field = definition.field,
        operations[field] == nil || operations[field] == operation
      else { return nil }
      operations[field] = operation
    }
    guard counts || !operations.isEmpty else { return nil }
    self.operations = operations
    self.counts = counts
  }

  private static let known = ["sum", "mean", "average", "median", "min", "max"]

  /// How many rows stand in for those that are missing: as many as are counted, else one.
  func count(_ before: Int, _ after: Int, _ share: Double) -> Int {
    guard counts else { return 1 }
    let number = Double(before) + Double(after - before) * share
    return max(1, Int(exactly: number.rounded()) ?? 1)
  }

  /// The value of each of so many parts, so that they come to what lies between two periods; nil where one has none.
  func value(
    _ field: String, _ column: [Value], _ before: [Int], _ after: [Int], parts: Int, share: Double
  ) -> Value? {
    let operation = operations[field] ?? "mean"
    guard let a = Self.result(operation, before.compactMap { column[$0].scaleNumber }),
      let b = Self.result(operation, after.compactMap { column[$0].scaleNumber })
    else { return nil }
    let number = a + (b - a) * share
    return .number(operation == "sum" ? number / Double(parts) : number)
  }

  private static func result(_ operation: String, _ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    switch operation {
    case "sum": return numbers.reduce(0, +)
    case "min": return numbers.min()
    case "max": return numbers.max()
    case "median":
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    default: return numbers.reduce(0, +) / Double(numbers.count)
    }
  }
}
