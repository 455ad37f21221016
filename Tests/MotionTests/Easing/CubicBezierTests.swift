import Testing

@testable import Motion

/// Laws of CSS timing curves over seeded control points.
struct CubicBezierTests {
  @Test(arguments: 0..<40) func solvesForXAndRises(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<4).map { _ in Double(random.next(below: 1001)) / 1000 }
    let (x1, y1, x2, y2) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let easing = try #require(Easing(cubicBezier: x1, y1, x2, y2))
    var previous = 0.0
    for step in 0...200 {
      let t = Double(step) / 200
      let u = 1 - t
      let x = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t
      let y = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
      let value = easing.value(at: x)
      // Where the curve is steep, an error of 1e-9 in x shows magnified in y.
      let slope = 3 * u * u * x1 + 6 * u * t * (x2 - x1) + 3 * t * t * (1 - x2)
      if slope > 1e-3 { #expect(abs(value - y) < 1e-6, "seed \(seed), t \(t)") }
      #expect(value >= previous - 1e-6, "seed \(seed), t \(t)")
      previous = value
    }
    #expect(easing.value(at: 0) == 0)
    #expect(easing.value(at: 1) == 1)
  }

  @Test func straightCurveIsTheDiagonal() throws {
    let easing = try #require(Easing(cubicBezier: 1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3))
    for step in 0...1000 {
      let x = Double(step) / 1000
      #expect(abs(easing.value(at: x) - x) < 1e-9)
    }
  }

  @Test func heightsMayLeaveTheRange() throws {
    let easing = try #require(Easing(cubicBezier: 0.3, -2, 0.7, 3))
    #expect(easing.value(at: 0.2) < 0)
    #expect(easing.value(at: 0.8) > 1)
  }

  @Test func steepestCurvesStayFinite() throws {
    for (x1, x2) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
      let easing = try #require(Easing(cubicBezier: x1, 0, x2, 1))
      for step in 0...1000 { #expect(easing.value(at: Double(step) / 1000).isFinite) }
    }
  }

  @Test(arguments: [
    (-0.1, 0, 0.5, 1), (0.5, 0, 1.1, 1), (.nan, 0, 0.5, 1), (0.5, .infinity, 0.5, 1),
    (0.5, 0, 0.5, .nan),
  ])
  func refusesWhatIsNoFunctionOfTime(_ numbers: (Double, Double, Double, Double)) {
    #expect(Easing(cubicBezier: numbers.0, numbers.1, numbers.2, numbers.3) == nil)
  }
}
