import Frames
import Testing

@Suite("Frame rate") struct FrameRateTests {
  @Test(arguments: [
    ("30", FrameRate(30)), ("60/1", FrameRate(60)), ("30000/1001", FrameRate(30000, 1001)),
    ("29.97", FrameRate(30000, 1001)), ("23.976", FrameRate(24000, 1001)),
    ("23.98", FrameRate(24000, 1001)), ("59.94", FrameRate(60000, 1001)),
    ("12.5", FrameRate(25, 2)), ("0.5", FrameRate(1, 2)), ("1000", FrameRate(1000)),
  ])
  func reads(text: String, rate: FrameRate) throws {
    #expect(try FrameRate(reading: text) == rate)
  }

  @Test(arguments: [
    "0", "-1", "nan", "inf", "1000.1", "1e400", "1/0", "0/1", "-30/1", "30/-1", "2000/1", "", "/",
    "30/1/1", "fast", "1e-9", "99999999999999999999/1", " 30",
  ])
  func refuses(text: String) {
    #expect(throws: FrameRateError.self) {
      try FrameRate(reading: text)
    }
  }

  @Test func namesWhatWasGiven() {
    let error = #expect(throws: FrameRateError.self) { try FrameRate(reading: "fast") }
    #expect(error?.description.hasPrefix("fast is no frame rate") == true)
  }

  @Test func countsFrames() {
    let film = FrameRate(30000, 1001)
    #expect(film.frameCount(seconds: 10) == 300)
    #expect(film.frameCount(seconds: 600) == 17982)
    #expect(FrameTime(index: 17981, rate: film).seconds == 17981.0 * 1001 / 30000)
    #expect(FrameRate(30).frameCount(seconds: 0.01) == 1)
    #expect(FrameRate(30).frameCount(seconds: .nan) == 1)
    #expect(FrameRate(30).frameCount(seconds: -3) == 1)
    #expect(FrameRate(30).frameCount(seconds: .infinity) == Int(Int32.max))
  }
}
