import Frames

/// Encodes each frame of a chunk as the rectangle around what differs from the frame before.
///
/// The pixels of a rectangle replace those under it with their transparency, so that nothing shines through and
/// nothing has to be cleared. A chunk starts from the frame before it; the film's first frame is whole.
final class PartialChunkEncoder: ChunkEncoder {
  let framesToDraw: Range<Int>
  private let chunk: Range<Int>
  private let size: PixelSize
  private let encoder: any PartialImageEncoder
  private var nextFrame: Int
  private var packets: [Packet] = []

  init(_ video: VideoDescription, _ encoder: any PartialImageEncoder, chunk: Range<Int>) {
    self.chunk = chunk
    self.encoder = encoder
    size = video.size
    nextFrame = max(chunk.lowerBound - 1, 0)
    framesToDraw = nextFrame..<chunk.upperBound
  }

  func encode(_ frame: PixelFrame, changes: BlockMask) throws(EncodingError) {
    let index = nextFrame
    nextFrame += 1
    guard index >= chunk.lowerBound else { return }
    // A frame that stands still has its own image all the same, of a pixel that is there already.
    let part =
      changes.bounds(in: size) ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1)
    let bytes = try StageTimes.measure(.encode) { () throws(EncodingError) in
      try encoder.image(of: frame, in: part, index: index)
    }
    packets.append(Packet(frame: index, bytes: bytes, isKeyFrame: index == 0))
  }

  func finish() throws(EncodingError) -> EncodedChunk {
    precondition(nextFrame == chunk.upperBound, "a chunk is encoded to its end")
    return EncodedChunk(frames: chunk, packets: packets)
  }
}

extension BlockMask {
  /// The smallest rectangle around all changed blocks within a frame; nil where there are none.
  func bounds(in size: PixelSize) -> PixelRectangle? {
    let changed = (0..<rows).map { runs(inRow: $0) }
    guard let top = changed.firstIndex(where: { !$0.isEmpty }),
      let bottom = changed.lastIndex(where: { !$0.isEmpty }),
      let left = changed.compactMap(\.first?.lowerBound).min(),
      let right = changed.compactMap(\.last?.upperBound).max()
    else { return nil }
    let side = BlockMask.side
    return PixelRectangle(
      x: left * side, y: top * side, width: min(right * side, size.width) - left * side,
      height: min((bottom + 1) * side, size.height) - top * side)
  }
}
