extension FrameRate {
  /// The most frames per second that are accepted.
  package static let highest = 1000

  /// Reads `60`, `12.5`, `29.97` or `30000/1001`.
  package init(reading text: String) throws(FrameRateError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let numerator = Int32(parts[0]), let denominator = Int32(parts[1]),
        numerator > 0, denominator > 0,
        Int(numerator) <= Int(denominator) * FrameRate.highest
      else { throw FrameRateError(given: text) }
      self.init(Int(numerator), Int(denominator))
      return
    }
    guard let number = Double(text), number.isFinite else { throw FrameRateError(given: text) }
    try self.init(framesPerSecond: number)
  }

  /// Reads a decimal number; 29.97, 23.976 and 59.94 mean the television rates n / 1001.
  ///
  /// Other decimals are taken to a millionth.
  package init(framesPerSecond number: Double) throws(FrameRateError) {
    guard number > 0, number <= Double(FrameRate.highest) else {
      throw FrameRateError(given: "\(number)")
    }
    for whole in [24, 30, 48, 60, 120, 240]
    where number != number.rounded() && abs(number - Double(whole) / 1.001) < 0.005 {
      self.init(whole * 1000, 1001)
      return
    }
    guard let millionths = Int(exactly: (number * 1e6).rounded()), millionths > 0 else {
      throw FrameRateError(given: "\(number)")
    }
    self.init(millionths, 1_000_000)
  }
}
