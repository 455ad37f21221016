import Testing

@testable import Scales

/// Ticks on straight axes.
struct LinearTicksTests {
  @Test(arguments: 1...300)
  func ticksAreInsideAndEven(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let (first, last) = (numbers.number(), numbers.number())
    let count = Double(Int.random(in: 1...40, using: &numbers))
    let ticks = try LinearTicks.values(from: first, to: last, count: count)
    let (low, high) = (min(first, last), max(first, last))
    let step = LinearTicks.step(from: low, to: high, count: count)
    #expect(ticks.allSatisfy { $0 >= low && $0 <= high }, "seed \(seed)")
    #expect(ticks == (first <= last ? ticks.sorted() : ticks.sorted(by: >)), "seed \(seed)")
    for tick in ticks {
      #expect(!(tick == 0 && tick.sign == .minus), "seed \(seed)")
      let multiple = (tick / step).rounded()
      #expect((tick - multiple * step).magnitude <= step * 1e-9, "seed \(seed)")
      #expect(tick.description.count <= 24, "seed \(seed)")
    }
  }

  @Test func wholeTenthsAreWrittenShort() throws {
    let ticks = try LinearTicks.values(from: 0, to: 1, count: 10)
    #expect(
      ticks.map(\.description).joined(separator: " ")
        == "0.0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1.0")
    let steps = try LinearTicks.values(from: 0, to: 1, step: 0.1)
    #expect(steps == ticks)
    let signed = try LinearTicks.values(from: -0.65, to: 0.65, step: 0.2)
    #expect(signed.map(\.description) == ["-0.6", "-0.4", "-0.2", "0.0", "0.2", "0.4", "0.6"])
    let reversed = try LinearTicks.values(from: 1, to: -1, count: 4)
    #expect(reversed.map(\.description) == ["1.0", "0.5", "0.0", "-0.5", "-1.0"])
  }

  @Test(
    arguments: [
      (0.0, 1.0, 5.0, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-10, 10, 2, [-10, 0, 10]),
      (0, 81.4, 5, [0, 20, 40, 60, 80]), (1, 1, 5, [1]), (0, 1, 0, []),
      (0, 0.000004, 4, [0, 1e-6, 2e-6, 3e-6, 4e-6]),
      (999_999_999, 1_000_000_001, 2, [999_999_999, 1e9, 1_000_000_001]),
    ] as [(Double, Double, Double, [Double])])
  func knownTicks(start: Double, stop: Double, count: Double, ticks: [Double]) throws {
    #expect(try LinearTicks.values(from: start, to: stop, count: count) == ticks)
  }

  @Test func tooManyAreRefused() {
    #expect(throws: TickError.tooMany(count: 1_000_000_001)) {
      try LinearTicks.values(from: 0, to: 1e9, step: 1)
    }
    #expect(throws: TickError.tooMany(count: 10_001)) {
      try LinearTicks.values(from: 0, to: 1, count: 10_000)
    }
    #expect(throws: TickError.badStep) { try LinearTicks.values(from: 0, to: 1, step: 0) }
    #expect(throws: TickError.badStep) { try LinearTicks.values(from: 0, to: 1, step: .nan) }
    #expect(throws: Never.self) { try LinearTicks.values(from: 0, to: 999, step: 1) }
    #expect(throws: TickError.self) { try LinearTicks.values(from: 0, to: 1000, step: 1) }
  }

  @Test(arguments: [
    -Double.greatestFiniteMagnitude, -1, -Double.leastNonzeroMagnitude, 0,
    Double.leastNonzeroMagnitude, 1, .greatestFiniteMagnitude,
    .infinity, .nan,
  ])
  func extremesDoNotTrap(end: Double) {
    for other in [-Double.greatestFiniteMagnitude, 0, Double.leastNonzeroMagnitude, 1e300, .nan] {
      for count in [0, 1, 10, Double.infinity, .nan] {
        let ticks = try? LinearTicks.values(from: other, to: end, count: count)
        #expect(ticks?.contains { !$0.isFinite } != true)
        let niced = LinearTicks.niced(other, end, count: count)
        #expect(niced.start == other || niced.start.isFinite || other.isNaN)
      }
    }
  }
}
