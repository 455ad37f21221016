import Testing

@testable import Scales

/// Bins by Vega's rules.
struct BinPlanTests {
  private func bins(
    _ low: Double, _ high: Double, _ change: (inout BinPlan) -> Void = { _ in }
  ) -> [Double] {
    var plan = BinPlan()
    change(&plan)
    return plan.bins(from: low, to: high).map { [$0.start, $0.stop, $0.step] } ?? []
  }

  @Test func knownBins() {
    #expect(bins(0, 100) == [0, 100, 10])
    #expect(bins(0, 10) { $0.maxBins = 5 } == [0, 10, 2])
    #expect(bins(1.1, 10) { $0.maxBins = 20 } == [1, 10, 0.5])
    #expect(bins(0, 0.87) == [0, 0.9, 0.1])
    #expect(bins(-3, 4) { $0.step = 2 } == [-4, 4, 2])
    #expect(bins(1.3, 9) { $0.nice = false } == [1.3, 9, 1])
    #expect(bins(0, 10) { $0.steps = [0.5, 1, 2.5, 5] } == [0, 10, 0.5])
    #expect(bins(0, 3) { $0.minStep = 1 } == [0, 3, 1])
    #expect(
      bins(0, 100) {
        $0.base = 2; $0.divide = [2]
      } == [0, 112, 16])
    #expect(bins(5, 5) == [5, 5.5, 0.5])
    #expect(bins(0, 10) { $0.anchor = 0.5 } == [0.5, 10, 1])
    #expect(bins(.nan, 1).isEmpty)
  }

  @Test(arguments: 1...300)
  func binsHoldTheirValues(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let (one, other) = (numbers.number(), numbers.number())
    let (low, high) = (min(one, other), max(one, other))
    var plan = BinPlan()
    plan.maxBins = Double(Int.random(in: 2...50, using: &numbers))
    let bins = try #require(plan.bins(from: low, to: high))
    #expect(bins.start <= low + bins.step * 1e-9, "seed \(seed)")
    #expect(bins.stop >= high - bins.step * 1e-9, "seed \(seed)")
    #expect(((high - low) / bins.step).rounded(.up) <= plan.maxBins, "seed \(seed)")
    for _ in 0..<20 {
      let value = Double.random(in: low...high, using: &numbers)
      let bin = try #require(bins.bin(of: value), "seed \(seed)")
      #expect(bin.start <= value + bins.step * 1e-9, "seed \(seed)")
      #expect(value <= bin.end + bins.step * 1e-9, "seed \(seed)")
    }
    #expect(try bins.edges().count <= Int(plan.maxBins) + 3, "seed \(seed)")
  }

  @Test func edgesAreExactDecimals() throws {
    let bins = Bins(start: 0, stop: 1, step: 0.1)
    #expect(
      try bins.edges().map(\.description).joined(separator: " ")
        == "0.0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1.0")
    #expect(try #require(bins.bin(of: 0.3)) == (0.3, 0.4))
    #expect(try #require(bins.bin(of: 0.1 + 0.2)) == (0.3, 0.4))
    #expect(try #require(bins.bin(of: 1)) == (0.9, 1))
    #expect(bins.bin(of: 1.5) == nil)
    #expect(bins.bin(of: -0.1) == nil)
    #expect(bins.bin(of: .nan) == nil)
    #expect(throws: TickError.self) { try Bins(start: 0, stop: 1e9, step: 1).edges() }
  }
}
