import Testing

@testable import Motion

/// The figures of the platform's default spring, and laws over springs of every damping.
struct SpringTests {
  private static let springs: [Spring] = [0.05, 0.2, 0.5, 0.825, 0.99, 1, 1.01, 1.5, 4, 100]
    .flatMap { damping in
      [0.0, -3, 3, 40].compactMap {
        Spring(response: 0.55, dampingFraction: damping, initialVelocity: $0)
      }
    }

  private let standard: Spring

  init() throws { standard = try #require(Spring(response: 0.55, dampingFraction: 0.825)) }

  @Test func standardSpringOvershootsByOnePointOhTwoPercent() throws {
    let samples = (0...10_000).map { Double($0) / 10_000 }.map { ($0, standard.value(at: $0)) }
    let peak = try #require(samples.max { $0.1 < $1.1 })
    #expect(abs(peak.0 - 0.487) < 0.001)
    #expect(abs(peak.1 - 1.0102) < 0.0001)
  }

  @Test func standardSpringSettlesAfterThreeQuartersOfASecond() {
    #expect(abs(standard.settlingTime - 0.757) < 0.001)
  }

  @Test func physicalConstantsNameTheSameSpring() throws {
    let frequency = 2 * Double.pi / 0.55
    let spring = try #require(
      Spring(mass: 2, stiffness: 2 * frequency * frequency, damping: 4 * 0.825 * frequency))
    for step in 0...100 {
      let seconds = Double(step) / 100
      #expect(abs(spring.value(at: seconds) - standard.value(at: seconds)) < 1e-12)
    }
  }

  @Test(arguments: springs) func startsAtRestOrWithItsVelocity(_ spring: Spring) {
    #expect(spring.value(at: 0) == 0)
    #expect(spring.value(at: -1) == 0)
    let step = 1e-7
    #expect(abs(spring.value(at: step) / step - spring.initialVelocity) < 1e-2)
  }

  @Test(arguments: springs) func obeysItsEquation(_ spring: Spring) {
    let frequency = 2 * Double.pi / 0.55
    let h = 1e-4
    for step in 1...40 {
      let t = Double(step) / 40
      let (a, b, c) = (
        1 - spring.value(at: t - h), 1 - spring.value(at: t), 1 - spring.value(at: t + h)
      )
      let acceleration = (a - 2 * b + c) / (h * h)
      let velocity = (c - a) / (2 * h)
      let damping = 2 * spring.dampingFraction * frequency * velocity
      let rest = acceleration + damping + frequency * frequency * b
      let size = abs(acceleration) + abs(damping) + frequency * frequency * abs(b) + 1
      #expect(abs(rest) < 0.02 * size, "damping \(spring.dampingFraction) at \(t)")
    }
  }

  @Test(arguments: springs) func settlesAtItsSettlingTimeAndNoSooner(_ spring: Spring) {
    let settled = spring.settlingTime
    #expect(settled.isFinite && settled > 0)
    #expect(abs(abs(spring.value(at: settled) - 1) - 0.001) < 1e-6)
    #expect(abs(spring.value(at: settled * (1 - 1e-4)) - 1) > 0.001)
    for step in 1...2000 {
      let seconds = settled * (1 + Double(step) / 200)
      #expect(abs(spring.value(at: seconds) - 1) <= 0.001, "after \(seconds)")
    }
  }

  @Test(arguments: springs) func staysFiniteForEver(_ spring: Spring) {
    for seconds in [1e-300, 1, 1e3, 1e300, .infinity] {
      #expect(spring.value(at: seconds).isFinite)
    }
    #expect(spring.value(at: .nan) == 0)
    #expect(abs(spring.value(at: 1e300) - 1) < 1e-9)
  }

  @Test func refusesWhatNeverComesToRest() {
    #expect(Spring(response: 0, dampingFraction: 1) == nil)
    #expect(Spring(response: -1, dampingFraction: 1) == nil)
    #expect(Spring(response: .infinity, dampingFraction: 1) == nil)
    #expect(Spring(response: 1, dampingFraction: 0) == nil)
    #expect(Spring(response: 1, dampingFraction: .nan) == nil)
    #expect(Spring(response: 1, dampingFraction: 1, initialVelocity: .infinity) == nil)
    #expect(Spring(mass: 0, stiffness: 1, damping: 1) == nil)
    #expect(Spring(mass: 1, stiffness: -1, damping: 1) == nil)
    #expect(Spring(mass: 1, stiffness: 1, damping: 0) == nil)
  }

  @Test func criticalDampingJoinsItsNeighbours() throws {
    let critical = try #require(Spring(response: 1, dampingFraction: 1))
    let under = try #require(Spring(response: 1, dampingFraction: 1 - 1e-7))
    let over = try #require(Spring(response: 1, dampingFraction: 1 + 1e-7))
    for step in 1...200 {
      let t = Double(step) / 100
      #expect(abs(critical.value(at: t) - under.value(at: t)) < 1e-5)
      #expect(abs(critical.value(at: t) - over.value(at: t)) < 1e-5)
    }
    #expect(abs(critical.settlingTime - under.settlingTime) < 1e-3)
    #expect(abs(critical.settlingTime - over.settlingTime) < 1e-3)
  }
}
