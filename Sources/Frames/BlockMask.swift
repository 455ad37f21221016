/// Which 16 × 16 blocks of a frame differ from the frame before, row by row from the top left.
package struct BlockMask: Hashable, Sendable {
  /// The side of a block in pixels; a macroblock of H.264.
  package static let side = 16

  package let columns: Int
  package let rows: Int
  /// One byte per block: 1 where it differs, else 0.
  package private(set) var flags: [UInt8]

  /// A mask over a frame of the given size, with every block changed or none.
  package init(size: PixelSize, changed: Bool) {
    columns = (size.width + BlockMask.side - 1) / BlockMask.side
    rows = (size.height + BlockMask.side - 1) / BlockMask.side
    flags = Array(repeating: changed ? 1 : 0, count: columns * rows)
  }

  /// Whether the block in a column and row differs.
  package subscript(column: Int, row: Int) -> Bool {
    get { flags[row * columns + column] != 0 }
    set { flags[row * columns + column] = newValue ? 1 : 0 }
  }

  /// Marks what another mask over the same frame marks.
  package mutating func formUnion(_ other: BlockMask) {
    for index in flags.indices where other.flags[index] != 0 { flags[index] = 1 }
  }

  /// Marks the blocks that a rectangle touches.
  package mutating func insert(_ rectangle: PixelRectangle) {
    let left = rectangle.x / BlockMask.side
    let right = min((rectangle.x + rectangle.width - 1) / BlockMask.side, columns - 1)
    let bottom = min((rectangle.y + rectangle.height - 1) / BlockMask.side, rows - 1)
    guard left <= right else { return }
    for row in stride(from: rectangle.y / BlockMask.side, through: bottom, by: 1) {
      for column in left...right { flags[row * columns + column] = 1 }
    }
  }

  /// Whether no block differs.
  package var isEmpty: Bool { !flags.contains(1) }

  /// How many blocks differ.
  package var count: Int { flags.reduce(0) { $0 + Int($1) } }

  /// The runs of changed blocks of one row, as ranges of columns.
  package func runs(inRow row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in 0..<columns {
      if self[column, row] {
        start = start ?? column
      } else if let first = start {
        runs.append(first..<column)
        start = nil
      }
    }
    if let first = start { runs.append(first..<columns) }
    return runs
  }
}
