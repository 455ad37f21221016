import CFFmpeg

/// FFmpeg's libavformat, loaded when it is first asked for.
enum AVFormat {
  private static let loaded: Result<libavformat, EncodingError> = {
    do throws(EncodingError) {
      let library = try load(unsafe String(cString: libavformat_file()))
      // Its own messages are turned off: what matters comes as an error.
      library.av_log_set_level(AV_LOG_QUIET)
      return .success(library)
    } catch { return .failure(error) }
  }()

  /// Throws where the library is not installed.
  static func library() throws(EncodingError) -> libavformat { try loaded.get() }

  /// Loads the library from a file (`dlopen`, `dlsym`).
  static func load(_ file: String) throws(EncodingError) -> libavformat {
    var library = libavformat()
    if let reason = unsafe libavformat_load(&library, file) {
      throw .missingLibrary(file: file, reason: unsafe String(cString: reason))
    }
    return library
  }
}
