/// Finds the first byte that is not part of well-formed UTF-8.
package enum UTF8Check {
  /// The offset of the first byte of an ill-formed sequence, by the table of the Unicode Standard, section 3.9.
  package static func firstInvalidOffset(in bytes: [UInt8], range: Range<Int>) -> Int? {
    let end = min(range.upperBound, bytes.count)
    var index = max(0, range.lowerBound)
    while index < end {
      let first = bytes[index]
      if first < 0x80 {
        index += 1
        continue
      }
      let (length, second): (Int, ClosedRange<UInt8>)
      switch first {
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      guard index + length <= end, second.contains(bytes[index + 1]) else { return index }
      for next in index + 2..<max(index + 2, index + length) where bytes[next] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }
}
