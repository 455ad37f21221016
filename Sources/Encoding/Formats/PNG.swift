import Frames

/// One PNG file per frame, with straight alpha.
package struct PNG: FilmEncoder {
  package static let format = OutputFormat(
    PNG.self, name: "png", fileExtensions: ["png"],
    summary: "one picture per frame, numbered where there are several", supportsAlpha: true)

  package let video: VideoDescription
  package let warnings: [String] = []

  package init(_ video: VideoDescription) throws(EncodingError) { self.video = video }

  package func chunkEncoder(for chunk: Range<Int>) throws(EncodingError) -> any ChunkEncoder {
    PNGChunkEncoder(video, chunk: chunk)
  }

  package func muxer(to destination: OutputDestination) throws(EncodingError) -> any FilmMuxer {
    try PNGMuxer(video, to: destination)
  }

  package func paths(for path: String) -> [String] {
    let names = SequenceName(path: path, frameCount: video.frameCount)
    return (0..<video.frameCount).map { names.path(of: $0) }
  }

  package func claims(_ other: String, writingTo path: String) -> Bool {
    let names = SequenceName(path: path, frameCount: video.frameCount)
    return names.matches(other) || names.path(of: 0) == other
  }
}
