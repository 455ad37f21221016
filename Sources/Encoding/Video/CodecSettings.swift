import CFFmpeg
import Frames

/// How one of libavcodec's encoders is set up, the same on every machine.
///
/// One thread for each chunk, and pictures in the order that they are shown.
struct CodecSettings: Sendable {
  /// libavcodec's name of the encoder.
  var encoder: String
  var pixelFormat: AVPixelFormat
  /// The size of the encoded pictures.
  var size: PixelSize
  var rate: FrameRate
  /// The encoder's own options.
  var options: [String: String] = [:]
  /// Whether what a player must know first is kept apart from the packets.
  var hasParameterSets = false

  /// Refuses a film whose encoder the installed FFmpeg does not have.
  func check() throws(EncodingError) {
    let library = try AVFormat.library()
    guard unsafe library.avcodec_find_encoder_by_name(encoder) != nil else {
      throw .missingEncoder(name: encoder)
    }
  }
}
