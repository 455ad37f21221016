import CFFmpeg
import Frames

extension VideoCodec {
  /// How films are coded by libavcodec, with one thread and no picture out of order; nil for H.264, which has an
  /// encoder of its own here.
  ///
  /// - Parameter size: of the encoded pictures.
  func settings(
    _ video: VideoDescription, size: PixelSize, keepsAlpha: Bool = false
  ) throws(EncodingError) -> CodecSettings? {
    let compression = video.compression
    let losesNothing = compression.quality == 0
    // The scales of VP9 and AV1 have 64 steps where H.264's has 52.
    let quality = "\(compression.quality * 63 / 51)"
    var settings = CodecSettings(
      encoder: "", pixelFormat: keepsAlpha ? AV_PIX_FMT_YUVA420P : AV_PIX_FMT_YUV420P, size: size,
      rate: video.rate)
    switch self {
    case .h264: return nil
    case .vp9:
      settings.encoder = "libvpx-vp9"
      settings.options = [
        "crf": quality, "b": "0", "lossless": losesNothing ? "1" : "0",
        "deadline": "good", "cpu-used": "4", "row-mt": "0", "tile-columns": "0",
        // Pictures that are not shown have no place beside transparency.
        "auto-alt-ref": "0", "lag-in-frames": "0",
      ]
    case .av1:
      settings.encoder = "libaom-av1"
      settings.hasParameterSets = true
      settings.options = [
        "crf": quality, "b": "0", "usage": "good", "cpu-used": "6", "row-mt": "0",
        "lag-in-frames": "0", "aom-params": losesNothing ? "lossless=1" : "",
      ].filter { !$0.value.isEmpty }
    case .hevc:
      settings.encoder = "libx265"
      settings.hasParameterSets = true
      // A block of the largest size must fit into the picture.
      guard let side = [64, 32, 16].first(where: { $0 <= min(size.width, size.height) }) else {
        throw .limit(
          "a picture of \(size.width)x\(size.height) is too small for HEVC; "
            + "a side has at least 16 pixels")
      }
      let parameters = [
        "log-level=none", "info=0", "pools=none", "frame-threads=1", "wpp=0", "pmode=0", "pme=0",
        "bframes=0", "keyint=-1", "open-gop=0", "scenecut=0", "repeat-headers=0", "ctu=\(side)",
        losesNothing ? "lossless=1" : "crf=\(compression.quality)", "chromaloc=1",
      ]
      settings.options = [
        "preset": compression.preset, "x265-params": parameters.joined(separator: ":"),
      ]
    }
    try settings.check()
    return settings
  }
}
