import CFFmpeg
import Frames

/// H.264 in MP4, for PowerPoint, Keynote, browsers and phones.
package struct MP4: FilmEncoder {
  package static let format = OutputFormat(
    MP4.self, name: "mp4", fileExtensions: ["mp4", "m4v"],
    summary: "H.264 video, plays nearly everywhere", supportsAlpha: false)

  package let video: VideoDescription
  package let warnings: [String]
  private let settings: H264Settings

  package init(_ video: VideoDescription) throws(EncodingError) {
    let size = PixelSize(
      width: (video.size.width + 1) / 2 * 2, height: (video.size.height + 1) / 2 * 2)
    settings = H264Settings(size: size, rate: video.rate, compression: video.compression)
    self.video = video
    let named = "\(size.width)x\(size.height)"
    guard settings.blocks <= H264Settings.mostBlocks else {
      throw .limit("a picture of \(named) is too large for H.264")
    }
    var warnings: [String] = []
    if size != video.size {
      warnings.append(
        "MP4 needs even sizes: \(video.size.width)x\(video.size.height) is padded to \(named) "
          + "with the background")
    }
    if video.hasAlpha {
      warnings.append("MP4 has no transparency: the film is laid on \(video.background.name)")
    }
    if !settings.isWidelyPlayed {
      warnings.append(
        "\(named) at \(video.rate) frames per second is above H.264 level 5.1; "
          + "some players stop there")
    }
    self.warnings = warnings
  }

  package static func prepare() { _ = try? AVFormat.library() }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    try H264ChunkEncoder(video, settings: settings, chunk: chunk)
  }

  package func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer {
    try VideoMuxer(
      video,
      stored: VideoStream(
        container: .mp4, codec: AV_CODEC_ID_H264, pixelFormat: AV_PIX_FMT_YUV420P,
        size: settings.size),
      to: destination)
  }
}
