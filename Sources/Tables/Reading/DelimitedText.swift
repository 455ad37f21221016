import Syntax

/// The cells of a text whose values are parted by a delimiter, by the rules of RFC 4180.
///
/// - A line ends with CR LF, LF or CR; lines without any character are left out.
/// - A value in double quotes may hold delimiters, line ends and doubled quotes.
struct DelimitedText {
  /// A value's bytes, without its quotes.
  struct Cell {
    // A table keeps the cells of all its texts, so each is as small as can be.
    private var first: UInt32
    private var last: UInt32
    /// Whether a pair of quotes stands for one.
    var hasDoubledQuotes = false

    init(start: Int, end: Int) {
      first = UInt32(truncatingIfNeeded: start)
      last = UInt32(truncatingIfNeeded: end)
    }

    var start: Int {
      get { Int(first) }
      set { first = UInt32(truncatingIfNeeded: newValue) }
    }
    var end: Int {
      get { Int(last) }
      set { last = UInt32(truncatingIfNeeded: newValue) }
    }
  }

  let source: SourceText
  let delimiter: Unicode.Scalar
  private(set) var cells: [Cell] = []
  /// Where each row begins in `cells`, and after the last row its end.
  private(set) var rowStarts: [Int] = [0]

  private var bytes: [UInt8] { source.bytes }

  var rowCount: Int { rowStarts.count - 1 }

  func cells(ofRow row: Int) -> Range<Int> { rowStarts[row]..<rowStarts[row + 1] }

  /// - Parameter start: Where the first row begins; nil is the beginning of the text.
  init(
    _ source: SourceText, delimiter: Unicode.Scalar, from start: Int? = nil
  ) throws(DiagnosticError) {
    self.source = source
    self.delimiter = delimiter
    guard source.bytes.count <= Int(UInt32.max) else {
      throw DiagnosticError(
        "the file is larger than 4 GiB, which is the most that is read",
        at: source.location(at: 0), kind: .limit)
    }
    let mark = Array(String(delimiter).utf8)
    let bytes = source.bytes
    var index = start ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    cells.reserveCapacity(bytes.count / 8)
    while index < bytes.count {
      var cell = Cell(start: index, end: index)
      if bytes[index] == 0x22 {
        try scanQuoted(&cell, &index)
        guard index >= bytes.count || Self.isEnd(bytes, index, mark) else {
          throw DiagnosticError(
            "expected a delimiter or the end of the line after the closing quote",
            at: source.location(at: index), kind: .file)
        }
      } else {
        while index < bytes.count, !Self.isEnd(bytes, index, mark) { index += 1 }
        cell.end = index
      }
      cells.append(cell)
      guard index < bytes.count else { break }
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        endRow()
        index += bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      } else {
        index += mark.count
        // A delimiter at the very end is followed by one more empty value.
        if index == bytes.count { cells.append(Cell(start: index, end: index)) }
      }
    }
    endRow()
  }

  @inline(__always)
  private static func isEnd(_ bytes: [UInt8], _ index: Int, _ mark: [UInt8]) -> Bool {
    let byte = bytes[index]
    if byte == 0x0A || byte == 0x0D { return true }
    guard byte == mark[0] else { return false }
    return mark.count == 1 || bytes[index...].starts(with: mark)
  }

  private mutating func scanQuoted(_ cell: inout Cell, _ index: inout Int) throws(DiagnosticError) {
    let bytes = source.bytes
    let open = index
    index += 1
    cell.start = index
    while index < bytes.count {
      if bytes[index] == 0x22 {
        guard index + 1 < bytes.count, bytes[index + 1] == 0x22 else {
          cell.end = index
          index += 1
          return
        }
        cell.hasDoubledQuotes = true
        index += 1
      }
      index += 1
    }
    throw DiagnosticError(
      "this value has no closing quote", at: source.location(at: open), kind: .file)
  }

  private mutating func endRow() {
    guard let start = rowStarts.last, cells.count > start else { return }
    let isBlank =
      cells.count == start + 1 && cells[start].start == cells[start].end
      && (cells[start].start == 0 || bytes[cells[start].start - 1] != 0x22)
    if isBlank { cells.removeLast() } else { rowStarts.append(cells.count) }
  }

  /// The cell of a row and a column; nil where the row is too short.
  func cell(row: Int, column: Int) -> Cell? {
    let index = rowStarts[row] + column
    return index < rowStarts[row + 1] ? cells[index] : nil
  }

  /// Whether a cell has nothing but spaces and tabs.
  func isBlank(_ cell: Cell) -> Bool {
    bytes[cell.start..<cell.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The text of a cell; CR LF and CR within quotes are line breaks like any other.
  func text(_ cell: Cell) -> String {
    let part = bytes[cell.start..<cell.end]
    var text = String(decoding: part, as: UTF8.self)
    if part.contains(0x0D) {
      text = String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
    guard cell.hasDoubledQuotes else { return text }
    var result = ""
    var skips = false
    for scalar in text.unicodeScalars {
      if scalar == "\"", skips {
        skips = false
        continue
      }
      skips = scalar == "\""
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
