import CFFmpeg
import Frames

/// ProRes 4444 in QuickTime, for editors: transparency, and colours multiplied by it.
package struct ProRes: FilmEncoder {
  package static let format = OutputFormat(
    ProRes.self, name: "mov", fileExtensions: ["mov"],
    summary: "ProRes 4444 for editors", supportsAlpha: true)

  package let video: VideoDescription
  package let warnings: [String] = []
  private let settings: CodecSettings

  package init(_ video: VideoDescription) throws(EncodingError) {
    self.video = video
    settings = CodecSettings(
      encoder: "prores_ks",
      pixelFormat: video.hasAlpha ? AV_PIX_FMT_YUVA444P10LE : AV_PIX_FMT_YUV444P10LE,
      size: video.size, rate: video.rate,
      options: ["profile": "4444", "vendor": "apl0", "alpha_bits": video.hasAlpha ? "16" : "0"])
    try settings.check()
  }

  package static func prepare() { _ = try? AVFormat.library() }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    try CodecChunkEncoder(settings, picture: DeepPlanes(for: video), chunk: chunk)
  }

  package func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer {
    try VideoMuxer(
      video,
      stored: VideoStream(
        container: .mov, codec: AV_CODEC_ID_PRORES, tag: VideoStream.tag("ap4h"),
        pixelFormat: settings.pixelFormat, size: video.size, depth: video.hasAlpha ? 32 : 24,
        hasAlpha: video.hasAlpha),
      to: destination)
  }
}
