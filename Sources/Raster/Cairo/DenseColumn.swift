import Geometry

/// A column of pixels that a line fills by going up and down within it, in device pixels.
///
/// Stroked, such a line costs Cairo twice the edges that each of its rows crosses; what is seen of it is a band
/// of columns, each inked from its highest to its lowest point.
struct DenseColumn {
  /// Which column, from some origin of the line's.
  let number: Double
  /// Its highest and its lowest point (y down).
  private(set) var high: Point
  private(set) var low: Point
  /// Where the column before lies that it continues without a gap: -1 left, 1 right of it; 0 for none.
  private(set) var step = 0.0

  /// A column that is filled has so many points, or more.
  private static let fewestPoints = 3
  // A lower one costs little, and the joins of a line show in it.
  /// A column that is filled is as many pixels high, or higher.
  private static let leastHeight = 12.0
  // A line that only rises or falls looks smooth across columns, unless it is stroked as it is.
  /// A line that fills a column goes so far up and down in it, in its heights.
  private static let leastTravel = 1.2

  /// Nil where a line through points of one column does not fill it.
  init?(number: Double, points: some Collection<Point>) {
    guard points.count >= Self.fewestPoints,
      let high = points.min(by: { $0.y < $1.y }), let low = points.max(by: { $0.y < $1.y })
    else { return nil }
    let height = low.y - high.y
    let travelled = zip(points, points.dropFirst()).reduce(0) { $0 + abs($1.1.y - $1.0.y) }
    guard height >= Self.leastHeight, travelled >= Self.leastTravel * height else { return nil }
    self.number = number
    self.high = high
    self.low = low
  }

  /// Joins it to the column that the line comes from, if that is its neighbour and no turning point.
  ///
  /// - Parameter previous: both reach as far as the line between them does.
  mutating func join(_ previous: inout DenseColumn) {
    let step = number - previous.number
    guard abs(step) == 1, previous.step == 0 || previous.step == step else { return }
    self.step = step
    if high.y > previous.low.y {
      let middle = (high.y + previous.low.y) / 2
      high.y = middle
      previous.low.y = middle
    } else if low.y < previous.high.y {
      let middle = (low.y + previous.high.y) / 2
      low.y = middle
      previous.high.y = middle
    }
  }
}

/// Neighbouring columns that a line fills, without the pen's width.
///
/// A round pen that is led around the outline inks as far as one that goes up and down within it.
struct DenseBand {
  /// In device pixels.
  let outline: [Point]

  /// - Parameter columns: from left to right or from right to left, each next to the one before.
  init(_ columns: some BidirectionalCollection<DenseColumn>) {
    outline = columns.map(\.high) + columns.reversed().map(\.low)
  }
}
