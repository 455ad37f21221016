import CFFmpeg
import Frames
import Glibc

/// The statistics of a first pass that never ran, for x264 to read.
///
/// x264 looks ahead of what it encodes to choose quantizers, in a smaller copy that it makes of every
/// picture. We tell it each block's quantizer, so all of that is for nothing. The only way to leave it out
/// and still tell quantizers by block is the second of two passes, which reads what the first one found.
/// Of that it uses the types of the pictures, which are true here; the sizes are made up, and have no say.
///
/// The file lies in memory, in the form that x264 writes, with the options that it compares.
@safe final class FirstPass {
  private let descriptor: Int32

  /// - Parameter pictures: how many there are; the first is the only key frame.
  init(_ settings: H264Settings, pictures: Int) throws(EncodingError) {
    descriptor = unsafe open_memory_file("first-pass")
    guard descriptor >= 0 else {
      throw .failed(call: "memfd_create", reason: unsafe String(cString: strerror(errno)))
    }
    let bytes = Array(FirstPass.text(settings, pictures: pictures).utf8)
    guard unsafe write(descriptor, bytes, bytes.count) == bytes.count else {
      throw .failed(call: "write", reason: unsafe String(cString: strerror(errno)))
    }
  }

  deinit { close(descriptor) }

  /// Where x264 can open the file.
  var path: String { "/proc/self/fd/\(descriptor)" }

  private static func text(_ settings: H264Settings, pictures: Int) -> String {
    let (size, rate) = (settings.size, settings.rate)
    var text =
      "#options: \(size.width)x\(size.height) fps=\(rate.numerator)/\(rate.denominator)"
      + " timebase=\(rate.denominator)/\(rate.numerator) bitdepth=8 bframes=0 weightp=0"
      + " keyint=infinite open_gop=0 interlaced=0 intra_refresh=0 rc=abr\n"
    for place in 0..<pictures {
      text +=
        "in:\(place) out:\(place) type:\(place == 0 ? "I" : "P") dur:2 cpbdur:2 q:20.00 aq:20.00"
        + " tex:1000 mv:1000 misc:100 imb:1 pmb:1 smb:1 d:- ref:;\n"
    }
    return text
  }
}
