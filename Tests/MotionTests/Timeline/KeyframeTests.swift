import Testing

@testable import Motion

/// Values at and between keyframes, over one run.
struct KeyframeTests {
  private static let target = MotionTarget(3)

  private func sample(
    _ values: [Double], keyTimes: [Double]? = nil, timing: Timing = .linear,
    property: MotionProperty = .value, begin: Double = 0, duration: Double? = 1,
    repeatCount: RepeatCount = .once, at seconds: Double
  ) -> Double? {
    let timeline = Timeline([
      PropertyAnimation(
        target: Self.target, property: property, values: values.map { .number($0) },
        keyTimes: keyTimes, timing: timing, begin: begin, duration: duration,
        repeatCount: repeatCount)
    ])
    return Sample(timeline: timeline, seconds: seconds).number(of: Self.target, property)
  }

  @Test(arguments: 0..<30) func valueAtAKeyframeIsExact(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = 2 + random.next(below: 6)
    let values = (0..<count).map { _ in Double(random.next(below: 2001)) / 7 - 100 }
    let inner = Set((1..<count).map { _ in 1 + random.next(below: 98) }).sorted()
    let keyTimes = ([0] + inner.map { Double($0) / 100 } + [1]).prefix(count)
    let times = keyTimes.count == count ? Array(keyTimes) : nil
    let begin = Double(random.next(below: 100)) / 60
    let duration = Double(1 + random.next(below: 200)) / 60
    let rounding = 1e-12
    for index in values.indices {
      let fraction = times?[index] ?? Double(index) / Double(count - 1)
      let value = try #require(
        sample(
          values, keyTimes: times, begin: begin, duration: duration,
          at: begin + duration * fraction))
      #expect(abs(value - values[index]) < 1e-6 + rounding, "seed \(seed), key \(index)")
    }
    #expect(
      sample(values, keyTimes: times, begin: begin, duration: duration, at: begin) == values[0],
      "seed \(seed)")
    #expect(
      sample(values, keyTimes: times, begin: begin, duration: duration, at: begin + duration)
        == values[count - 1], "seed \(seed)")
  }

  @Test func dotScalesThroughItsValuesTwiceAndKeepsTheLast() throws {
    let run = [
      2, 1.889, 1.778, 1.667, 1.556, 1.422, 1.267, 1.111, 0.956, 0.8, 0.844, 0.889, 0.933, 0.978,
      1.111, 1.333, 1.556, 1.778,
    ]
    for (frame, expected) in (run + run + [2, 2, 2, 2]).enumerated() {
      let value = try #require(
        sample(
          [2, 1.5, 0.8, 1, 2], property: .scale, duration: 0.3, repeatCount: .times(2),
          at: Double(frame) / 60))
      #expect(abs(value - expected) <= 0.0005, "frame \(frame)")
    }
  }

  @Test func doubleKeyTimeJumps() throws {
    let values = [0.0, 10, 90, 100]
    let keyTimes = [0, 0.5, 0.5, 1]
    #expect(sample(values, keyTimes: keyTimes, at: 0.25) == 5)
    let before = try #require(sample(values, keyTimes: keyTimes, at: 0.499_999))
    #expect(abs(before - 10) < 1e-3)
    #expect(sample(values, keyTimes: keyTimes, at: 0.5) == 90)
    #expect(sample(values, keyTimes: keyTimes, at: 0.75) == 95)
  }

  @Test func jumpsAtTheEndsHoldTheInnerAndOuterValue() throws {
    #expect(sample([5, 7, 9], keyTimes: [0, 0, 1], at: 0) == 7)
    #expect(sample([5, 7, 9], keyTimes: [0, 1, 1], at: 1) == 9)
    let before = try #require(sample([5, 7, 9], keyTimes: [0, 1, 1], at: 0.999_999))
    #expect(abs(before - 7) < 1e-3)
    #expect(sample([5, 7], keyTimes: [0.25, 0.75], at: 0.1) == 5)
    #expect(sample([5, 7], keyTimes: [0.25, 0.75], at: 0.9) == 7)
  }

  @Test func keyTimesOutOfOrderPlayEvenly() {
    #expect(sample([0, 1, 4], keyTimes: [0, 0.9, 0.2], at: 0.5) == 1)
    #expect(sample([0, 1, 4], keyTimes: [0, .nan, 1], at: 0.5) == 1)
  }

  @Test func easingShapesTheWholeRun() throws {
    let quad = try #require(Easing(named: "easeInQuad"))
    #expect(sample([0, 1, 2], timing: .easing(quad), at: 0.5) == 0.5)
    let back = try #require(Easing(named: "easeOutBack"))
    let peak = try #require(sample([0, 50], timing: .easing(back), at: 0.58))
    #expect(abs(peak - 55) < 0.5)
    #expect(sample([0, 50], timing: .easing(back), at: 1) == 50)
  }

  @Test func easingsShapeEachSegment() throws {
    let quad = try #require(Easing(named: "easeInQuad"))
    let timing = Timing.segments([quad, .linear])
    #expect(sample([0, 1, 3], timing: timing, at: 0.25) == 0.25)
    #expect(sample([0, 1, 3], timing: timing, at: 0.5) == 1)
    #expect(sample([0, 1, 3], timing: timing, at: 0.75) == 2)
  }

  @Test func springRunsInItsOwnSecondsAndEndsExactly() throws {
    let spring = try #require(Spring(response: 0.55, dampingFraction: 0.825))
    let timing = Timing.spring(spring)
    for seconds in [0.1, 0.3, 0.487, 0.7] {
      #expect(
        sample([0, 1], timing: timing, duration: nil, at: seconds) == spring.value(at: seconds))
    }
    let peak = try #require(
      sample([1, 1.03], timing: timing, property: .scale, duration: nil, at: 0.487))
    #expect(abs(peak - 1.0303) < 0.0001)
    #expect(sample([0, 1], timing: timing, duration: nil, at: 0.76) == 1)
  }

  @Test(arguments: Easing.catalog) func valuesStayInTheirRangeAndFinite(_ easing: Easing) throws {
    for frame in -5...65 {
      let seconds = Double(frame) / 60
      let size = try #require(
        sample([10, 0], timing: .easing(easing), property: .scale, at: seconds))
      #expect(size >= 0)
      let opacity = try #require(
        sample([0, 1], timing: .easing(easing), property: .opacity, at: seconds))
      #expect((0...1).contains(opacity))
      let sweep = try #require(
        sample([0, 1], timing: .easing(easing), property: .sweep, at: seconds))
      #expect((0...1).contains(sweep))
    }
    #expect(sample([10, 0], timing: .easing(easing), property: .scale, at: 0) == 10)
    #expect(sample([10, 0], timing: .easing(easing), property: .scale, at: 1) == 0)
  }

  @Test(arguments: [-1e300, -1, 0, 1e-300, 0.5, 1, 1e18, 1e300, .infinity, -.infinity, .nan])
  func anyTimeHasAFiniteValue(_ seconds: Double) throws {
    let spring = try #require(Spring(response: 0.55, dampingFraction: 0.3))
    for timing in [Timing.linear, .spring(spring), .segments([.ease])] {
      for duration in [0, 1e-300, 0.3, 1e300] {
        for count in [RepeatCount.once, .times(2.5), .times(1e300), .forever] {
          let value = try #require(
            sample(
              [1, 2], timing: timing, begin: 0.25, duration: duration, repeatCount: count,
              at: seconds))
          #expect(value.isFinite, "\(timing), duration \(duration), count \(count)")
        }
      }
    }
  }
}
