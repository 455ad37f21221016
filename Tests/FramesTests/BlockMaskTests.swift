import Frames
import Testing

@Suite("Block mask") struct BlockMaskTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func findsExactlyTheChangedBlocks(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let size = PixelSize(
      width: Int.random(in: 1...70, using: &random), height: Int.random(in: 1...70, using: &random))
    let (before, after) = (PixelFrame(size: size), PixelFrame(size: size))
    var expected = BlockMask(size: size, changed: false)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let x = Int.random(in: 0..<size.width, using: &random)
      let y = Int.random(in: 0..<size.height, using: &random)
      unsafe after.bytes[y * after.stride + x * 4 + Int.random(in: 0..<4, using: &random)] = 9
      expected[x / 16, y / 16] = true
    }
    #expect(after.changedBlocks(from: before) == expected, "seed \(seed)")
    #expect(after.changedBlocks(from: after).isEmpty)
    #expect(expected.count == expected.flags.filter { $0 == 1 }.count)
  }

  @Test func listsRuns() {
    var mask = BlockMask(size: PixelSize(width: 96, height: 16), changed: false)
    mask[0, 0] = true
    mask[2, 0] = true
    mask[3, 0] = true
    mask[5, 0] = true
    #expect(mask.runs(inRow: 0) == [0..<1, 2..<4, 5..<6])
  }

  @Test func aPairComparesWithTheFrameBefore() {
    let pair = FramePair(size: PixelSize(width: 32, height: 16))
    func paint(_ value: UInt8) -> BlockMask {
      pair.advance { frame in
        unsafe frame.bytes.initializeMemory(as: UInt8.self, repeating: 0)
        unsafe frame.bytes[64] = value
      }
    }
    #expect(paint(1).count == 2)
    #expect(paint(1).isEmpty)
    #expect(paint(2).runs(inRow: 0) == [1..<2])
    #expect(paint(1).runs(inRow: 0) == [1..<2])
  }

  @Test func aRectangleMarksTheBlocksThatItTouches() {
    var mask = BlockMask(size: PixelSize(width: 70, height: 40), changed: false)
    mask.insert(PixelRectangle(x: 15, y: 16, width: 2, height: 16))
    #expect(mask.runs(inRow: 0).isEmpty)
    #expect(mask.runs(inRow: 1) == [0..<2])
    #expect(mask.runs(inRow: 2).isEmpty)
    mask.insert(PixelRectangle(x: 0, y: 0, width: 70, height: 40))
    #expect(mask.count == 15)
  }

  @Test func onlyCandidatesAreCompared() {
    let size = PixelSize(width: 48, height: 16)
    let (a, b) = (PixelFrame(size: size), PixelFrame(size: size))
    unsafe a.bytes[0] = 1
    unsafe a.bytes[2 * 64] = 1
    var candidates = BlockMask(size: size, changed: false)
    candidates[2, 0] = true
    #expect(a.changedBlocks(from: b).runs(inRow: 0) == [0..<1, 2..<3])
    #expect(a.changedBlocks(from: b, among: candidates).runs(inRow: 0) == [2..<3])
  }
}
