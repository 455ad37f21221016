/// What the bytes of a GIF say, block by block.
struct GIFFile {
  struct Image {
    /// In hundredths of a second.
    var delay = 0
    var disposal = 0
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var hasOwnPalette = false
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var images: [Image] = []
  /// The five bytes after `NETSCAPE2.0`; nil where the block is absent.
  private(set) var loop: [UInt8]?
  /// Whether the blocks end with the mark of the end, at the last byte.
  private(set) var isComplete = false

  init(_ bytes: [UInt8]) {
    var place = 13
    func word(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
    guard bytes.starts(with: Array("GIF89a".utf8)) else { return }
    (width, height) = (word(6), word(8))
    place += bytes[10] & 0x80 != 0 ? 3 << (Int(bytes[10] & 7) + 1) : 0
    var image = Image()
    func skipBlocks() {
      while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
      place += 1
    }
    while place < bytes.count {
      switch (bytes[place], place + 1 < bytes.count ? bytes[place + 1] : 0) {
      case (0x21, 0xF9):
        image.disposal = Int(bytes[place + 3] >> 2 & 7)
        image.delay = word(place + 4)
        place += 2
        skipBlocks()
      case (0x21, 0xFF):
        loop = Array(bytes[place + 14..<place + 19])
        place += 2
        skipBlocks()
      case (0x2C, _):
        (image.x, image.y) = (word(place + 1), word(place + 3))
        (image.width, image.height) = (word(place + 5), word(place + 7))
        image.hasOwnPalette = bytes[place + 9] & 0x80 != 0
        images.append(image)
        image = Image()
        place += 11
        skipBlocks()
      case (0x3B, _):
        isComplete = place == bytes.count - 1
        return
      default: return
      }
    }
  }
}
