/// Numbers as PNG writes them, the highest byte first.
enum BigEndian {
  static func word(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  static func long(_ number: Int) -> [UInt8] { word(number >> 16) + word(number) }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
