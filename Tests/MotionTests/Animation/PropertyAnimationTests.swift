import Testing

@testable import Motion

/// What an animation says of itself, and one unsound animation for each problem.
struct PropertyAnimationTests {
  private static let target = MotionTarget(0)

  private func animation(
    _ values: [Double], keyTimes: [Double]? = nil, timing: Timing = .linear, begin: Double = 0,
    duration: Double? = 1, repeatCount: RepeatCount = .once
  ) -> PropertyAnimation {
    PropertyAnimation(
      target: Self.target, property: .scale, values: values.map { .number($0) },
      keyTimes: keyTimes, timing: timing, begin: begin, duration: duration,
      repeatCount: repeatCount)
  }

  @Test func durationDefaultsToTheSpringsSettlingTime() throws {
    let spring = try #require(Spring(response: 0.55, dampingFraction: 0.825))
    #expect(
      animation([1], timing: .spring(spring), duration: nil).duration == spring.settlingTime)
    #expect(animation([1], timing: .spring(spring), duration: 2).duration == 2)
    #expect(animation([1], duration: nil).duration == 0)
  }

  @Test func endCountsEveryRun() {
    #expect(animation([0, 1], begin: 0.5, duration: 0.25, repeatCount: .times(3)).end == 1.25)
    #expect(animation([0, 1], repeatCount: .forever).end == .infinity)
    #expect(animation([0, 1], begin: 2, duration: 0, repeatCount: .forever).end == 2)
    #expect(animation([0, 1], repeatCount: .times(0)).runs == 1)
  }

  @Test func fromAndToAreTwoValues() {
    let both = PropertyAnimation(
      target: Self.target, property: .scale, from: .number(0), to: .number(1))
    #expect(both.values == [.number(0), .number(1)])
    let end = PropertyAnimation(target: Self.target, property: .scale, to: .number(1))
    #expect(end.values == [.number(1)])
  }

  @Test func soundAnimationsHaveNoProblem() {
    #expect(animation([1]).problem == nil)
    #expect(animation([0, 10, 90, 100], keyTimes: [0, 0.5, 0.5, 1]).problem == nil)
    #expect(animation([0, 1, 2], timing: .segments([.linear, .ease])).problem == nil)
    #expect(animation([0, 1], duration: 0, repeatCount: .forever).problem == nil)
  }

  @Test func eachProblemIsNamed() {
    #expect(animation([]).problem == .noValues)
    #expect(animation([0, .nan]).problem == .valueNotFinite(index: 1))
    #expect(
      PropertyAnimation(target: Self.target, property: .offset, to: .number(1)).problem
        == .wrongKind(index: 0, expected: .point))
    #expect(
      animation([0, 1], keyTimes: [0]).problem == .keyTimesCount(expected: 2, found: 1))
    #expect(animation([0, 1], keyTimes: [0, 1.1]).problem == .keyTimeOutOfRange(index: 1))
    #expect(animation([0, 1], keyTimes: [0.5, 0.4]).problem == .keyTimeFalls(index: 1))
    #expect(
      animation([0, 1, 2], timing: .segments([.linear])).problem
        == .easingsCount(expected: 2, found: 1))
    #expect(animation([0, 1], duration: -0.1).problem == .negativeDuration(-0.1))
    #expect(animation([0, 1], begin: .infinity).problem == .timeNotFinite)
    #expect(animation([0, 1], repeatCount: .times(-1)).problem == .repeatCount(-1))
    #expect(
      AnimationProblem.keyTimesCount(expected: 4, found: 3).message
        == "4 values need 4 key times, but there are 3")
  }
}
