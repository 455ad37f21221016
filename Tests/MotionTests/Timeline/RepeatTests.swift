import Testing

@testable import Motion

/// Runs, returns and what is left after the last one.
struct RepeatTests {
  private static let target = MotionTarget(1)

  private func animation(
    _ count: RepeatCount, autoreverses: Bool, timing: Timing = .linear
  ) -> PropertyAnimation {
    PropertyAnimation(
      target: Self.target, property: .value, from: .number(0), to: .number(1), timing: timing,
      duration: 0.5, repeatCount: count, autoreverses: autoreverses)
  }

  private func value(_ animation: PropertyAnimation, at seconds: Double) -> Double? {
    Sample(timeline: Timeline([animation]), seconds: seconds).number(of: Self.target, .value)
  }

  @Test(arguments: 1...3) func countIsTheNumberOfRuns(_ count: Int) {
    let plain = animation(.times(Double(count)), autoreverses: false)
    #expect(Timeline([plain]).end == 0.5 * Double(count))
    for run in 0..<count {
      #expect(value(plain, at: 0.5 * Double(run) + 0.25) == 0.5)
      #expect(value(plain, at: 0.5 * Double(run)) == 0)
    }
    #expect(value(plain, at: 0.5 * Double(count)) == 1)
    #expect(value(plain, at: 100) == 1)
  }

  @Test(arguments: 1...3) func returningRunsAlternate(_ count: Int) {
    let turning = animation(.times(Double(count)), autoreverses: true)
    #expect(Timeline([turning]).end == 0.5 * Double(count))
    for run in 0..<count {
      #expect(value(turning, at: 0.5 * Double(run) + 0.25) == 0.5)
      #expect(value(turning, at: 0.5 * Double(run) + 0.125) == (run == 1 ? 0.75 : 0.25))
    }
    #expect(value(turning, at: 0.5 * Double(count)) == (count == 2 ? 0 : 1))
    #expect(value(turning, at: 100) == (count == 2 ? 0 : 1))
  }

  @Test func noFrameIsDrawnTwiceAtATurn() {
    let turning = animation(.times(3), autoreverses: true)
    let frames = (0...90).map { value(turning, at: Double($0) / 60) ?? .nan }
    for (index, pair) in zip(frames, frames.dropFirst()).enumerated() {
      #expect(abs(abs(pair.0 - pair.1) - 1.0 / 30) < 1e-9, "frame \(index)")
    }
  }

  @Test func returnsRetraceTheEasing() throws {
    let quad = try #require(Easing(named: "easeInQuad"))
    let turning = animation(.times(2), autoreverses: true, timing: .easing(quad))
    for step in 0...10 {
      let seconds = Double(step) / 20
      let (out, back) = (value(turning, at: seconds), value(turning, at: 1 - seconds))
      #expect(abs((out ?? 0) - (back ?? 1)) < 1e-12)
    }
  }

  @Test func aFractionOfARunStopsInsideIt() {
    #expect(value(animation(.times(1.5), autoreverses: false), at: 9) == 0.5)
    #expect(value(animation(.times(2.25), autoreverses: true), at: 9) == 0.25)
    #expect(value(animation(.times(1.25), autoreverses: true), at: 9) == 0.75)
    #expect(Timeline([animation(.times(1.5), autoreverses: false)]).end == 0.75)
  }

  @Test func foreverGoesOn() throws {
    let endless = animation(.forever, autoreverses: false)
    let timeline = Timeline([endless])
    #expect(timeline.isEndless)
    #expect(timeline.end == 0)
    for run in [0.0, 1, 2, 1e6] {
      let middle = try #require(value(endless, at: run / 2 + 0.25))
      #expect(abs(middle - 0.5) < 1e-6)
    }
  }
}
