import Frames

/// An animated PNG, which keeps every pixel with its transparency.
package struct APNG: FilmEncoder {
  package static let format = OutputFormat(
    APNG.self, name: "apng", fileExtensions: ["apng"],
    summary: "animated PNG that loops, all colours", supportsAlpha: true)

  package let video: VideoDescription
  package let warnings: [String]

  package init(_ video: VideoDescription) throws(EncodingError) {
    self.video = video
    warnings = ImageDelays.warnings("APNG", video.rate)
  }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    PartialChunkEncoder(video, APNGImageEncoder(video), chunk: chunk)
  }

  package func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer {
    try APNGMuxer(video, to: destination)
  }
}
