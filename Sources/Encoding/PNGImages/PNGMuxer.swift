/// Writes a picture sequence: every file under a hidden name, all renamed when all are there.
///
/// Standard output and pipes have the pictures one after the other.
final class PNGMuxer: FilmMuxer {
  private let destination: OutputDestination
  private let names: SequenceName
  private let frameCount: Int
  private let stream: AtomicFile?
  private var files: [AtomicFile] = []
  private var nextFrame = 0

  init(_ video: VideoDescription, to destination: OutputDestination) throws(EncodingError) {
    self.destination = destination
    frameCount = video.frameCount
    names = SequenceName(path: destination.path, frameCount: video.frameCount)
    guard destination.isStandardOutput || OutputTarget.isSpecial(destination.path) else {
      stream = nil
      // A sequence that may not replace a file is refused before any frame is drawn.
      for frame in 0..<video.frameCount {
        guard frame == 0 || !destination.replacesExisting else { break }
        _ = try OutputTarget(place(of: frame))
      }
      return
    }
    stream = try AtomicFile(destination)
  }

  private func place(of frame: Int) -> OutputDestination {
    OutputDestination(
      path: names.path(of: frame), replacesExisting: destination.replacesExisting)
  }

  func append(_ chunk: EncodedChunk) throws(EncodingError) {
    precondition(chunk.frames.lowerBound == nextFrame, "chunks are joined in order")
    for packet in chunk.packets {
      if let stream {
        try stream.write(packet.bytes)
        continue
      }
      let file = try AtomicFile(place(of: packet.frame))
      try file.write(packet.bytes)
      try file.seal()
      files.append(file)
    }
    nextFrame = chunk.frames.upperBound
  }

  func finish() throws(EncodingError) {
    precondition(nextFrame == frameCount, "a film is written to its end")
    try stream?.commit()
    for file in files { try file.commit() }
  }

  func discard() {
    stream?.discard()
    for file in files { file.discard() }
  }
}
