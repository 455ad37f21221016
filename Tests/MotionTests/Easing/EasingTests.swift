import Testing

@testable import Motion

/// Laws that hold for every curve of the catalog, and figures known for single ones.
struct EasingTests {
  private static let fractions = (0...200).map { Double($0) / 200 }

  private static let symmetricPairs = EasingFamily.all.map(\.name)

  @Test func catalogHasEachCurveOnceInAFixedOrder() {
    let names = Easing.catalog.map(\.name)
    #expect(names.count == 35)
    #expect(Set(names).count == names.count)
    #expect(
      names.prefix(8) == [
        "linear", "ease", "easeIn", "easeOut", "easeInOut", "easeInSine", "easeOutSine",
        "easeInOutSine",
      ])
    for easing in Easing.catalog { #expect(Easing(named: easing.name) == easing) }
    #expect(Easing(named: "easeInOutCubik") == nil)
    #expect(Easing.easeInOutSine.name == "easeInOutSine")
  }

  @Test(arguments: Easing.catalog) func endsAreExact(_ easing: Easing) {
    #expect(easing.value(at: 0) == 0)
    #expect(easing.value(at: 1) == 1)
    #expect(easing.value(at: -0.5) == 0)
    #expect(easing.value(at: 1.5) == 1)
    #expect(easing.value(at: -.infinity) == 0)
    #expect(easing.value(at: .infinity) == 1)
    #expect(easing.value(at: .nan) == 0)
    #expect(easing.value(at: 1e300) == 1)
    // No curve jumps at its ends, so the exact ends belong to its formula.
    #expect(abs(easing.value(at: 1e-9)) < 1e-3)
    #expect(abs(easing.value(at: 1 - 1e-9) - 1) < 1e-3)
  }

  @Test(arguments: Easing.catalog) func valuesAreFiniteAndNearTheRange(_ easing: Easing) {
    for fraction in Self.fractions {
      let value = easing.value(at: fraction)
      #expect(value > -0.5 && value < 1.5, "\(easing.name) at \(fraction)")
    }
  }

  @Test(arguments: symmetricPairs) func outIsInTurnedByHalfATurn(_ family: String) throws {
    let easeIn = try #require(Easing(named: "easeIn" + family))
    let easeOut = try #require(Easing(named: "easeOut" + family))
    for fraction in Self.fractions {
      let turned = 1 - easeIn.value(at: 1 - fraction)
      #expect(abs(easeOut.value(at: fraction) - turned) < 1e-12, "\(family) at \(fraction)")
    }
    // In and out differ: an in curve lies below the diagonal on the whole, an out curve above.
    let sum = Self.fractions.map { easeOut.value(at: $0) - easeIn.value(at: $0) }.reduce(0, +)
    #expect(sum > 10, "\(family)")
  }

  @Test(arguments: symmetricPairs) func inOutIsInThenOutAtHalfSize(_ family: String) throws {
    let easeIn = try #require(Easing(named: "easeIn" + family))
    let easeOut = try #require(Easing(named: "easeOut" + family))
    let easeInOut = try #require(Easing(named: "easeInOut" + family))
    #expect(easeInOut.value(at: 0.5) == 0.5)
    for fraction in Self.fractions {
      let value = easeInOut.value(at: fraction)
      let half =
        fraction < 0.5
        ? easeIn.value(at: 2 * fraction) / 2 : (1 + easeOut.value(at: 2 * fraction - 1)) / 2
      #expect(abs(value - half) < 1e-12, "\(family) at \(fraction)")
      let turned = 1 - easeInOut.value(at: 1 - fraction)
      #expect(abs(value - turned) < 1e-12, "\(family) at \(fraction)")
    }
  }

  @Test(arguments: [
    ("linear", 0.3, 0.3), ("easeInQuad", 0.5, 0.25), ("easeInCubic", 0.5, 0.125),
    ("easeInQuart", 0.5, 0.0625), ("easeInQuint", 0.5, 0.03125),
    ("easeInOutCubic", 0.25, 0.0625), ("easeInOutQuad", 0.75, 0.875),
    ("easeInSine", 2.0 / 3, 0.5), ("easeInCirc", 0.6, 0.2), ("easeOutCirc", 0.4, 0.8),
    ("easeOutBounce", 1 / 2.75, 1), ("easeOutBounce", 1.5 / 2.75, 0.75),
    ("easeOutBounce", 2.25 / 2.75, 0.9375), ("easeOutBounce", 2.625 / 2.75, 0.984375),
    ("easeInExpo", 0.5, (0.03125 - 0.0009765625) / (1 - 0.0009765625)),
    ("easeInBack", 0.5, -0.0876975), ("ease", 0.5, 0.802403387),
    ("easeInOut", 0.5, 0.5),
  ])
  func knownFigures(_ name: String, _ fraction: Double, _ value: Double) throws {
    let easing = try #require(Easing(named: name))
    #expect(abs(easing.value(at: fraction) - value) < 1e-8)
  }

  @Test func backOvershootsByATenth() throws {
    let easing = try #require(Easing(named: "easeOutBack"))
    let samples = (0...1000).map { (Double($0) / 1000, easing.value(at: Double($0) / 1000)) }
    let peak = try #require(samples.max { $0.1 < $1.1 })
    #expect(abs(peak.1 - 1.1) < 0.001)
    #expect(abs(peak.0 - 0.58) < 0.01)
  }

  @Test func elasticSwingsOnBothSides() throws {
    let easing = try #require(Easing(named: "easeOutElastic"))
    let values = (1...99).map { easing.value(at: Double($0) / 100) }
    #expect((values.max() ?? 0) > 1.2)
    #expect((values.dropFirst(15).min() ?? 1) < 0.9)
  }

  @Test func stepsAreTakenAtTheEndOfEachShare() throws {
    let easing = try #require(Easing(steps: 4))
    #expect(easing.value(at: 0.2499) == 0)
    #expect(easing.value(at: 0.25) == 0.25)
    #expect(easing.value(at: 0.9999) == 0.75)
    #expect(easing.value(at: 1) == 1)
    #expect(Easing(steps: 0) == nil)
    #expect(Easing(steps: -3) == nil)
    for count in [1, 3, 7, 10, 29, 100] {
      let stairs = try #require(Easing(steps: count))
      for step in 0...count {
        let edge = Double(step) / Double(count)
        #expect(stairs.value(at: edge) == edge, "step \(step) of \(count)")
      }
    }
  }
}
