import CFFmpeg
import Glibc

/// What a call into FFmpeg answered, open to codes that this program does not know.
struct AVStatus: Hashable, Sendable {
  let code: Int32

  /// FFmpeg's own words; see av_strerror.
  var reason: String {
    let text = unsafe [CChar](unsafeUninitializedCapacity: 256) { buffer, count in
      guard let start = buffer.baseAddress else {
        count = 0
        return
      }
      if let library = try? AVFormat.library() {
        _ = unsafe library.av_strerror(code, start, 256)
      } else {
        unsafe start[0] = 0
      }
      unsafe count = strnlen(start, 255)
    }
    return String(decoding: text.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The one funnel for FFmpeg's answers: negative ones throw.
  @discardableResult
  static func check(_ call: String, _ code: Int32) throws(EncodingError) -> Int32 {
    guard code < 0 else { return code }
    throw .failed(call: call, reason: AVStatus(code: code).reason)
  }

  /// The same for calls that write a file: an error of the system names the path.
  @discardableResult
  static func check(_ call: String, writing path: String, _ code: Int32) throws(EncodingError)
    -> Int32
  {
    let systemCodes = [ENOSPC, EIO, EACCES, EPERM, EROFS, EDQUOT, EFBIG, ENOENT, EPIPE, ENXIO]
    if code < 0, systemCodes.contains(-code) {
      throw .unwritable(path: path, reason: SystemStatus(code: -code).reason)
    }
    return try check(call, code)
  }
}
