import SceneModel
import Tables

/// Fills what a key lacks between two periods in which it has values.
///
/// - A number lies between those of the nearest periods before and after, by how many periods away they are;
///   anything else is as in the period before.
/// - Before its first and after its last period a key is not there.
/// - Rows of which several have one key in one period are parts of a sum and are left as they are.
struct PeriodGaps {
  private let time: String
  private let keys: [String]

  init(time: String, layer: Layer) {
    self.time = time
    var keys = (layer.encoding[.key] ?? []).compactMap(\.field)
    if keys.isEmpty {
      for channel in Channel.allCases {
        for definition in layer.encoding[channel] ?? [] {
          guard let field = definition.field, field != time, !keys.contains(field),
            definition.aggregate == nil,
            definition.type == .nominal || definition.type == .ordinal
          else { continue }
          keys.append(field)
        }
      }
    }
    self.keys = keys
  }

  func filled(_ table: Table) -> Table {
    let columns = keys.compactMap { table.column($0) }
    guard let times = table.column(time), !keys.isEmpty, columns.count == keys.count else {
      return table
    }
    let periods = Self.periods(times)
    var places: [Value: Int] = [:]
    for (place, value) in periods.enumerated() { places[value] = place }
    var order: [[Value]] = []
    var rows: [[Value]: [Int: Int]] = [:]
    for row in 0..<table.rowCount {
      guard let place = places[times[row]] else { continue }
      let key = columns.map { $0[row] }
      if rows[key] == nil { order.append(key) }
      guard rows[key, default: [:]].updateValue(row, forKey: place) == nil else { return table }
    }
    var filled = table.fields.map { table.column($0) ?? [] }
    let isNumeric = filled.map { values in values.contains { $0.scaleNumber != nil } }
    guard let timeIndex = table.fields.firstIndex(of: time) else { return table }
    for key in order {
      guard var own = rows[key] else { continue }
      let known = own.keys.sorted()
      guard let first = known.first, let last = known.last else { continue }
      for place in first...last where own[place] == nil {
        guard let before = known.last(where: { $0 < place }), let source = own[before] else {
          continue
        }
        for index in filled.indices {
          let value = isNumeric[index] ? Value.null : filled[index][source]
          filled[index].append(index == timeIndex ? periods[place] : value)
        }
        own[place] = filled[timeIndex].count - 1
      }
      let places = own.keys.sorted()
      for index in filled.indices where isNumeric[index] && index != timeIndex {
        Self.interpolate(&filled[index], rows: places.compactMap { own[$0] }, places: places)
      }
    }
    return Table(columns: zip(table.fields, filled).map { ($0, $1) })
  }

  /// The distinct values in order.
  static func periods(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    var distinct: [Value] = []
    for value in values where value.isValid && seen.insert(value).inserted {
      distinct.append(value)
    }
    return distinct.enumerated().sorted { a, b in
      let order = ValueOrder.compare(a.element, b.element)
      return order == 0 ? a.offset < b.offset : order < 0
    }.map(\.element)
  }

  /// Puts a number in the place of each null that has one on either side.
  private static func interpolate(_ column: inout [Value], rows: [Int], places: [Int]) {
    var before: Int?
    for index in rows.indices {
      guard column[rows[index]].isNull else {
        before = index
        continue
      }
      guard let low = before, case .number(let a) = column[rows[low]],
        let high = rows.indices.first(where: { $0 > index && !column[rows[$0]].isNull }),
        case .number(let b) = column[rows[high]]
      else { continue }
      let share = Double(places[index] - places[low]) / Double(places[high] - places[low])
      column[rows[index]] = .number(a + (b - a) * share)
    }
  }
}
