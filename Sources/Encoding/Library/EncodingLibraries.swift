import CFFmpeg

/// The encoding libraries that the program uses.
package enum EncodingLibraries {
  /// Their versions as they tell them (`av_version_info`, and x264's build number).
  package static var versions: [(name: String, version: String)] {
    let library = try? AVFormat.library()
    let version = unsafe library.flatMap { $0.av_version_info() }
    let ffmpeg = unsafe version.map { unsafe String(cString: $0) } ?? "not installed"
    return [("FFmpeg", ffmpeg), ("x264", "build \(X264_BUILD)")]
  }
}
