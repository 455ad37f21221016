import Charts
import Frames
import Motion
import TestSupport
import Testing

@testable import Pipeline

@Suite struct FrameRangeTests {
  @Test(arguments: [
    ("2.5", FramePosition.seconds(2.5)), ("2.5s", .seconds(2.5)), ("0", .seconds(0)),
    ("50%", .fraction(0.5)), ("100%", .fraction(1)), ("frame:37", .frame(37)),
    ("first", .frame(0)), ("last", .last),
    ("draw.end", .named("draw", edge: .end, offset: 0)),
    ("by region.begin + 0.5", .named("by region", edge: .begin, offset: 0.5)),
    ("a.end - 1", .named("a", edge: .end, offset: -1)),
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
  func `a range finds its frames`(text: String, frames: Range<Int>) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallScene.text(seconds: 3), to: "scene.json")
    let film = try SceneReader(SceneOptions()).prepare(path).film
    #expect(try FrameRange(reading: text)?.frames(in: film) == frames)
  }

  @Test(arguments: ["", "1", "1-2", "a..b", "1..b", "1...2"])
  func `other texts are no range`(text: String) {
    #expect(FrameRange(reading: text) == nil)
  }

  @Test(arguments: ["24", "\"30000/1001\"", "60", "25"])
  func `a frame's own time finds that frame at any rate`(rate: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallScene.text(seconds: 100, fps: rate), to: "scene.json")
    let film = try SceneReader(SceneOptions()).prepare(path).film
    for index in 0..<film.frameCount - 1 {
      #expect(film.firstFrame(from: film.seconds(frame: index)) == index, "frame \(index)")
    }
  }
}
