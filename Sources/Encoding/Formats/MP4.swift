import CFFmpeg
import Frames

/// H.264 in MP4, for PowerPoint, Keynote, browsers and phones; also HEVC and AV1, which are smaller.
package struct MP4: FilmEncoder {
  package static let format = OutputFormat(
    MP4.self, name: "mp4", fileExtensions: ["mp4", "m4v"],
    summary: "H.264 video, plays nearly everywhere", supportsAlpha: false,
    codecs: [.h264, .hevc, .av1])

  package let video: VideoDescription
  package let warnings: [String]
  private let size: PixelSize
  private let coding: Coding

  private enum Coding {
    case h264(H264Settings)
    case other(CodecSettings, VideoCodec)
  }

  package init(_ video: VideoDescription) throws(EncodingError) {
    self.video = video
    size = EvenSize.covering(video.size)
    var warnings = EvenSize.warnings("MP4", video)
    let codec = video.compression.codec ?? .h264
    if let settings = try codec.settings(video, size: size) {
      coding = .other(settings, codec)
    } else {
      let settings = H264Settings(size: size, rate: video.rate, compression: video.compression)
      coding = .h264(settings)
      let named = "\(size.width)x\(size.height)"
      guard settings.blocks <= H264Settings.mostBlocks else {
        throw .limit("a picture of \(named) is too large for H.264")
      }
      if !settings.isWidelyPlayed {
        warnings.append(
          "\(named) at \(video.rate) frames per second is above H.264 level 5.1; "
            + "some players stop there")
      }
    }
    self.warnings = warnings
  }

  package static func prepare() { _ = try? AVFormat.library() }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    switch coding {
    case .h264(let settings): try H264ChunkEncoder(video, settings: settings, chunk: chunk)
    case .other(let settings, _):
      try CodecChunkEncoder(settings, picture: PicturePlanes(for: video), chunk: chunk)
    }
  }

  package func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer {
    var stored = VideoStream(
      container: .mp4, codec: AV_CODEC_ID_H264, pixelFormat: AV_PIX_FMT_YUV420P, size: size)
    if case .other(_, let codec) = coding {
      stored.codec = codec == .hevc ? AV_CODEC_ID_HEVC : AV_CODEC_ID_AV1
      // Apple's players know HEVC by this name only.
      stored.tag = VideoStream.tag(codec == .hevc ? "hvc1" : "av01")
    }
    return try VideoMuxer(video, stored: stored, to: destination)
  }
}
