import Geometry

/// Labels by the cells of a grid that they lie in, so that neighbours are found without looking at all.
struct LabelGrid {
  private let columns: Int
  private let rows: Int
  private var cells: [[Int]]

  private static let cell = Size(width: 48, height: 20)

  init(canvas: Size) {
    func count(_ length: Double, _ cell: Double) -> Int {
      Int(exactly: min(max((length / cell).rounded(.up), 1), 400)) ?? 1
    }
    columns = count(canvas.width, Self.cell.width)
    rows = count(canvas.height, Self.cell.height)
    cells = Array(repeating: [], count: columns * rows)
  }

  /// The cells of a box; what lies beyond the canvas is in the outermost ones.
  private func cells(of box: Rectangle) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    func place(_ value: Double, _ cell: Double, _ count: Int) -> Int {
      Int(exactly: min(max((value / cell).rounded(.down), 0), Double(count - 1))) ?? 0
    }
    let left = place(box.minX, Self.cell.width, columns)
    let top = place(box.minY, Self.cell.height, rows)
    return (
      left...max(left, place(box.maxX, Self.cell.width, columns)),
      top...max(top, place(box.maxY, Self.cell.height, rows))
    )
  }

  mutating func insert(_ index: Int, box: Rectangle) {
    let (columns, rows) = cells(of: box)
    for row in rows { for column in columns { cells[row * self.columns + column].append(index) } }
  }

  /// Those that may be near a box; some are visited more than once.
  func forEach(near box: Rectangle, _ visit: (Int) -> Void) {
    let (columns, rows) = cells(of: box)
    for row in rows {
      for column in columns { for index in cells[row * self.columns + column] { visit(index) } }
    }
  }
}
