import Testing

@testable import Charts

/// Long series are reduced for each column of pixels, and nothing of their outline is lost.
@Suite struct DenseSeriesTests {
  private static let count = 50_000
  private static let column = 0.5

  /// Rows along 100 points, with values that jump about.
  private static func place(_ row: Int, shift: Double = 0) -> DenseSeries.Place {
    let value = Double((row &* 7919) % 1009)
    return DenseSeries.Place(
      along: shift + Double(row) / Double(count) * 100, tip: value, base: -value / 2)
  }

  @Test func `each column keeps its first and last row and its extremes`() {
    let rows = Array(0..<Self.count)
    let kept = DenseSeries.thinned(rows, column: Self.column) { Self.place($0) }
    #expect(kept.count <= 200 * 6 + 6)
    #expect(kept == kept.sorted())
    var whole: [Double: [Int]] = [:]
    var reduced: [Double: [Int]] = [:]
    for row in rows {
      whole[(Self.place(row).along / Self.column).rounded(.down), default: []].append(row)
    }
    for row in kept {
      reduced[(Self.place(row).along / Self.column).rounded(.down), default: []].append(row)
    }
    #expect(whole.count == reduced.count)
    for (column, rows) in whole {
      let left = reduced[column] ?? []
      #expect(left.first == rows.first && left.last == rows.last, "column \(column)")
      for value in [\DenseSeries.Place.tip, \DenseSeries.Place.base] {
        let all = rows.map { Self.place($0)[keyPath: value] }
        let some = left.map { Self.place($0)[keyPath: value] }
        #expect(all.min() == some.min() && all.max() == some.max(), "column \(column)")
      }
    }
  }

  @Test func `a window that moves keeps the same rows`() {
    let rows = Array(0..<Self.count)
    let still = DenseSeries.thinned(rows, column: Self.column) { Self.place($0) }
    // A shift that a binary fraction holds exactly.
    let moved = DenseSeries.thinned(rows, column: Self.column) { Self.place($0, shift: -32.125) }
    let same = Set(still).intersection(moved).count
    #expect(Double(same) > 0.99 * Double(still.count))
  }

  @Test func `a gap stays a gap, and a short series as it is`() throws {
    let rows = Array(0..<Self.count)
    let kept = DenseSeries.thinned(rows, column: Self.column) {
      (20_000..<20_100).contains($0) ? nil : Self.place($0)
    }
    #expect(kept.filter { (20_000..<20_100).contains($0) }.count == 1)
    #expect(kept.contains(19_999) && kept.contains(20_100))
    let short = Array(0..<500)
    #expect(DenseSeries.thinned(short, column: 100) { Self.place($0) } == short)
  }
}
