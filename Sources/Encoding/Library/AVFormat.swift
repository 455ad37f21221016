import CFFmpeg

/// FFmpeg's libavformat, loaded when it is first asked for.
enum AVFormat {
  /// The library with its own messages turned off: what matters comes as an error.
  private static let loaded: Result<libavformat, EncodingError> = {
    var library = libavformat()
    if let reason = unsafe libavformat_load(&library) {
      let file = unsafe String(cString: libavformat_file())
      return unsafe .failure(
        .failed(call: "dlopen \(file)", reason: String(cString: reason)))
    }
    library.av_log_set_level(AV_LOG_QUIET)
    return .success(library)
  }()

  /// Throws where the library is not installed.
  static func library() throws(EncodingError) -> libavformat { try loaded.get() }
}
