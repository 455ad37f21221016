import CFFmpeg
import Frames

/// What a container is told of the video in it.
struct VideoStream: Sendable {
  var container: Container
  var codec: AVCodecID
  /// The four characters that name the codec in MP4 and MOV; 0 leaves the choice to the container.
  var tag: UInt32 = 0
  var pixelFormat: AVPixelFormat
  /// The size of the encoded pictures.
  var size: PixelSize
  /// Bits of a pixel, where they tell players of transparency; else 0.
  var depth = 0
  var hasAlpha = false

  /// A chroma sample of four pixels is their mean, so it lies in their middle.
  var chromaLocation: AVChromaLocation {
    pixelFormat == AV_PIX_FMT_YUV420P || pixelFormat == AV_PIX_FMT_YUVA420P
      ? AVCHROMA_LOC_CENTER : AVCHROMA_LOC_UNSPECIFIED
  }

  /// A name as MP4 and MOV have it.
  static func tag(_ name: StaticString) -> UInt32 {
    unsafe UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      .reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The kinds of file, by libavformat's names.
  enum Container: String, Sendable {
    case mp4, mov, webm

    /// The options of the file's header.
    func options(rate: FrameRate) -> [(name: String, value: String)] {
      guard self != .webm else { return [] }
      // A clock in which frames are whole ticks, so that every time and the duration are exact.
      var ticks = rate.numerator
      while ticks < 10_000 { ticks *= 2 }
      return [
        ("movflags", "+faststart"), ("video_track_timescale", "\(ticks)"),
        ("movie_timescale", "\(ticks)"),
      ]
    }
  }
}
