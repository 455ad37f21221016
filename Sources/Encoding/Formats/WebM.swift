import CFFmpeg
import Frames

/// VP9 in WebM, for pages; what is transparent stays so.
package struct WebM: FilmEncoder {
  package static let format = OutputFormat(
    WebM.self, name: "webm", fileExtensions: ["webm"],
    summary: "VP9 video for pages", supportsAlpha: true)

  package let video: VideoDescription
  package let warnings: [String] = []
  private let settings: CodecSettings

  package init(_ video: VideoDescription) throws(EncodingError) {
    self.video = video
    let quality = video.compression.quality
    settings = CodecSettings(
      encoder: "libvpx-vp9",
      pixelFormat: video.hasAlpha ? AV_PIX_FMT_YUVA420P : AV_PIX_FMT_YUV420P,
      size: video.size, rate: video.rate,
      options: [
        // VP9's scale of quality has 64 steps where H.264's has 52.
        "crf": "\(quality * 63 / 51)", "b": "0", "lossless": quality == 0 ? "1" : "0",
        "deadline": "good", "cpu-used": "4", "row-mt": "0", "tile-columns": "0",
        // Pictures that are not shown have no place beside transparency.
        "auto-alt-ref": "0", "lag-in-frames": "0",
      ])
    try settings.check()
  }

  package static func prepare() { _ = try? AVFormat.library() }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    try CodecChunkEncoder(
      settings, picture: PicturePlanes(for: video, isExact: true), chunk: chunk)
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
