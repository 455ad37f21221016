import Testing

@testable import Motion

/// The delays of a row of elements under each order and spread.
struct StaggerTests {
  @Test func secondsLieBetweenElements() {
    #expect(Stagger(.each(0.5)).delays(count: 4) == [0, 0.5, 1, 1.5])
    #expect(Stagger(.each(-0.5)).delays(count: 3) == [1, 0.5, 0])
    #expect(Stagger(.each(0.5)).delays(count: 1) == [0])
    #expect(Stagger(.each(0.5)).delays(count: 0) == [])
    #expect(Stagger(.each(0.5)).delays(count: -1) == [])
    #expect(Stagger(.each(.nan)).delays(count: 2) == [0, 0])
  }

  @Test func totalLiesBetweenFirstAndLast() {
    #expect(Stagger(.total(1)).delays(count: 5) == [0, 0.25, 0.5, 0.75, 1])
    #expect(Stagger(.total(1)).delays(count: 1) == [0])
  }

  @Test(arguments: [Stagger.Order.x, .value]) func keysGiveTheOrder(_ order: Stagger.Order) {
    let stagger = Stagger(.each(1), order: order)
    #expect(stagger.delays(count: 4, keys: [30, 10, 20, 10]) == [2, 0, 1, 0])
    #expect(stagger.delays(count: 3, keys: [.nan, 10, 5]) == [2, 1, 0])
    #expect(stagger.delays(count: 3, keys: [1]) == [0, 1, 2])
    #expect(
      Stagger(.total(1), order: order).delays(count: 3, keys: [3, 1, 2]) == [1, 0, 0.5])
  }

  @Test(arguments: 0..<20) func randomOrderUsesEachPlaceOnce(_ seed: UInt64) {
    let stagger = Stagger(.each(1), order: .random, seed: seed)
    let delays = stagger.delays(count: 50)
    #expect(delays.sorted() == (0..<50).map(Double.init), "seed \(seed)")
    #expect(delays == stagger.delays(count: 50), "seed \(seed)")
    #expect(delays != delays.sorted(), "seed \(seed)")
    #expect(
      delays != Stagger(.each(1), order: .random, seed: seed + 1).delays(count: 50),
      "seed \(seed)")
  }

  @Test func generatorGivesThePublishedNumbers() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }
}
