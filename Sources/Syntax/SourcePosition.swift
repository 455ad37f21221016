/// A place in a text as a person names it.
package struct SourcePosition: Sendable, Hashable {
  /// Counted from 1; LF, CR LF and a lone CR each end a line.
  package var line: Int
  /// Counted from 1, in Unicode scalars; a byte-order mark does not count.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceLocation {
  /// The line and the column of the location.
  package var position: SourcePosition {
    let bytes = source.bytes
    let target = max(0, min(offset, bytes.count))
    var line = 1
    for index in 0..<target {
      if bytes[index] == 0x0A || bytes[index] == 0x0D && !isLineFeed(after: index) { line += 1 }
    }
    let start = lineRange.lowerBound
    let column = bytes[start..<max(start, target)].count { $0 & 0xC0 != 0x80 } + 1
    return SourcePosition(line: line, column: column)
  }

  private func isLineFeed(after index: Int) -> Bool {
    index + 1 < source.bytes.count && source.bytes[index + 1] == 0x0A
  }

  /// The bytes of the line that holds the location, without its end and without a byte-order mark.
  var lineRange: Range<Int> {
    let bytes = source.bytes
    let target = max(0, min(offset, bytes.count))
    var start = target
    // The LF of a CR LF belongs to the line that the CR ends.
    if start > 0, start < bytes.count, bytes[start] == 0x0A, bytes[start - 1] == 0x0D { start -= 1 }
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    return min(start, end)..<end
  }
}
