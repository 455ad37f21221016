import Frames
import Testing

@testable import Encoding

@Suite("Picture planes") struct PicturePlanesTests {
  private func bytes(_ planes: PicturePlanes) -> [UInt8] {
    let count = planes.lumaCount
    return unsafe Array(UnsafeBufferPointer(start: planes.luma, count: count))
      + Array(UnsafeBufferPointer(start: planes.blueChroma, count: count / 4))
      + Array(UnsafeBufferPointer(start: planes.redChroma, count: count / 4))
  }

  @Test(arguments: 0..<30 as Range<UInt64>, [false, true])
  func convertedInPartsEqualConvertedWhole(seed: UInt64, hasAlpha: Bool) {
    var random = SeededNumbers(seed: seed)
    let size = PixelSize(
      width: Int.random(in: 1...70, using: &random), height: Int.random(in: 1...50, using: &random))
    let video = VideoDescription(
      size: size, rate: FrameRate(30), frameCount: 9, hasAlpha: hasAlpha,
      background: FlatColor(red: 10, green: 200, blue: 90))
    let everything = BlockMask(size: size, changed: true)
    let (partly, pair) = (PicturePlanes(for: video), FramePair(size: size))
    var picture: [(x: Range<Int>, y: Range<Int>, pixel: UInt32)] = []
    for index in 0..<9 {
      let x = Int.random(in: 0..<size.width, using: &random)
      let y = Int.random(in: 0..<size.height, using: &random)
      let gray = UInt32.random(in: 0...255, using: &random)
      picture.append(
        (
          x..<x + Int.random(in: 1...20, using: &random),
          y..<y + Int.random(in: 1...20, using: &random), gray << 24 | gray << 8 | gray / 2
        ))
      let changes = pair.advance { frame in
        frame.fill(0xFFFF_FFFF)
        for part in picture { frame.fill(x: part.x, y: part.y, part.pixel) }
      }
      partly.convert(pair.current, changes: changes)
      let whole = PicturePlanes(for: video)
      whole.convert(pair.current, changes: everything)
      #expect(bytes(partly) == bytes(whole), "seed \(seed), frame \(index)")
    }
  }

  @Test(
    arguments: [
      (0xFFFF_FFFF, 235, 128, 128), (0xFF00_0000, 16, 128, 128), (0xFF4A_CBDD, 168, 149, 71),
      (0xFFFF_0000, 63, 102, 240), (0xFF00_00FF, 32, 240, 118), (0xFF00_FF00, 173, 42, 26),
    ] as [(UInt32, Int, Int, Int)])
  func followBT709(pixel: UInt32, luma: Int, blue: Int, red: Int) {
    let frame = PixelFrame(size: PixelSize(width: 3, height: 3))
    frame.fill(pixel)
    let planes = PicturePlanes(
      for: VideoDescription(size: frame.size, rate: FrameRate(30), frameCount: 1))
    planes.convert(frame, changes: BlockMask(size: frame.size, changed: true))
    let found = unsafe [planes.luma[0], planes.blueChroma[0], planes.redChroma[0]].map { Int($0) }
    for (found, right) in zip(found, [luma, blue, red]) { #expect(abs(found - right) <= 1) }
  }

  @Test func layTransparentPixelsOnTheBackground() {
    let frame = PixelFrame(size: PixelSize(width: 2, height: 2))
    frame.fill(0x8040_4040)
    let video = VideoDescription(
      size: frame.size, rate: FrameRate(30), frameCount: 1, hasAlpha: true,
      background: FlatColor(red: 0, green: 0, blue: 0))
    let planes = PicturePlanes(for: video)
    planes.convert(frame, changes: BlockMask(size: frame.size, changed: true))
    // 0x40 of 255 over black.
    #expect(unsafe planes.luma[0] == 71)
  }
}
