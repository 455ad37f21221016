/// Finds out which character parts the values of a text.
enum DelimiterFinder {
  /// So many bytes and lines at the beginning are looked at.
  private static let byteLimit = 1 << 16
  private static let lineLimit = 100

  /// The delimiter that a first line `sep=;` states, as spreadsheets write it, and where the text goes on.
  static func statement(in bytes: [UInt8]) -> (delimiter: Unicode.Scalar, end: Int)? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, line.starts(with: Array("sep=".utf8)), let mark = line.last,
      mark == 0x09 || (0x21...0x7E).contains(mark) && !Self.isWord(mark) && mark != 0x22
    else { return nil }
    var end = line.endIndex
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return (Unicode.Scalar(mark), end)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// What parts the values of a text.
  struct Finding {
    var delimiter: Unicode.Scalar
    /// Another one that would part all lines into columns too.
    var rival: Unicode.Scalar?
  }

  /// The character that cuts every line into the same number of values, and into the most.
  ///
  /// Where none does, it is one that the first line has while it lacks the usual one, if most lines agree with it.
  ///
  /// - Parameter usual: The one that the file's name tells; it stays where none cuts into more.
  static func delimiter(of bytes: [UInt8], usual: Unicode.Scalar) -> Finding {
    let own = widths(of: bytes, by: usual)
    var (best, most) = (usual, own.isEven ? own.first : 1)
    var loose: (delimiter: Unicode.Scalar, width: Int)?
    for candidate: Unicode.Scalar in [";", "\t", "|", ","] where candidate != usual {
      let found = widths(of: bytes, by: candidate)
      if found.isEven, found.first > most { (best, most) = (candidate, found.first) }
      if own.first == 1, 2 * found.agreeing > found.lines, found.first > loose?.width ?? 1 {
        loose = (candidate, found.first)
      }
    }
    if best != usual {
      return Finding(delimiter: best, rival: own.isEven && own.first > 1 ? usual : nil)
    }
    if most == 1, let loose { return Finding(delimiter: loose.delimiter) }
    return Finding(delimiter: usual)
  }

  /// How many values the first lines of a text have.
  private struct Widths {
    var first = 1
    var lines = 0
    var agreeing = 0
    var isEven: Bool { lines == agreeing }

    mutating func add(_ count: Int) {
      if lines == 0 { first = count }
      lines += 1
      if count == first { agreeing += 1 }
    }
  }

  private static func widths(of bytes: [UInt8], by delimiter: Unicode.Scalar) -> Widths {
    let mark = UInt8(truncatingIfNeeded: delimiter.value)
    var widths = Widths()
    guard delimiter.isASCII else { return widths }
    var count = 1
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isQuoted = false
    var isEmpty = true
    var atStart = true
    let end = min(bytes.count, byteLimit)
    while index < end, widths.lines < lineLimit {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        if byte == 0x22 { isQuoted = false }
        continue
      }
      switch byte {
      case 0x22 where atStart:
        isQuoted = true
        isEmpty = false
        atStart = false
      // A doubled quote within a quoted value opens it again.
      case 0x22 where index > 1 && bytes[index - 2] == 0x22: isQuoted = true
      case mark:
        count += 1
        isEmpty = false
        atStart = true
      case 0x0A, 0x0D:
        if !isEmpty { widths.add(count) }
        (count, isEmpty, atStart) = (1, true, true)
      default:
        isEmpty = false
        atStart = false
      }
    }
    // The last line counts where it is whole.
    if index == bytes.count, !isEmpty, !isQuoted { widths.add(count) }
    return widths
  }
}
