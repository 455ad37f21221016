import Frames

/// An animated WebP, which loses nothing.
package struct WebP: FilmEncoder {
  package static let format = OutputFormat(
    WebP.self, name: "webp", fileExtensions: ["webp"],
    summary: "animated WebP that loops, all colours", supportsAlpha: true)

  package let video: VideoDescription
  package let warnings: [String]

  /// The longest side that libwebp takes, in pixels.
  private static let longestSide = 16383

  package init(_ video: VideoDescription) throws(EncodingError) {
    self.video = video
    warnings = ImageDelays.warnings("WebP", video.rate)
    guard max(video.size.width, video.size.height) <= WebP.longestSide else {
      throw .limit(
        "a picture of \(video.size.width)x\(video.size.height) is too large for WebP; "
          + "a side has at most \(WebP.longestSide) pixels")
    }
    try WebPImageEncoder.settings(video.size, video.rate).check()
  }

  package static func prepare() { _ = try? AVFormat.library() }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    PartialChunkEncoder(video, WebPImageEncoder(video), chunk: chunk)
  }

  package func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer {
    try WebPMuxer(video, to: destination)
  }
}
