import Testing

@testable import Scales

/// Positions and values of continuous scales.
struct ContinuousScaleTests {
  static let kinds: [ScaleKind] = [
    .linear, .log(base: 10), .log(base: 2), .pow(exponent: 2.5), .pow(exponent: 0.3), .sqrt,
    .symlog(constant: 1), .symlog(constant: 20), .identity, .time(zone: .utc),
  ]

  @Test(arguments: kinds)
  func positionsLeadBackToValues(kind: ScaleKind) {
    for seed in 1...200 {
      var numbers = SeededNumbers(seed)
      let low = Double.random(in: 0.001...100, using: &numbers)
      let high = low + Double.random(in: 0.1...1e4, using: &numbers)
      var domain = Bool.random(using: &numbers) ? [low, high] : [high, low]
      if Bool.random(using: &numbers) { domain = domain.map { -$0 } }
      if seed % 3 == 0 {
        domain.insert((domain[0] + domain[1]) / 2, at: 1)
      }
      let range = domain.indices.map { 300 - Double($0) * 120 }
      let scale = ContinuousScale(kind: kind, domain: domain, range: range)
      let value = Double.random(
        in: min(domain[0], domain[domain.count - 1])...max(domain[0], domain[domain.count - 1]),
        using: &numbers)
      let back = scale.value(at: scale.position(value))
      #expect((back - value).magnitude <= 1e-9 * max(1, value.magnitude), "seed \(seed)")
      #expect(scale.position(domain[0]) == range[0], "seed \(seed)")
    }
  }

  @Test(arguments: kinds, [3.0, 5, 10, 20])
  func nicingContainsTheDomainAndSettles(kind: ScaleKind, count: Double) {
    for seed in 1...100 {
      var numbers = SeededNumbers(seed)
      let low = Double.random(in: 0.001...1000, using: &numbers)
      let high = low * Double.random(in: 1.5...1000, using: &numbers)
      let domain = seed % 2 == 0 ? [low, high] : [high, low]
      let scale = ContinuousScale(kind: kind, domain: domain, range: [0, 1])
      let nice = scale.niced(count: count)
      #expect(nice.extent.low <= scale.extent.low, "seed \(seed)")
      #expect(nice.extent.high >= scale.extent.high, "seed \(seed)")
      #expect((nice.domain[0] <= nice.domain[1]) == (domain[0] <= domain[1]), "seed \(seed)")
      #expect(nice.extent.high <= scale.extent.high * 1000 + 1000, "seed \(seed)")
    }
  }

  @Test(arguments: kinds)
  func finiteValuesHaveFinitePositions(kind: ScaleKind) {
    let values = [
      -Double.greatestFiniteMagnitude, -1e20, -1, -Double.leastNonzeroMagnitude, 0,
      Double.leastNonzeroMagnitude, 0.5, 7,
      .greatestFiniteMagnitude, .infinity, -.infinity,
    ]
    let domains = [
      [1.0, 10], [10, 1], [2, 2], [-5, -1], [1, 5, 9], [Double.leastNonzeroMagnitude, 1e308],
      [0.1, 0.2, 0.2, 0.3],
    ]
    for domain in domains {
      for clamp in [true, false] {
        let scale = ContinuousScale(
          kind: kind, domain: domain, range: domain.indices.map { Double($0) * 10 }, clamp: clamp)
        for value in values {
          #expect(scale.position(value).isFinite, "\(domain) \(value)")
          #expect(!scale.value(at: value).isNaN, "\(domain) \(value)")
        }
        #expect(scale.position(.nan).isNaN)
      }
    }
    for domain in [[], [1], [Double.nan, 1], [0, .infinity]] as [[Double]] {
      let scale = ContinuousScale(kind: kind, domain: domain, range: [0, 1])
      #expect(!scale.isValid)
      _ = scale.position(1)
      _ = scale.niced()
      _ = try? scale.ticks()
    }
  }

  @Test func equalEndsMapToTheMiddle() {
    for kind in Self.kinds {
      let scale = ContinuousScale(kind: kind, domain: [7, 7], range: [10, 30])
      #expect(scale.position(7) == 20)
    }
  }

  @Test func clampingKeepsToTheRange() {
    let scale = ContinuousScale(domain: [0, 10], range: [100, 0], clamp: true)
    #expect(scale.position(-5) == 100)
    #expect(scale.position(50) == 0)
    #expect(scale.value(at: 150) == 0)
    let open = ContinuousScale(domain: [0, 10], range: [100, 0])
    #expect(open.position(-5) == 150)
  }

  @Test(arguments: kinds)
  func paddingMovesTheOldEndsInside(kind: ScaleKind) {
    let scale = ContinuousScale(kind: kind, domain: [2, 50], range: [300, 100])
    let padded = scale.padded(by: 20)
    #expect((padded.position(2) - 280).magnitude < 1e-9)
    #expect((padded.position(50) - 120).magnitude < 1e-9)
    #expect(scale.padded(by: 100) == scale)
    #expect(scale.padded(by: .nan) == scale)
  }

  @Test func timesAreNicedToAnInterval() {
    let scale = ContinuousScale(
      kind: .time(zone: .utc),
      domain: [
        CivilDate(year: 2012, month: 2, day: 5).milliseconds(),
        CivilDate(year: 2012, month: 5, day: 2).milliseconds(),
      ], range: [0, 1])
    let nice = scale.niced(to: CalendarInterval(.quarter))
    #expect(nice.domain[0] == CivilDate(year: 2012).milliseconds())
    #expect(nice.domain[1] == CivilDate(year: 2012, month: 7).milliseconds())
  }

  @Test func wideSpansDoNotOverflow() {
    let scale = ContinuousScale(domain: [-1e308, 1e308], range: [0, 10])
    #expect(scale.position(0) == 5)
    #expect(scale.position(1e308) == 10)
  }

  @Test func aLogScaleTakesTheEndForWhatItLacks() {
    let scale = ContinuousScale(kind: .log(base: 10), domain: [1, 1000], range: [0, 300])
    #expect(!scale.accepts(0))
    #expect(scale.position(0) == 0)
    #expect(scale.position(-3) == 0)
    #expect((scale.position(10) - 100).magnitude < 1e-9)
    let negative = ContinuousScale(kind: .log(base: 10), domain: [-1000, -1], range: [0, 300])
    #expect(!negative.isValid == false)
    #expect(negative.position(5) == 300)
  }

  @Test func piecesBendAtTheirJoints() {
    let scale = ContinuousScale(domain: [0, 10, 100], range: [0, 50, 60])
    #expect(scale.position(5) == 25)
    #expect(scale.position(55) == 55)
    #expect(scale.value(at: 55) == 55)
    let falling = ContinuousScale(domain: [100, 10, 0], range: [0, 50, 60])
    #expect(falling.position(5) == 55)
  }
}
