extension JSONScanner {
  /// Reads the number at the cursor: JSON's, or JSON5's with a plus sign, hex or a bare point.
  ///
  /// A number that is not finite is an error that names the field.
  mutating func scanNumber() throws(DiagnosticError) -> Double {
    let start = offset
    let isNegative = current == 0x2D
    if isNegative || current == 0x2B { offset += 1 }
    if let word = peekWord(), word == "NaN" || word == "Infinity" {
      throw notFinite(String(decoding: bytes[start..<offset], as: UTF8.self) + word, at: start)
    }
    if current == 0x30, byte(at: offset + 1) | 0x20 == 0x78 {
      let value = try scanHexNumber(from: start)
      return isNegative ? -value : value
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var isExact = true
    var exponent = 0
    let wholeStart = offset
    scanDigits(&mantissa, &digits, &isExact)
    if digits > 1, bytes[wholeStart] == 0x30 {
      throw error("a number cannot begin with 0 followed by digits", at: start)
    }
    if current == 0x2E {
      offset += 1
      let whole = digits
      scanDigits(&mantissa, &digits, &isExact)
      exponent = whole - digits
    }
    guard digits > 0 else { throw expected("a digit") }
    if current | 0x20 == 0x65 { exponent += try scanExponent() }
    guard !Self.isWordByte(current) else { throw expected("the end of the number") }
    let value: Double
    if isExact, let exact = DecimalText.exactValue(mantissa: mantissa, exponent: exponent) {
      value = isNegative ? -exact : exact
    } else {
      var text = String(decoding: bytes[start..<offset], as: UTF8.self)
      if text.hasPrefix("+") { text.removeFirst() }
      value = Double(text) ?? .infinity
    }
    guard value.isFinite else {
      throw notFinite(
        String(decoding: bytes[start..<min(offset, start + 40)], as: UTF8.self), at: start)
    }
    return value
  }

  private mutating func scanDigits(
    _ mantissa: inout UInt64, _ digits: inout Int, _ isExact: inout Bool
  ) {
    while offset < end {
      let digit = bytes[offset] &- 0x30
      guard digit <= 9 else { return }
      if mantissa < 1 << 59 { mantissa = mantissa &* 10 &+ UInt64(digit) } else { isExact = false }
      digits += 1
      offset += 1
    }
  }

  /// The exponent after `e`, held within ±100,000 (a double ends near ±324).
  private mutating func scanExponent() throws(DiagnosticError) -> Int {
    offset += 1
    let isNegative = current == 0x2D
    if isNegative || current == 0x2B { offset += 1 }
    let start = offset
    var value = 0
    while offset < end, (0x30...0x39).contains(bytes[offset]) {
      value = min(value * 10 + Int(bytes[offset] - 0x30), 100_000)
      offset += 1
    }
    guard offset > start else { throw expected("a digit of the exponent") }
    return isNegative ? -value : value
  }

  private mutating func scanHexNumber(from start: Int) throws(DiagnosticError) -> Double {
    offset += 2
    let digitsStart = offset
    var value = 0.0
    while let digit = Self.hexDigit(current) {
      value = value * 16 + Double(digit)
      offset += 1
    }
    guard offset > digitsStart else { throw expected("a hex digit") }
    guard !Self.isWordByte(current) else { throw expected("the end of the hex number") }
    guard value.isFinite else { throw notFinite("this hex number", at: start) }
    return value
  }

  /// The refusal of a number that is no finite value, with the name of its field.
  func notFinite(_ number: String, at start: Int) -> DiagnosticError {
    let field = currentKey.map { "`\($0)`: " } ?? ""
    return error(
      "\(field)\(number) is not a finite number; write null for a missing value", at: start)
  }
}
