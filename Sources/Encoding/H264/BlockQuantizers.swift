import Frames

/// How finely each block of each picture of a chunk is quantized.
///
/// - What moves is coded coarsely: nobody sees its detail, and it costs most. What only fades is
///   not: a coarse step would swallow the change.
/// - What has come to rest is coded once more, finely; so is the key frame, most of which stays.
struct BlockQuantizers {
  /// How one picture is coded.
  struct Picture {
    /// One byte for each block: 0 where it is like the picture before and coded finely enough.
    let coded: [UInt8]
    /// What is added to the film's quantizer, for each block.
    let offsets: [Float]
  }

  private let moving: Float
  private let fading: Float
  private let resting: Float
  /// For each block, how many pictures it has yet to be still until it is coded finely; 0 where it is.
  private var wait: [UInt8]

  // Chosen by bytes and likeness over films of seven kinds: see scenes/bench/README.md.
  private static let movingOffset = 13
  private static let fadingOffset = 4
  /// A block in which no luma sample moves farther than this fades.
  private static let fadingContrast: UInt8 = 4
  private static let restingOffset = -3
  private static let stillPictures: UInt8 = 2

  /// - Parameter quantizer: the film's, 0…51; 0 loses nothing and is the same for all blocks.
  init(quantizer: Int, size: PixelSize) {
    let blocks = BlockMask(size: size, changed: false)
    wait = Array(repeating: 0, count: blocks.flags.count)
    let isLossless = quantizer == 0
    moving = isLossless ? 0 : Float(min(Self.movingOffset, 51 - quantizer))
    fading = isLossless ? 0 : Float(min(Self.fadingOffset, 51 - quantizer))
    resting = isLossless ? 0 : Float(max(Self.restingOffset, 1 - quantizer))
  }

  /// The chunk's first picture.
  func keyPicture() -> Picture {
    Picture(
      coded: Array(repeating: 1, count: wait.count),
      offsets: Array(repeating: resting, count: wait.count))
  }

  /// The next picture, in which some blocks differ from the one before.
  ///
  /// - Parameter contrasts: for each block, how far a luma sample moved at most.
  mutating func picture(changes: BlockMask, contrasts: [UInt8]) -> Picture {
    var coded = changes.flags
    var offsets = [Float](repeating: resting, count: wait.count)
    for index in coded.indices {
      if coded[index] != 0 {
        offsets[index] = contrasts[index] > Self.fadingContrast ? moving : fading
        wait[index] = Self.stillPictures
      } else if wait[index] > 0 {
        wait[index] -= 1
        if wait[index] == 0 { coded[index] = 1 }
      }
    }
    return Picture(coded: coded, offsets: offsets)
  }
}
