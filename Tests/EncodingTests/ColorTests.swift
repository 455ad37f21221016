import Frames
import Testing

@testable import Encoding

@Suite("Colours of a film") struct ColorTests {
  private func noise(seed: UInt64, colors: Int) -> PixelFrame {
    var random = SeededNumbers(seed: seed)
    let frame = PixelFrame(size: PixelSize(width: 40, height: 40))
    frame.fill(0xFFFF_FFFF)
    for index in 0..<colors {
      frame[index % 40, index / 40] =
        0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    return frame
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func areCountedTheSameHoweverTheyAreShared(seed: UInt64) {
    let frames = (0..<4).map { noise(seed: seed * 4 + $0, colors: 300) }
    var (whole, left, right) = (ColorHistogram(), ColorHistogram(), ColorHistogram())
    for frame in frames { whole.add(frame, hasAlpha: false) }
    for frame in frames.reversed() { right.add(frame, hasAlpha: false) }
    left.add(frames[2], hasAlpha: false)
    var rest = ColorHistogram()
    for index in [3, 0, 1] { rest.add(frames[index], hasAlpha: false) }
    left.merge(rest)
    for other in [left, right] {
      #expect(whole.entries.elementsEqual(other.entries, by: ==), "seed \(seed)")
      #expect(Palette(whole) == Palette(other), "seed \(seed)")
    }
    #expect(whole.entries.reduce(0) { $0 + $1.count } == 4 * 1600)
  }

  @Test func fewAreKeptExactly() {
    var histogram = ColorHistogram()
    histogram.add(noise(seed: 1, colors: 254), hasAlpha: false)
    #expect(Palette(histogram).colors == histogram.entries.map(\.color))
  }

  @Test func manyKeepTheirFlatColor() {
    var histogram = ColorHistogram()
    histogram.add(noise(seed: 2, colors: 900), hasAlpha: false)
    let palette = Palette(histogram)
    #expect(palette.colors.count > 200 && palette.colors.count <= 232)
    #expect(palette.colors.contains(0xFF_FFFF))
    #expect(palette.table.count == 768)
  }

  @Test func tooManyAreCountedCoarselyAndTheSame() {
    let size = PixelSize(width: 512, height: 256)
    func shades(_ blue: UInt32) -> PixelFrame {
      let frame = PixelFrame(size: size)
      for y in 0..<256 {
        for x in 0..<512 {
          frame[x, y] = UInt32(y) << 16 | UInt32(x / 2) << 8 | blue + UInt32(x % 2)
        }
      }
      return frame
    }
    var (whole, left, right) = (ColorHistogram(), ColorHistogram(), ColorHistogram())
    for blue in [0, 128] as [UInt32] { whole.add(shades(blue), hasAlpha: false) }
    right.add(shades(128), hasAlpha: false)
    left.add(shades(0), hasAlpha: false)
    right.merge(left)
    #expect(whole.isCoarse)
    #expect(whole.distinct == 64 * 64 * 2)
    #expect(whole.entries.elementsEqual(right.entries, by: ==))
  }

  @Test(arguments: [2, 4, 8], 0..<6 as Range<UInt64>)
  func surviveCompression(bits: Int, seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let length = [0, 1, 5, 300, 4000, 30000][Int(seed)]
    var indices: [UInt8] = []
    while indices.count < length {
      let index = UInt8.random(in: 0..<UInt8(1 << bits - 1), using: &random)
      indices += Array(repeating: index, count: Int.random(in: 1...9, using: &random))
    }
    var encoder = LZWEncoder(symbolBits: bits)
    #expect(LZWReader.decode(encoder.encode(indices)) == indices, "seed \(seed)")
    #expect(LZWReader.decode(encoder.encode(indices)) == indices, "again, seed \(seed)")
  }
}
