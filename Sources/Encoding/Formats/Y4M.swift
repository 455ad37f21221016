import Frames

/// Pictures without compression, one after another, for a pipe into another program.
package struct Y4M: FilmEncoder {
  package static let format = OutputFormat(
    Y4M.self, name: "y4m", fileExtensions: ["y4m"],
    summary: "pictures without compression, for other programs", supportsAlpha: false)

  package let video: VideoDescription
  package let warnings: [String]
  private let size: PixelSize

  package init(_ video: VideoDescription) throws(EncodingError) {
    self.video = video
    size = EvenSize.covering(video.size)
    warnings = EvenSize.warnings("Y4M", video)
  }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    Y4MChunkEncoder(video, chunk: chunk)
  }

  package func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer {
    try Y4MMuxer(video, size: size, to: destination)
  }
}
