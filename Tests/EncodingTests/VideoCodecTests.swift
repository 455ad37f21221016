import Encoding
import Frames
import Testing

/// What holds of each kind of video besides MP4's usual one.
@Suite(
  "Video codecs", .enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"))
struct VideoCodecTests {
  /// A film to write, and what FFmpeg tells of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let ending: String
    var codec: VideoCodec?
    let facts: [String: String]
    /// Bits of a sample beyond eight.
    var extraBits = 0
    /// How many columns and rows share a chroma sample.
    var chromaSide = 2
    var testDescription: String { ending + " " + (facts["codec_name"] ?? "") }
  }

  static let cases = [
    Case(
      ending: "webm",
      facts: [
        "codec_name": "vp9", "pix_fmt": "yuv420p", "r_frame_rate": "30/1",
        "format.duration": "0.400000",
      ]),
    Case(
      ending: "mp4", codec: .av1,
      facts: [
        "codec_name": "av1", "codec_tag_string": "av01", "nb_frames": "12", "duration": "0.400000",
      ]),
    Case(
      ending: "mp4", codec: .hevc,
      facts: [
        "codec_name": "hevc", "codec_tag_string": "hvc1", "pix_fmt": "yuv420p", "nb_frames": "12",
        "duration": "0.400000", "has_b_frames": "0",
      ]),
    Case(
      ending: "mov",
      facts: [
        "codec_name": "prores", "codec_tag_string": "ap4h", "pix_fmt": "yuv444p12le",
        "nb_frames": "12", "duration": "0.400000", "r_frame_rate": "30/1",
      ], extraBits: 4, chromaSide: 1),
  ]

  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func encode(
    _ kind: Case, _ name: String, lastChunkFirst: Bool = false,
    paint: @escaping @Sendable (PixelFrame, Int) -> Void
  ) throws -> String {
    var video = VideoDescription(
      size: PixelSize(width: 160, height: 90), rate: FrameRate(30), frameCount: 12)
    video.compression.codec = kind.codec
    let path = folder(name + "." + kind.ending)
    try TestFilm(video: video, paint: paint).encode(
      as: OutputFormat(path: path), to: path, chunkLength: 5, lastChunkFirst: lastChunkFirst)
    return path
  }

  @Test(
    arguments: cases,
    [(0xFF4A_CBDD, [168, 149, 71]), (0xFFFF_0000, [63, 102, 240])] as [(UInt32, [Int])])
  func convertAndTagBT709(kind: Case, color: (UInt32, [Int])) throws {
    let path = try encode(kind, "a") { frame, _ in frame.fill(color.0) }
    let facts = try MediaTool.facts(of: path)
    for name in ["color_space", "color_primaries", "color_transfer"] {
      #expect(facts[name] == "bt709", "\(name)")
    }
    #expect(facts["color_range"] == "tv")
    for (name, value) in kind.facts.sorted(by: { $0.key < $1.key }) {
      #expect(facts[name] == value, "\(name)")
    }
    let bytes = try MediaTool.decode(path)
    let samples =
      kind.extraBits == 0
      ? bytes.map { Int($0) }
      : stride(from: 0, to: bytes.count - 1, by: 2).map {
        Int(bytes[$0]) + Int(bytes[$0 + 1]) << 8
      }
    let area = 160 * 90
    let chroma = area / kind.chromaSide / kind.chromaSide
    try #require(samples.count == 12 * (area + 2 * chroma))
    let last = 11 * (area + 2 * chroma)
    let places = [area / 2, area + chroma / 2, area + chroma * 3 / 2]
    for (place, right) in zip(places, color.1) {
      for start in [0, last] {
        let sample = Double(samples[start + place]) / Double(1 << kind.extraBits)
        #expect(abs(sample - Double(right)) <= 2)
      }
    }
  }

  @Test(arguments: cases)
  func haveTheSameBytesHoweverTheirChunksAreOrdered(kind: Case) throws {
    @Sendable func paint(_ frame: PixelFrame, _ index: Int) {
      frame.fill(0xFFFF_FFFF)
      frame.fill(x: 8 * index..<8 * index + 30, y: 10..<60, 0xFF20_60C0)
    }
    _ = try encode(kind, "a", paint: paint)
    _ = try encode(kind, "b", lastChunkFirst: true, paint: paint)
    #expect(
      try folder.bytes("a." + kind.ending) == folder.bytes("b." + kind.ending))
    #expect(try !folder.bytes("a." + kind.ending).isEmpty)
  }

  @Test(arguments: [
    ("mp4", VideoCodec.vp9), ("webm", .h264), ("webm", .av1), ("gif", .hevc), ("mov", .av1),
  ])
  func areRefusedInFormatsThatDoNotHoldThem(format: String, codec: VideoCodec) throws {
    var video = VideoDescription(
      size: PixelSize(width: 16, height: 16), rate: FrameRate(30), frameCount: 2)
    video.compression.codec = codec
    let error = #expect(throws: EncodingError.self) {
      _ = try OutputFormat(named: format).encoder(of: video)
    }
    #expect(error?.description.contains("format \(format)") == true)
    #expect(error?.description.contains(codec.rawValue) == true)
  }
}
