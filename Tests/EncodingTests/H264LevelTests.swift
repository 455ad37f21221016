import Frames
import Testing

@testable import Encoding

@Suite("H.264 levels", .enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"))
struct H264LevelTests {
  /// The rows are worked out by hand from table A-1, for the three references of the standard preset.
  @Test(
    arguments: [
      (64, 64, 30, 10), (176, 144, 15, 10), (176, 144, 30, 11), (320, 240, 30, 13),
      (640, 360, 30, 30), (640, 360, 60, 31), (1280, 720, 30, 31), (1280, 720, 60, 32),
      (1920, 1080, 30, 40), (1920, 1080, 60, 42), (2560, 1440, 60, 51), (3840, 2160, 30, 51),
      (3840, 2160, 60, 52), (1080, 1920, 60, 42), (4096, 32, 10, 40),
    ])
  func `the level is that of size and rate`(width: Int, height: Int, fps: Int, level: Int) {
    let found = H264Level.lowest(
      width: (width + 15) / 16, height: (height + 15) / 16, framesPerSecond: Double(fps),
      references: 3)
    #expect(found.number == level)
  }

  @Test(arguments: [(64, 48, 30, "10"), (640, 360, 30, "30"), (1280, 720, 60, "32")])
  func `the file declares it`(width: Int, height: Int, fps: Int, level: String) throws {
    let folder = try ScratchFolder()
    let film = TestFilm(
      video: VideoDescription(
        size: PixelSize(width: width, height: height), rate: FrameRate(fps), frameCount: 2)
    ) { frame, _ in frame.fill(0xFF40_80C0) }
    try film.encode(as: OutputFormat(named: "mp4"), to: folder("a.mp4"))
    #expect(try MediaTool.facts(of: folder("a.mp4"))["level"] == level)
  }

  @Test func `more references need a higher level`() {
    let found = [1, 4, 16].map {
      H264Level.lowest(width: 120, height: 68, framesPerSecond: 30, references: $0).number
    }
    #expect(found == [40, 40, 51])
  }
}
