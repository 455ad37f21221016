import Syntax
import SceneModel
import Tables
import VisualEncoding

/// The rows of each line, area or trail of a layer, in the order in which its vertices are joined.
struct SeriesRows {
  /// A line's key and rows.
  struct Series: Sendable {
    var key: ItemKey
    var rows: [Int]
    /// The first of all rows and how many there are, where `rows` are only those near a window.
    var first: Int?
    var count: Int

    init(key: ItemKey, rows: [Int]) {
      self.key = key
      self.rows = rows
      first = rows.first
      count = rows.count
    }
  }

  /// In order of first appearance.
  let series: [Series]

  /// The keys of all of the layer's items, by row; nil where they are not known yet.
  var keys: [ItemKey]?

  init(_ series: [Series], keys: [ItemKey]?) {
    self.series = series
    self.keys = keys
  }

  init(_ context: MarkContext) {
    let layer = context.layer
    var columns: [[Value]] = []
    var names: Set<String> = []
    // Areas of an order are stacked by it.
    let ordering: [Channel] = layer.layer.mark == .area ? [.order] : []
    for channel in Channel.seriesChannels + ordering where channel != .key {
      // A size that varies along a trail is no series of its own.
      if channel == .size, layer.layer.mark == .trail { continue }
      for field in layer.fields[channel] ?? [] {
        guard let name = field.column, field.definition.aggregate == nil,
          names.insert(name).inserted
        else { continue }
        columns.append(layer.table.values(at: name))
      }
    }
    var index: [[Value]: Int] = [:]
    var found: [Series] = []
    let rows = Self.listed(context)
    if columns.isEmpty, !rows.isEmpty { found.append(Series(key: "", rows: rows)) }
    for row in columns.isEmpty ? [] : rows {
      let key = columns.map { $0[row] }
      if let place = index[key] {
        found[place].rows.append(row)
      } else {
        index[key] = found.count
        found.append(Series(key: ItemKey(key), rows: [row]))
      }
    }
    if let order = VertexOrder(context) {
      for place in found.indices { found[place].rows = order.sorted(found[place].rows) }
    }
    series = found.map { Series(key: $0.key, rows: $0.rows) }
  }

  /// The rows that no discrete domain leaves out: a line joins those that are left.
  private static func listed(_ context: MarkContext) -> [Int] {
    let rows = Array(0..<context.rowCount)
    let places = [Channel.x, .y].filter { context.scales[$0]?.type.isDiscrete == true }.map {
      PositionReader($0, in: context)
    }
    guard !places.isEmpty else { return rows }
    return rows.filter { row in !places.contains { $0.isLeftOut(row: row) } }
  }
}

/// How vertices are joined: by `order`, else along the dimension; as the rows come where `order` is null.
private enum VertexOrder {
  case fields([(values: [Value], descending: Bool)])
  case places(PositionReader)

  init?(_ context: MarkContext) {
    let layer = context.layer
    let orders = layer.fields[.order] ?? []
    if orders.contains(where: { $0.definition.value?.isOff == true }) { return nil }
    if orders.isEmpty, layer.layer.properties["order"]?.isOff == true { return nil }
    let given = orders.filter { $0.definition.isField }
    if !given.isEmpty, layer.stackOffset == nil {
      self = .fields(
        given.compactMap { field in
          field.column.map {
            (layer.table.values(at: $0), field.definition.sort?.string == "descending")
          }
        })
      return
    }
    let dimension = (layer.orientation ?? .vertical).dimensionChannel
    guard layer.field(dimension)?.definition.isField == true else { return nil }
    self = .places(PositionReader(dimension, in: context))
  }

  func sorted(_ rows: [Int]) -> [Int] {
    switch self {
    case .fields(let keys):
      return Self.sorted(rows) { a, b in
        for key in keys {
          let order = ValueOrder.compare(key.values[a], key.values[b])
          if order != 0 { return key.descending ? order > 0 : order < 0 }
        }
        return nil
      }
    case .places(let reader):
      var places: [Double] = []
      places.reserveCapacity(rows.count)
      var areInOrder = true
      for row in rows {
        let place = reader.vertex(row: row).place
        if let last = places.last, last > place { areInOrder = false }
        places.append(place)
      }
      if areInOrder { return rows }
      return Self.sorted(Array(rows.indices)) { a, b in
        places[a] == places[b] ? nil : places[a] < places[b]
      }.map { rows[$0] }
    }
  }

  /// Rows by whether one comes before another, nil where they are equal; those keep their order.
  private static func sorted(_ rows: [Int], by compare: (Int, Int) -> Bool?) -> [Int] {
    // Most data comes in order, and looking costs less than sorting.
    if zip(rows, rows.dropFirst()).allSatisfy({ compare($0, $1) ?? true }) { return rows }
    return rows.enumerated().sorted { a, b in
      compare(a.element, b.element) ?? (a.offset < b.offset)
    }.map(\.element)
  }
}

extension JSONNode {
  /// Whether a switch is off: null or false.
  fileprivate var isOff: Bool { isNull || boolean == false }
}
