/// Leaves out rows of very long series that pixels cannot tell from their neighbours.
///
/// Of rows that follow each other within one column of pixels, the first, the last and those with the
/// extremes are kept, in their order (the M4 aggregation of Jugel and others, 2014). Columns are
/// counted from the first row, so that they move with the data and a moving window does not shimmer.
enum DenseSeries {
  /// Shorter series are left as they are.
  private static let fewest = 10_000

  /// A row's place in canvas points: along the columns, and both edges across.
  struct Place {
    var along: Double
    var tip: Double
    var base: Double
  }

  /// - Parameters:
  ///   - column: the width of a pixel in canvas points, above 0.
  ///   - count: how many rows the whole series has, where these are only a part of it.
  ///   - origin: where the whole series begins along the columns.
  ///   - place: nil where the line breaks.
  static func thinned(
    _ rows: [Int], of count: Int? = nil, from origin: Double? = nil, column: Double,
    place: (Int) -> Place?
  ) -> [Int] {
    guard (count ?? rows.count) >= fewest else { return rows }
    var kept: [Int] = []
    var run = Run()
    var origin = origin
    var isGap = false
    for (index, row) in rows.enumerated() {
      guard let place = place(row) else {
        run.finish(rows, into: &kept)
        // One row breaks the line as well as many.
        if !isGap { kept.append(row) }
        isGap = true
        continue
      }
      isGap = false
      let start = origin ?? place.along
      origin = start
      let number = ((place.along - start) / column).rounded(.down)
      if number != run.column {
        run.finish(rows, into: &kept)
        run = Run(column: number)
      }
      run.add(index, place)
    }
    run.finish(rows, into: &kept)
    return kept
  }

  /// Rows that follow each other in one column.
  private struct Run {
    /// Not-a-number equals no column.
    var column = Double.nan
    private var first: Int?
    private var last = 0
    private var leastTip = (value: Double.infinity, index: 0)
    private var mostTip = (value: -Double.infinity, index: 0)
    private var leastBase = (value: Double.infinity, index: 0)
    private var mostBase = (value: -Double.infinity, index: 0)

    init(column: Double = .nan) { self.column = column }

    mutating func add(_ index: Int, _ place: Place) {
      first = first ?? index
      last = index
      if place.tip < leastTip.value { leastTip = (place.tip, index) }
      if place.tip > mostTip.value { mostTip = (place.tip, index) }
      if place.base < leastBase.value { leastBase = (place.base, index) }
      if place.base > mostBase.value { mostBase = (place.base, index) }
    }

    mutating func finish(_ rows: [Int], into kept: inout [Int]) {
      guard let first else { return }
      var indices = [first, last, leastTip.index, mostTip.index]
      // A level base has its extremes where it begins.
      if leastBase.value < mostBase.value { indices += [leastBase.index, mostBase.index] }
      var previous = -1
      for index in indices.sorted() where index > previous {
        kept.append(rows[index])
        previous = index
      }
      self = Run()
    }
  }
}
