import Frames

/// Keeps of each frame of a chunk the blocks that changed, as samples.
///
/// Whole pictures would need memory of many megabytes for every second of film.
final class Y4MChunkEncoder: ChunkEncoder {
  let framesToDraw: Range<Int>
  private let planes: PicturePlanes
  private var packets: [Packet] = []

  init(_ video: VideoDescription, chunk: Range<Int>) {
    framesToDraw = chunk
    planes = PicturePlanes(for: video)
  }

  func encode(_ frame: PixelFrame, changes: BlockMask) throws(EncodingError) {
    planes.convert(frame, changes: changes)
    packets.append(
      Packet(
        frame: framesToDraw.lowerBound + packets.count,
        bytes: changes.flags + planes.samples(of: changes), isKeyFrame: packets.isEmpty))
  }

  func finish() throws(EncodingError) -> EncodedChunk {
    precondition(packets.count == framesToDraw.count, "a chunk is encoded to its end")
    return EncodedChunk(frames: framesToDraw, packets: packets)
  }
}

extension PicturePlanes {
  /// The samples of changed blocks, one block after another: luma, then the two chromas, row by row.
  func samples(of changes: BlockMask) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(changes.count * BlockMask.side * BlockMask.side * 3 / 2)
    for row in 0..<changes.rows {
      for column in 0..<changes.columns where changes[column, row] {
        unsafe append(luma, lumaStride, BlockMask.side, column, row, to: &bytes)
        unsafe append(blueChroma, chromaStride, BlockMask.side / 2, column, row, to: &bytes)
        unsafe append(redChroma, chromaStride, BlockMask.side / 2, column, row, to: &bytes)
      }
    }
    return bytes
  }

  private func append(
    _ plane: UnsafeMutablePointer<UInt8>, _ stride: Int, _ side: Int, _ column: Int, _ row: Int,
    to bytes: inout [UInt8]
  ) {
    for y in 0..<side {
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(
          start: plane + (row * side + y) * stride + column * side, count: side))
    }
  }
}
