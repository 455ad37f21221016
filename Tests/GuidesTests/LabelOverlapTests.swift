import Guides
import Testing

/// Vega's two ways to thin labels out.
struct LabelOverlapTests {
  private func spans(_ widths: [Double], step: Double) -> [LabelOverlap.Span] {
    widths.enumerated().map {
      (Double($0.offset) * step - $0.element / 2, Double($0.offset) * step + $0.element / 2)
    }
  }

  @Test func parityHalvesUntilNothingOverlaps() {
    let even = spans(Array(repeating: 25, count: 9), step: 10)
    #expect(LabelOverlap.parity.kept(even, separation: 0) == [0, 4, 8])
    #expect(LabelOverlap.parity.kept(spans([1, 1, 1], step: 10), separation: 0) == [0, 1, 2])
  }

  @Test func greedyKeepsWhatFitsAfterTheLastKept() {
    let mixed = spans([4, 30, 4, 4, 30, 4], step: 10)
    #expect(LabelOverlap.greedy.kept(mixed, separation: 0) == [0, 2, 3, 5])
  }

  @Test func separationCounts() {
    let close = spans([8, 8, 8], step: 10)
    #expect(LabelOverlap.parity.kept(close, separation: 0) == [0, 1, 2])
    #expect(LabelOverlap.parity.kept(close, separation: 5) == [0, 2])
  }

  @Test func theLastLabelIsKeptOfTwo() {
    #expect(LabelOverlap.parity.kept(spans([15, 15, 15, 15], step: 10), separation: 0) == [0, 3])
  }

  @Test(arguments: LabelOverlap.allCases)
  func whatIsKeptNeverOverlaps(method: LabelOverlap) {
    for seed in UInt64(0)..<200 {
      var numbers = SeededNumbers(seed: seed)
      let count = numbers.next(in: 0...25)
      let widths = (0..<count).map { _ in Double(numbers.next(in: 1...60)) }
      let all = spans(widths, step: Double(numbers.next(in: 1...30)))
      let separation = Double(numbers.next(in: 0...6))
      let kept = method.kept(all, separation: separation)
      #expect(kept == kept.sorted() && kept.isEmpty == all.isEmpty, "seed \(seed)")
      #expect(
        !LabelOverlap.hasOverlap(kept.map { all[$0] }, separation: separation), "seed \(seed)")
    }
  }
}
