import Frames

/// Joins images to an APNG (PNG, third edition, section 11.3.6).
final class APNGMuxer: FilmMuxer {
  private let file: AtomicFile
  private let frameCount: Int
  private var nextFrame = 0
  /// The number of the next chunk that has one.
  private var sequence = 0

  /// Writes what comes before the first image.
  init(_ video: VideoDescription, to destination: OutputDestination) throws(EncodingError) {
    frameCount = video.frameCount
    file = try AtomicFile(destination)
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let format: [UInt8] = [8, video.hasAlpha ? 6 : 2, 0, 0, 0]
    bytes += PNGChunk.bytes(
      "IHDR", BigEndian.long(video.size.width) + BigEndian.long(video.size.height) + format)
    bytes += PNGChunk.bytes("sRGB", [0])
    let plays =
      switch video.plays {
      case .forever: 0
      case .times(let count): count
      }
    bytes += PNGChunk.bytes("acTL", BigEndian.long(frameCount) + BigEndian.long(plays))
    try file.write(bytes)
  }

  func append(_ chunk: EncodedChunk) throws(EncodingError) {
    precondition(chunk.frames.lowerBound == nextFrame, "chunks are joined in order")
    for packet in chunk.packets {
      let control = packet.bytes[4..<APNGImageEncoder.controlLength]
      try file.write(PNGChunk.bytes("fcTL", number() + control))
      let pixels = Array(packet.bytes[APNGImageEncoder.controlLength...])
      try file.write(
        packet.frame == 0
          ? PNGChunk.bytes("IDAT", pixels) : PNGChunk.bytes("fdAT", number() + pixels))
    }
    nextFrame = chunk.frames.upperBound
  }

  private func number() -> [UInt8] {
    defer { sequence += 1 }
    return BigEndian.long(sequence)
  }

  func finish() throws(EncodingError) {
    precondition(nextFrame == frameCount, "a film is written to its end")
    try file.write(PNGChunk.bytes("IEND", []))
    try file.commit()
  }

  func discard() { file.discard() }
}
