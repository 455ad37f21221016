import Encoding
import Frames

/// The muxers of a track's outputs; nothing is visible before `finish`.
final class OutputAssembly: ChunkSink {
  private let muxers: [any FilmMuxer]

  init(_ muxers: sending [any FilmMuxer]) { self.muxers = muxers }

  /// Takes a chunk's results, one for each output.
  func append(_ piece: [EncodedChunk]) throws {
    try StageTimes.measure(.mux) {
      for (muxer, chunk) in zip(muxers, piece) { try muxer.append(chunk) }
    }
  }

  func finish() throws {
    for muxer in muxers { try muxer.finish() }
  }

  func discard() {
    for muxer in muxers { muxer.discard() }
  }
}
