import Syntax

/// A number as people write it: with a decimal point or a decimal comma, and with marks between thousands.
struct WrittenNumber {
  /// The byte before the fraction: a point or a comma.
  let decimal: UInt8
  /// The marks that may part thousands, each as its bytes; all of one number are the same.
  private let thousands: [[UInt8]]

  static let point: UInt8 = 0x2E
  static let comma: UInt8 = 0x2C

  /// - Parameter thousands: The one mark that is allowed, none where it is empty; nil allows the usual ones.
  init(decimal: UInt8, thousands: String? = nil) {
    self.decimal = decimal
    if let thousands {
      // Whoever states a space or an apostrophe may have any kind of it in the file.
      let kinds = [Self.spaces, Self.apostrophes].first { $0.contains(Array(thousands.utf8)) }
      self.thousands = thousands.isEmpty ? [] : kinds ?? [Array(thousands.utf8)]
    } else {
      self.thousands =
        [[decimal == Self.comma ? Self.point : Self.comma]] + Self.apostrophes + Self.spaces
    }
  }

  private static let apostrophes: [[UInt8]] = [[0x27], [0xE2, 0x80, 0x99]]
  /// A space, a no-break space, a narrow no-break space and a thin space.
  private static let spaces: [[UInt8]] = [
    [0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89],
  ]

  /// The finite number that a range of bytes spells to its end; nil where it spells none.
  func value(of bytes: [UInt8], in range: Range<Int>) -> Double? {
    var (index, end) = (range.lowerBound, range.upperBound)
    while let length = Self.length(ofAnyOf: Self.spaces, bytes, index, end) { index += length }
    while let space = Self.spaces.first(where: { bytes[index..<end].suffix($0.count) == $0[...] }) {
      end -= space.count
    }
    var plain: [UInt8] = []
    if let sign = Self.length(ofAnyOf: [[0x2D], [0x2B], [0xE2, 0x88, 0x92]], bytes, index, end) {
      if bytes[index] != 0x2B { plain.append(0x2D) }
      index += sign
    }
    guard index < end, appendWhole(&plain, bytes, &index, end) else { return nil }
    if index < end, bytes[index] == decimal {
      plain.append(Self.point)
      index += 1
    }
    // What is left is digits and perhaps an exponent, which are the same in every style.
    for byte in bytes[index..<end] {
      guard Self.isDigit(byte) || byte | 0x20 == 0x65 || byte == 0x2D || byte == 0x2B else {
        return nil
      }
      plain.append(byte)
    }
    let number = DecimalText.value(of: plain, in: 0..<plain.count)
    return number?.isFinite == true ? number : nil
  }

  /// Appends the digits before the decimal mark; false where a thousands mark is not before three digits.
  private func appendWhole(
    _ plain: inout [UInt8], _ bytes: [UInt8], _ index: inout Int, _ end: Int
  ) -> Bool {
    let start = index
    while index < end, Self.isDigit(bytes[index]) {
      plain.append(bytes[index])
      index += 1
    }
    guard let length = Self.length(ofAnyOf: thousands, bytes, index, end) else { return true }
    // A group at the front has one to three digits, and no zero before them: 0.125 is no 125.
    guard (1...3).contains(index - start), bytes[start] != 0x30 else { return false }
    let mark = Array(bytes[index..<index + length])
    while Self.length(ofAnyOf: [mark], bytes, index, end) != nil {
      let group = index + length..<index + length + 3
      guard group.upperBound <= end, bytes[group].allSatisfy(Self.isDigit) else { return false }
      plain += bytes[group]
      index = group.upperBound
    }
    // A fourth digit in a group, or another mark, is no number.
    return index == end || bytes[index] == decimal
  }

  private static func length(
    ofAnyOf marks: [[UInt8]], _ bytes: [UInt8], _ index: Int, _ end: Int
  ) -> Int? {
    guard index < end else { return nil }
    return marks.first { bytes[index..<end].starts(with: $0) }?.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
