/// A level of H.264: what a decoder must be able to hold and to do (table A-1 of the standard).
struct H264Level: Hashable, Sendable {
  /// Ten times the level's number, as `level_idc` has it.
  let number: Int
  /// Macroblocks a second.
  let blockRate: Double
  /// Macroblocks of one picture.
  let blocks: Int
  /// Macroblocks of all pictures that are kept.
  let keptBlocks: Int

  private init(_ number: Int, _ blockRate: Double, _ blocks: Int, _ keptBlocks: Int) {
    self.number = number
    self.blockRate = blockRate
    self.blocks = blocks
    self.keptBlocks = keptBlocks
  }

  /// The level that players commonly stop at.
  static let widelyPlayed = 51

  /// From the lowest to the highest; level 1b differs from 1 in its bit rate alone.
  static let all = [
    H264Level(10, 1485, 99, 396), H264Level(11, 3000, 396, 900), H264Level(12, 6000, 396, 2376),
    H264Level(13, 11880, 396, 2376), H264Level(20, 11880, 396, 2376),
    H264Level(21, 19800, 792, 4752), H264Level(22, 20250, 1620, 8100),
    H264Level(30, 40500, 1620, 8100), H264Level(31, 108_000, 3600, 18000),
    H264Level(32, 216_000, 5120, 20480), H264Level(40, 245_760, 8192, 32768),
    H264Level(41, 245_760, 8192, 32768), H264Level(42, 522_240, 8704, 34816),
    H264Level(50, 589_824, 22080, 110_400), H264Level(51, 983_040, 36864, 184_320),
    H264Level(52, 2_073_600, 36864, 184_320), H264Level(60, 4_177_920, 139_264, 696_320),
    H264Level(61, 8_355_840, 139_264, 696_320), H264Level(62, 16_711_680, 139_264, 696_320),
  ]

  /// The lowest level for pictures of so many macroblocks; the highest where none suffices.
  ///
  /// - Parameter references: How many pictures are kept to be referred to.
  static func lowest(
    width: Int, height: Int, framesPerSecond: Double, references: Int
  ) -> H264Level {
    let blocks = width * height
    // A picture is at most eight times as long as a square of the most macroblocks is (A.3.1).
    let longest = max(width, height) * max(width, height)
    return all.first { level in
      blocks <= level.blocks && longest <= 8 * level.blocks
        && Double(blocks) * framesPerSecond <= level.blockRate
        && blocks * references <= level.keptBlocks
    } ?? all[all.count - 1]
  }
}
