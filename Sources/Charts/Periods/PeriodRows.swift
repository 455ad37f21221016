import SceneModel
import Tables

/// The rows of a layer by the period that they belong to.
struct PeriodRows {
  /// For each row the place of its period; nil where its value is none of them.
  private let places: [Int?]
  private let rows: [[Int]]
  /// Whether a period shows the rows up to it as well: a line over the channel of time draws on.
  let drawsOn: Bool

  /// - Parameter places: The place of each period by its value.
  init(_ times: [Value], places: [Value: Int], count: Int, drawsOn: Bool) {
    self.places = times.map { places[$0] }
    self.drawsOn = drawsOn
    var rows: [[Int]] = Array(repeating: [], count: count)
    for (row, place) in self.places.enumerated() {
      if let place { rows[place].append(row) }
    }
    self.rows = rows
  }

  /// The rows of one period alone.
  func own(_ period: Int) -> [Int] { rows[period] }

  /// The rows that a period shows, in the table's order.
  func shown(_ period: Int) -> [Int] {
    guard drawsOn else { return rows[period] }
    return places.indices.filter { places[$0].map { $0 <= period } ?? false }
  }
}

extension View {
  /// Whether a layer's line or area runs over the field of time, or belongs to one that does.
  func drawsOn(layer index: Int, field: String) -> Bool {
    let layer = layers[index]
    if let owner = layer.overlayOf, layers.indices.contains(owner), owner != index {
      return drawsOn(layer: owner, field: field)
    }
    guard [.line, .area, .trail].contains(layer.mark) else { return false }
    return [Channel.x, .y].contains { channel in
      (layer.encoding[channel] ?? []).contains { $0.field == field && $0.aggregate == nil }
    }
  }
}
