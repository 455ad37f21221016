import Frames

/// Writes the images of a GIF between its header and its end.
final class GIFMuxer: FilmMuxer {
  private let file: AtomicFile
  private let frameCount: Int
  private var nextFrame = 0

  /// Writes the header, the palette and how often the film plays (GIF89a, sections 17 to 19).
  init(
    _ video: VideoDescription, palette: Palette, to destination: OutputDestination
  ) throws(EncodingError) {
    frameCount = video.frameCount
    file = try AtomicFile(destination)
    var bytes = Array("GIF89a".utf8)
    bytes += GIFImageWriter.word(video.size.width)
    bytes += GIFImageWriter.word(video.size.height)
    bytes += [UInt8(0xF0 | palette.bits - 1), palette.transparentIndex, 0]
    bytes += palette.table
    bytes += GIFMuxer.loop(video.plays)
    try file.write(bytes)
  }

  func append(_ chunk: EncodedChunk) throws(EncodingError) {
    precondition(chunk.frames.lowerBound == nextFrame, "chunks are joined in order")
    for packet in chunk.packets { try file.write(packet.bytes) }
    nextFrame = chunk.frames.upperBound
  }

  func finish() throws(EncodingError) {
    precondition(nextFrame == frameCount, "a film is written to its end")
    try file.write([0x3B])
    try file.commit()
  }

  func discard() { file.discard() }

  /// The block that says how often to start again; there is none in a film that plays once.
  private static func loop(_ plays: PlayCount) -> [UInt8] {
    let again: Int
    switch plays {
    case .forever: again = 0
    case .times(let count) where count > 1: again = count - 1
    case .times: return []
    }
    return [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + GIFImageWriter.word(again) + [0]
  }
}
