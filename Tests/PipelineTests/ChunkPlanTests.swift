import Frames
import Testing

@testable import Pipeline

@Suite struct ChunkPlanTests {
  static let rates = [FrameRate(1), FrameRate(24), FrameRate(30000, 1001), FrameRate(60)]

  @Test(arguments: rates)
  func `chunks cover every frame once and differ by one frame at most`(rate: FrameRate) {
    for count in Array(1...400) + [1799, 17982, 36000, 1_000_000] {
      let chunks = ChunkPlan(frameCount: count, rate: rate).chunks
      #expect(chunks.first?.lowerBound == 0 && chunks.last?.upperBound == count)
      #expect(zip(chunks, chunks.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      let lengths = chunks.map(\.count)
      let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
      #expect(least > 0 && most - least <= 1, "\(count) frames at \(rate): \(least)...\(most)")
      #expect(chunks.count == 1 || chunks.count % 2 == 0 || chunks.count == count)
    }
  }

  @Test func `a film of five seconds is two chunks, a short one is one`() {
    #expect(ChunkPlan(frameCount: 300, rate: FrameRate(60)).chunks == [0..<150, 150..<300])
    #expect(ChunkPlan(frameCount: 59, rate: FrameRate(30)).chunks == [0..<59])
    #expect(ChunkPlan(frameCount: 60, rate: FrameRate(30)).chunks == [0..<30, 30..<60])
    #expect(ChunkPlan(frameCount: 1, rate: FrameRate(30)).chunks == [0..<1])
  }

  @Test func `a long film's chunks are near two and a half seconds`() {
    for seconds in 8...700 {
      let chunks = ChunkPlan(frameCount: seconds * 60, rate: FrameRate(60)).chunks
      let each = Double(seconds) / Double(chunks.count)
      #expect(each > 1.8 && each < 3.2, "\(seconds) s: \(each) s each")
    }
  }
}
