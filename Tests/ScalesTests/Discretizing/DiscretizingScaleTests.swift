import Testing

@testable import Scales

/// Classes of numbers.
struct DiscretizingScaleTests {
  @Test func equalParts() {
    let scale = DiscretizingScale(quantizing: (0, 1), count: 4)
    #expect(scale.thresholds == [0.25, 0.5, 0.75])
    #expect([-1, 0, 0.249, 0.25, 0.6, 1, 9].map(scale.index) == [0, 0, 0, 1, 2, 3, 3])
    #expect(scale.boundaries == [0, 0.25, 0.5, 0.75, 1])
    #expect(scale.bounds(of: 1) == (0.25, 0.5))
    #expect(DiscretizingScale(quantizing: (0, 1), count: 1).count == 1)
  }

  @Test func givenThresholds() {
    let scale = DiscretizingScale(thresholds: [10, 0, .nan])
    #expect(scale.thresholds == [0, 10])
    #expect([-1, 0, 9, 10, .infinity].map(scale.index) == [0, 1, 1, 2, 2])
    #expect(scale.index(of: .nan) == nil)
    #expect(scale.bounds(of: 0) == (nil, 0))
    #expect(scale.bounds(of: 2) == (10, nil))
  }

  @Test func equalNumbersOfValues() {
    let scale = DiscretizingScale(quantiles: [3, 6, 7, 8, 8, 10, 13, 15, 16, 20], count: 4)
    #expect(scale.thresholds == [7.25, 9, 14.5])
    #expect([3, 7, 8, 9, 14, 15, 20].map(scale.index) == [0, 0, 1, 2, 2, 3, 3])
    #expect(DiscretizingScale(quantiles: [], count: 4).index(of: 3) == 0)
  }

  @Test(arguments: 1...50)
  func quantilesShareTheValues(seed: Int) {
    var numbers = SeededNumbers(seed)
    let values = (0..<200).map { _ in numbers.number() }
    let scale = DiscretizingScale(quantiles: values, count: 5)
    var sizes = [0, 0, 0, 0, 0]
    for value in values { sizes[scale.index(of: value) ?? 0] += 1 }
    #expect(sizes.allSatisfy { (39...41).contains($0) }, "seed \(seed)")
  }

  @Test func edgesOfBins() {
    let scale = DiscretizingScale(binEdges: [0, 10, 20, 30])
    #expect(scale.count == 3)
    #expect([-1, 0, 9, 10, 30, 31].map(scale.index) == [nil, 0, 0, 1, 2, nil])
    #expect(scale.boundaries == [0, 10, 20, 30])
  }
}
