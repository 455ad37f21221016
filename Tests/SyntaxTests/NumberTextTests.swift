import Testing

@testable import Syntax

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (100, "100"),
      (1e20, "100000000000000000000"),
      (1e21, "1e+21"), (1.5e300, "1.5e+300"), (0.000001, "0.000001"), (0.0000015, "0.0000015"),
      (1e-7, "1e-7"), (1.25e-9, "1.25e-9"), (1.5e20, "150000000000000000000"),
      (9_007_199_254_740_992, "9007199254740992"), (.leastNonzeroMagnitude, "5e-324"),
      (0.1 + 0.2, "0.30000000000000004"),
      (.nan, "NaN"), (.infinity, "Infinity"), (-.infinity, "-Infinity"), (1234.5678, "1234.5678"),
      (1.7976931348623157e308, "1.7976931348623157e+308"),
      (12_345_678_901_234_568, "12345678901234568"),
    ] as [(Double, String)])
  func asECMAScriptPrints(value: Double, expected: String) {
    #expect(NumberText.shortest(value) == expected)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func readsBackAsTheSameNumber(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(Double(NumberText.shortest(value)) == value, "seed \(seed): \(value)")
    }
  }
}
