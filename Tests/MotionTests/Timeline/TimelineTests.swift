import Geometry
import Testing

@testable import Motion

/// Fill modes, overlaps and open starts among several animations, and what a timeline says of its times.
struct TimelineTests {
  private static let target = MotionTarget(1)

  private func move(
    _ values: [Double], begin: Double = 0, duration: Double? = 1, fill: FillMode = .both,
    property: MotionProperty = .value, target: MotionTarget = target, timing: Timing = .linear
  ) -> PropertyAnimation {
    PropertyAnimation(
      target: target, property: property, values: values.map { .number($0) }, timing: timing,
      begin: begin, duration: duration, fillMode: fill)
  }

  private func value(
    _ animations: [PropertyAnimation], at seconds: Double, _ property: MotionProperty = .value
  ) -> Double? {
    Sample(timeline: Timeline(animations), seconds: seconds).number(of: Self.target, property)
  }

  @Test(
    arguments: [
      (FillMode.both, 2.0, 3.0), (.forwards, nil, 3), (.backwards, 2, nil), (.removed, nil, nil),
    ] as [(FillMode, Double?, Double?)])
  func fillModeDecidesOutside(_ fill: FillMode, _ before: Double?, _ after: Double?) {
    let animations = [move([2, 3], begin: 1, fill: fill)]
    #expect(value(animations, at: 0) == before)
    #expect(value(animations, at: 0.999) == before)
    #expect(value(animations, at: 1) == 2)
    #expect(value(animations, at: 1.5) == 2.5)
    #expect(value(animations, at: 2) == after)
    #expect(value(animations, at: 9) == after)
  }

  @Test func zeroDurationJumpsAtItsTime() {
    let jump = [move([1, 7], begin: 0.5, duration: 0)]
    #expect(value(jump, at: 29.0 / 60) == 1)
    #expect(value(jump, at: 30.0 / 60) == 7)
    #expect(value(jump, at: 31.0 / 60) == 7)
    let open = [move([7], begin: 0.5, duration: 0)]
    #expect(value(open, at: 29.0 / 60) == 0)
    #expect(value(open, at: 30.0 / 60) == 7)
    #expect(value([move([7], begin: 0.5, duration: -3)], at: 0.5) == 7)
    #expect(value([move([7], begin: 0.5, duration: .nan)], at: 0.5) == 7)
  }

  @Test func laterStartingWinsWhileItRunsAndAfter() {
    let overlap = [move([0, 100], duration: 1), move([5, 6], begin: 0.5, duration: 1)]
    for list in [overlap, overlap.reversed()] {
      #expect(value(list, at: 0.25) == 25)
      #expect(value(list, at: 0.5) == 5)
      #expect(value(list, at: 0.75) == 5.25)
      #expect(value(list, at: 1.5) == 6)
      #expect(value(list, at: 9) == 6)
    }
  }

  @Test func ofTwoThatBeginTogetherTheLaterInTheListWins() {
    #expect(value([move([1, 1]), move([2, 2])], at: 0.5) == 2)
    #expect(value([move([2, 2]), move([1, 1])], at: 0.5) == 1)
  }

  @Test func afterARemovedAnimationTheEarlierOneShowsAgain() {
    let list = [
      move([0, 100], duration: 2), move([5, 5], begin: 0.5, duration: 0.5, fill: .removed),
    ]
    #expect(value(list, at: 0.75) == 5)
    #expect(value(list, at: 1) == 50)
  }

  @Test func backwardsFillOfALaterAnimationDoesNotHideAnEarlierOne() {
    let list = [move([0, 1]), move([7, 8], begin: 5)]
    #expect(value(list, at: 0.5) == 0.5)
    #expect(value(list, at: 3) == 1)
    let gap = [move([0, 1], fill: .removed), move([7, 8], begin: 5)]
    #expect(value(gap, at: 3) == 7)
  }

