import Frames
import Testing

@testable import Pipeline

@Suite struct FrameRangeTests {
  @Test(arguments: [
    ("2.5", FramePosition.seconds(2.5)), ("2.5s", .seconds(2.5)), ("0", .seconds(0)),
    ("50%", .fraction(0.5)), ("100%", .fraction(1)), ("frame:37", .frame(37)),
    ("first", .frame(0)), ("last", .last),
  ])
  func `a position is read`(text: String, position: FramePosition) {
    #expect(FramePosition(reading: text) == position)
  }

  @Test(arguments: [
    "", "-1", "nan", "inf", "1e400", "101%", "-5%", "%", "frame:", "frame:-1", "frame:1.5", "s",
    "now",
  ])
  func `other texts are no position`(text: String) {
    #expect(FramePosition(reading: text) == nil)
  }

  @Test(arguments: [
    ("0..1", 0..<30), ("1..2", 30..<60), ("1..", 30..<90), ("..1", 0..<30), ("..", 0..<90),
    ("frame:10..frame:20", 10..<20), ("50%..100%", 45..<90), ("last..", 89..<90),
    ("0.01..0.04", 1..<2), ("2..1", 60..<60), ("5..9", 90..<90), ("frame:7..1e300", 7..<90),
  ])
  func `a range finds its frames`(text: String, frames: Range<Int>) {
    let range = FrameRange(reading: text)
    let found = range?.frames(frameCount: 90, duration: 3, rate: FrameRate(30))
    #expect(found == frames)
  }

  @Test(arguments: ["", "1", "1-2", "a..b", "1..b", "1...2"])
  func `other texts are no range`(text: String) {
    #expect(FrameRange(reading: text) == nil)
  }

  @Test func `a frame's own time finds that frame at any rate`() {
    for rate in [FrameRate(24), FrameRate(30000, 1001), FrameRate(60), FrameRate(25)] {
      for index in 0..<3000 {
        let seconds = FrameTime(index: index, rate: rate).seconds
        let range = FrameRange(reading: "\(seconds)..")
        let found = range?.frames(frameCount: 3000, duration: 100, rate: rate)
        #expect(found?.lowerBound == index, "frame \(index) at \(rate)")
      }
    }
  }
}
