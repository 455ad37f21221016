import CFFmpeg
import Frames

/// VP9 in WebM, for pages; what is transparent stays so.
package struct WebM: FilmEncoder {
  package static let format = OutputFormat(
    WebM.self, name: "webm", fileExtensions: ["webm"],
    summary: "VP9 video for pages", supportsAlpha: true, codecs: [.vp9])

  package let video: VideoDescription
  package let warnings: [String] = []
  private let settings: CodecSettings

  package init(_ video: VideoDescription) throws(EncodingError) {
    self.video = video
    let codec = video.compression.codec ?? .vp9
    guard
      let settings = try codec.settings(video, size: video.size, keepsAlpha: video.hasAlpha)
    else {
      throw .unsuitableCodec(name: codec.rawValue, format: "webm", known: VideoCodec.vp9.rawValue)
    }
    self.settings = settings
  }

  package static func prepare() { _ = try? AVFormat.library() }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    try CodecChunkEncoder(
      settings, picture: PicturePlanes(for: video, isExact: true, keepsAlpha: video.hasAlpha),
      chunk: chunk)
  }

  package func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer {
    try VideoMuxer(
      video,
      stored: VideoStream(
        container: .webm, codec: AV_CODEC_ID_VP9, pixelFormat: settings.pixelFormat,
        size: video.size, hasAlpha: video.hasAlpha),
      to: destination)
  }
}
