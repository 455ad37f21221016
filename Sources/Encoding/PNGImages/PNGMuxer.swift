import Glibc

/// Writes a picture sequence: every file under a hidden name, all renamed as one when all are there.
///
/// - A sequence is a whole: frames of an older one that the new one does not have go when it comes.
/// - What is numbered like a frame, and belongs to no sequence, is in the way: it is left and the output refused.
/// - Standard output and pipes have the pictures one after the other.
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
      _ = try olderFrames()
      return
    }
    stream = try AtomicFile(destination)
  }

  private func place(of frame: Int) -> OutputDestination {
    OutputDestination(
      path: names.path(of: frame), replacesExisting: destination.replacesExisting,
      origin: destination.origin)
  }

  /// The frames of an older sequence that go; refused where it may not be replaced, or where others are in between.
  private func olderFrames() throws(EncodingError) -> [String] {
    let leftovers = names.leftovers()
    if let stray = leftovers.strays.first {
      throw .inTheWay(path: stray, others: leftovers.strays.count - 1)
    }
    if let older = leftovers.older.first, !destination.replacesExisting {
      throw .exists(path: older)
    }
    return leftovers.older
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
    if let stream { return try stream.commit() }
    let older = try olderFrames()
    try FileSetReplacement.replace(files, removing: older)
  }

  func discard() {
    stream?.discard()
    for file in files { file.discard() }
  }
}
