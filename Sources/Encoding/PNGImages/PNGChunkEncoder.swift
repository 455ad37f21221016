import Frames

/// Encodes each frame of a chunk as a PNG file in memory.
final class PNGChunkEncoder: ChunkEncoder {
  let framesToDraw: Range<Int>
  private let encoder: PNGEncoder
  private var packets: [Packet] = []

  init(_ video: VideoDescription, chunk: Range<Int>) {
    framesToDraw = chunk
    encoder = PNGEncoder(size: video.size, hasAlpha: video.hasAlpha)
  }

  func encode(_ frame: PixelFrame, changes: BlockMask) throws(EncodingError) {
    let index = framesToDraw.lowerBound + packets.count
    // A frame that stands still has the bytes of the one before.
    let bytes =
      if let last = packets.last, changes.isEmpty { last.bytes } else {
        try encoder.encode(frame)
      }
    packets.append(Packet(frame: index, bytes: bytes, isKeyFrame: true))
  }

  func finish() throws(EncodingError) -> EncodedChunk {
    precondition(packets.count == framesToDraw.count, "a chunk is encoded to its end")
    return EncodedChunk(frames: framesToDraw, packets: packets)
  }
}
