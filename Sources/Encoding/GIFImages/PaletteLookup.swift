/// Finds the palette index of a colour, and remembers what it found.
struct PaletteLookup {
  private let red: [Int32]
  private let green: [Int32]
  private let blue: [Int32]
  /// The colour that each slot holds, plus a mark that it holds one.
  private var keys: [UInt32]
  private var indices: [UInt8]

  private static let slots = 1 << 14
  private static let mark: UInt32 = 1 << 24

  init(_ palette: Palette) {
    red = palette.colors.map { Int32($0 >> 16 & 255) }
    green = palette.colors.map { Int32($0 >> 8 & 255) }
    blue = palette.colors.map { Int32($0 & 255) }
    keys = Array(repeating: 0, count: PaletteLookup.slots)
    indices = Array(repeating: 0, count: PaletteLookup.slots)
  }

  /// The index of the nearest colour to `0xRRGGBB`; the lowest of equals.
  mutating func index(of color: UInt32) -> UInt8 {
    let slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 18)
    if keys[slot] == color | PaletteLookup.mark { return indices[slot] }
    let found = nearest(to: color)
    keys[slot] = color | PaletteLookup.mark
    indices[slot] = found
    return found
  }

  private func nearest(to color: UInt32) -> UInt8 {
    let (r, g, b) = (Int32(color >> 16 & 255), Int32(color >> 8 & 255), Int32(color & 255))
    var (best, least) = (0, Int32.max)
    for index in red.indices {
      let (dr, dg, db) = (red[index] &- r, green[index] &- g, blue[index] &- b)
      // The same weights as in the quantizer: the squares of its stretch.
      let distance = 2 &* dr &* dr &+ 4 &* dg &* dg &+ db &* db
      if distance < least { (best, least) = (index, distance) }
    }
    return UInt8(clamping: best)
  }
}
