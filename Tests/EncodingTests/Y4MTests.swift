import Encoding
import Frames
import Testing

@Suite("Y4M") struct Y4MTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func film(_ width: Int, _ height: Int) -> TestFilm {
    let video = VideoDescription(
      size: PixelSize(width: width, height: height), rate: FrameRate(30000, 1001), frameCount: 7)
    return TestFilm(video: video) { frame, index in
      frame.fill(0xFFFF_0000)
      frame.fill(x: 10 * index..<10 * index + 20, y: 0..<20, 0xFF4A_CBDD)
    }
  }

  @Test(arguments: [(100, 50, 100, 50), (33, 17, 34, 18)])
  func hasEveryPictureWhole(width: Int, height: Int, written: Int, rows: Int) throws {
    let encoder = try film(width, height).encode(
      as: OutputFormat(named: "y4m"), to: folder("a.y4m"), chunkLength: 3)
    #expect(encoder.warnings.isEmpty == (width == written))
    let bytes = try folder.bytes("a.y4m")
    let end = try #require(bytes.firstIndex(of: 10))
    #expect(
      String(decoding: bytes[..<end], as: UTF8.self)
        == "YUV4MPEG2 W\(written) H\(rows) F30000:1001 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED")
    let length = 6 + written * rows * 3 / 2
    try #require(bytes.count == end + 1 + 7 * length)
    for frame in 0..<7 {
      let start = end + 1 + frame * length
      #expect(Array(bytes[start..<start + 6]) == Array("FRAME\n".utf8))
      // What the square has left is red again, in each chunk and across their ends.
      for x in stride(from: 5, to: width - 1, by: 10) {
        let isSquare = (10 * frame..<10 * frame + 20).contains(x)
        let right = isSquare ? [168, 149, 71] : [63, 102, 240]
        let chroma = start + 6 + written * rows + 4 * (written / 2) + x / 2
        let places = [start + 6 + 8 * written + x, chroma, chroma + written * rows / 4]
        for (place, right) in zip(places, right) { #expect(abs(Int(bytes[place]) - right) <= 2) }
      }
    }
  }

  @Test(.enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"))
  func isReadByOthers() throws {
    try film(100, 50).encode(as: OutputFormat(named: "y4m"), to: folder("a.y4m"), chunkLength: 3)
    let facts = try MediaTool.facts(of: folder("a.y4m"))
    #expect(facts["r_frame_rate"] == "30000/1001" && facts["color_range"] == "tv")
    #expect(facts["chroma_location"] == "center")
    #expect(try MediaTool.decode(folder("a.y4m")).count == 7 * 7500)
  }
}