  @Test func openStartTakesTheRestingValue() {
    #expect(value([move([0.5], property: .opacity)], at: 0.5, .opacity) == 0.75)
    #expect(value([move([1], property: .selection)], at: 0.5, .selection) == 0.5)
    #expect(value([move([8], property: .strokeWidth)], at: 0.5, .strokeWidth) == 8)
    let timeline = Timeline([move([8], property: .strokeWidth)]) { target, property in
      target == Self.target && property == .strokeWidth ? .number(2) : nil
    }
    #expect(
      Sample(timeline: timeline, seconds: 0.5).number(of: Self.target, .strokeWidth) == 5)
  }

  @Test func openStartTakesTheValueOfTheAnimationBefore() throws {
    let spring = try #require(Spring(response: 0.55, dampingFraction: 0.825))
    let chain = [
      move([1], begin: 0, duration: nil, property: .selection, timing: .spring(spring)),
      move([0], begin: 0.2, duration: nil, property: .selection, timing: .spring(spring)),
    ]
    let turning = spring.value(at: 0.2)
    for list in [chain, chain.reversed()] {
      let begin = try #require(value(list, at: 0.2, .selection))
      #expect(abs(begin - turning) < 1e-9)
      let later = try #require(value(list, at: 0.3, .selection))
      #expect(abs(later - turning * (1 - spring.value(at: 0.1))) < 1e-9)
      #expect(value(list, at: 9, .selection) == 0)
    }
  }

  @Test func targetsAndPropertiesAreApart() {
    let other = MotionTarget(2)
    let timeline = Timeline([
      move([1, 1]), move([2, 2], target: other), move([3, 3], property: .scale),
    ])
    let sample = Sample(timeline: timeline, seconds: 0.5)
    #expect(sample.number(of: Self.target, .value) == 1)
    #expect(sample.number(of: other, .value) == 2)
    #expect(sample.number(of: Self.target, .scale) == 3)
    #expect(sample.value(of: other, .scale) == nil)
    #expect(sample.value(of: MotionTarget(-1), .value) == nil)
    #expect(timeline.animates(other, .value))
    #expect(!timeline.animates(other, .scale))
  }

  @Test func emptyTimelinesAndAnimationsShowNothing() {
    #expect(Timeline([]).end == 0)
    #expect(Timeline([]).isStill(from: 0, to: 9))
    #expect(value([move([])], at: 0) == nil)
  }

  @Test func timesMeetTheFramesTheyAimAt() {
    // 0.1 + 0.2 lies a bit above 0.3, which is frame 18 of 60 a second.
    #expect(value([move([1, 7], begin: 0.1 + 0.2, duration: 0)], at: 18.0 / 60) == 7)
    #expect(value([move([0, 7], begin: 0.1, duration: 0.2)], at: 18.0 / 60) == 7)
  }

  @Test func knowsWhenItMoves() {
    let other = MotionTarget(2)
    let timeline = Timeline([
      move([0, 1], begin: 1), move([0, 1], begin: 4, duration: 0),
      move([0, 1], begin: 6, target: other),
    ])
    #expect(timeline.end == 7)
    #expect(!timeline.isEndless)
    #expect(timeline.isStill(from: 0, to: 0.9))
    #expect(!timeline.isStill(from: 0.9, to: 1.1))
    #expect(!timeline.isStill(from: 1.2, to: 1.3))
    #expect(!timeline.isStill(from: 0, to: 9))
    #expect(timeline.isStill(from: 2, to: 3.9))
    #expect(!timeline.isStill(from: 3.9, to: 4))
    #expect(timeline.isStill(from: 4, to: 5.9))
    #expect(timeline.isStill(from: 7, to: 1e9))
    #expect(timeline.isStill(from: 1.5, to: 1.5))
    #expect(timeline.isMoving(Self.target, .value, from: 1.2, to: 1.3))
    #expect(timeline.isMoving(Self.target, .value, from: 3.9, to: 4))
    #expect(!timeline.isMoving(Self.target, .value, from: 4, to: 8))
    #expect(!timeline.isMoving(Self.target, .scale, from: 0, to: 8))
    #expect(timeline.isMoving(other, .value, from: 4, to: 8))
  }

  @Test(arguments: 0..<20) func stillSpansHaveEqualValues(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let fills = FillMode.allCases
    let animations = (0..<6).map { _ in
      move(
        [Double(random.next(below: 9)), Double(random.next(below: 9))],
        begin: Double(random.next(below: 40)) / 10,
        duration: Double(random.next(below: 4)) / 10, fill: fills[random.next(below: 4)],
        target: MotionTarget(random.next(below: 3)))
    }
    let timeline = Timeline(animations)
    for frame in 0..<300 {
      let (start, end) = (Double(frame) / 60, Double(frame + 1) / 60)
      for target in (0..<3).map(MotionTarget.init)
      where timeline.isStill(from: start, to: end)
        || !timeline.isMoving(target, .value, from: start, to: end)
      {
        #expect(
          Sample(timeline: timeline, seconds: start).value(of: target, .value)
            == Sample(timeline: timeline, seconds: end).value(of: target, .value),
          "seed \(seed), frame \(frame), target \(target.number)")
      }
    }
  }

  @Test func offsetsArePoints() {
    let timeline = Timeline([
      PropertyAnimation(
        target: Self.target, property: .offset, to: .point(Point(x: 4, y: -2)), duration: 1)
    ])
    #expect(
      Sample(timeline: timeline, seconds: 0.5).point(of: Self.target, .offset)
        == Point(x: 2, y: -1))
  }
}
