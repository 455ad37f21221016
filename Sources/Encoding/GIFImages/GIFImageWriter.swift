import Frames

/// Writes single images of a GIF: what part they cover, for how long, and what becomes of them.
struct GIFImageWriter {
  private let palette: Palette
  private var compressor: LZWEncoder

  init(_ palette: Palette) {
    self.palette = palette
    compressor = LZWEncoder(symbolBits: palette.bits)
  }

  /// The bytes of an image that turns the canvas into the picture within a rectangle.
  ///
  /// With `clears`, viewers empty the rectangle before the next image. GIF89a, sections 20, 22
  /// and 23.
  mutating func image(
    of picture: IndexedPicture, over canvas: IndexedPicture, in rectangle: IndexedRectangle,
    delay: Int, clears: Bool
  ) -> [UInt8] {
    let transparent = palette.transparentIndex
    var plain: [UInt8] = []
    plain.reserveCapacity(rectangle.x.count * rectangle.y.count)
    var sparse = plain
    for y in rectangle.y {
      for x in rectangle.x {
        let position = y * picture.size.width + x
        let index = picture.indices[position]
        plain.append(index)
        sparse.append(index == canvas.indices[position] ? transparent : index)
      }
    }
    // Leaving out what stands still mostly saves bytes, but can break up an even area.
    var data = compressor.encode(sparse)
    if sparse != plain {
      let other = compressor.encode(plain)
      if other.count < data.count { data = other }
    }
    let disposal: UInt8 = clears ? 2 : 1
    var bytes: [UInt8] = [0x21, 0xF9, 4, disposal << 2 | 1]
    bytes += GIFImageWriter.word(delay)
    bytes += [transparent, 0, 0x2C]
    bytes += GIFImageWriter.word(rectangle.x.lowerBound)
    bytes += GIFImageWriter.word(rectangle.y.lowerBound)
    bytes += GIFImageWriter.word(rectangle.x.count)
    bytes += GIFImageWriter.word(rectangle.y.count)
    bytes.append(0)
    return bytes + data
  }

  /// Sixteen bits, the low ones first.
  static func word(_ number: Int) -> [UInt8] {
    let word = UInt16(clamping: number)
    return [UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8)]
  }
}
