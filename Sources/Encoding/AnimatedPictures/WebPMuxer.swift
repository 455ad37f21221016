import Frames

/// Joins images to an animated WebP; how long it is stands at its beginning and is written last.
final class WebPMuxer: FilmMuxer {
  private let file: AtomicFile
  private let frameCount: Int
  private var nextFrame = 0
  private var byteCount = 0

  /// Lengths are 32 bits (RFC 9649, section 2.4).
  private static let longest = Int(UInt32.max) - 10

  init(_ video: VideoDescription, to destination: OutputDestination) throws(EncodingError) {
    frameCount = video.frameCount
    file = try AtomicFile(destination, writerSeeks: true)
    let plays =
      switch video.plays {
      case .forever: 0
      case .times(let count): min(count, Int(UInt16.max))
      }
    let features: [UInt8] = [video.hasAlpha ? 0b1_0010 : 0b10, 0, 0, 0]
    let size =
      LittleEndian.bytes(video.size.width - 1, 3) + LittleEndian.bytes(video.size.height - 1, 3)
    try write(Array("RIFF".utf8) + LittleEndian.bytes(0, 4) + Array("WEBP".utf8))
    try write(RIFFChunk.bytes("VP8X", features + size))
    try write(RIFFChunk.bytes("ANIM", LittleEndian.bytes(0, 4) + LittleEndian.bytes(plays, 2)))
  }

  private func write(_ bytes: [UInt8]) throws(EncodingError) {
    byteCount += bytes.count
    guard byteCount <= WebPMuxer.longest else { throw .limit("a WebP holds at most 4 GB") }
    try file.write(bytes)
  }

  func append(_ chunk: EncodedChunk) throws(EncodingError) {
    precondition(chunk.frames.lowerBound == nextFrame, "chunks are joined in order")
    for packet in chunk.packets { try write(packet.bytes) }
    nextFrame = chunk.frames.upperBound
  }

  func finish() throws(EncodingError) {
    precondition(nextFrame == frameCount, "a film is written to its end")
    try file.overwrite(LittleEndian.bytes(byteCount - 8, 4), at: 4)
    try file.commit()
  }

  func discard() { file.discard() }
}
