import CFFmpeg

/// The encoding libraries that the program is linked with.
package enum EncodingLibraries {
  /// Their versions as they tell them (`av_version_info`, and x264's build number).
  package static var versions: [(name: String, version: String)] {
    let ffmpeg = unsafe String(cString: av_version_info())
    return [("FFmpeg", ffmpeg), ("x264", "build \(X264_BUILD)")]
  }
}
