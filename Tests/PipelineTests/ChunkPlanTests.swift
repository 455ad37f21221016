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

  @Test(arguments: 1...60)
  func `chunks by weight cover every frame once, none short or long`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 120...1300, using: &generator)
    let weights = (0..<16).map { _ in
      Double.random(in: 0...1, using: &generator) < 0.3
        ? 100 : Double.random(in: 0.01...2, using: &generator)
    }
    let plan = ChunkPlan(frameCount: count, rate: FrameRate(60), weights: weights)
    let equal = ChunkPlan(frameCount: count, rate: FrameRate(60))
    #expect(plan.chunks.count == equal.chunks.count)
    #expect(plan.chunks.first?.lowerBound == 0 && plan.chunks.last?.upperBound == count)
    #expect(zip(plan.chunks, plan.chunks.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let mean = Double(count) / Double(plan.chunks.count)
    for chunk in plan.chunks {
      #expect(Double(chunk.count) > 0.4 * mean - 2 && Double(chunk.count) < 1.6 * mean + 2)
    }
  }

  @Test func `a build-up before a hold is cut where half of the work is done`() {
    // Three quarters of the film cost three, the last one costs one: five in each half.
    let weights = [3.0, 3, 3, 1]
    let plan = ChunkPlan(frameCount: 240, rate: FrameRate(60), weights: weights)
    #expect(plan.chunks == [0..<100, 100..<240])
    // Nobody can tell work by numbers that mean nothing.
    for broken in [[], [1, 0], [.nan, 1], [-1, 1]] as [[Double]] {
      #expect(
        ChunkPlan(frameCount: 240, rate: FrameRate(60), weights: broken).chunks
          == [0..<120, 120..<240])
    }
    #expect(
      ChunkPlan(frameCount: 60 * 60, rate: FrameRate(60), weights: weights)
        == ChunkPlan(frameCount: 60 * 60, rate: FrameRate(60)))
  }
}
