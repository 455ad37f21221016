/// How a film is compressed where its format leaves a choice.
package struct Compression: Hashable, Sendable {
  /// The codec of a video; nil is the format's usual one.
  package var codec: VideoCodec?
  /// x264's name for how hard it searches.
  package var preset = Compression.standardPreset
  /// H.264's quantizer, 0…51: 0 loses nothing, six steps halve the detail; other codecs go by what is like it.
  package var quality = Compression.standardQuality

  package init() {}

  package static let standardPreset = "fast"
  package static let standardQuality = 19

  /// From the fastest to the slowest.
  package static let presets = [
    "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow",
    "placebo",
  ]
}
