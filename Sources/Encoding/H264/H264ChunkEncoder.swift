import Frames

/// Encodes one chunk as a closed group of pictures that starts with a key frame.
final class H264ChunkEncoder: ChunkEncoder {
  let framesToDraw: Range<Int>
  private let encoder: H264Encoder
  private let planes: PicturePlanes
  private let everything: BlockMask
  private var packets: [Packet] = []

  init(
    _ video: VideoDescription, settings: H264Settings, chunk: Range<Int>
  ) throws(EncodingError) {
    framesToDraw = chunk
    encoder = try H264Encoder(settings)
    planes = PicturePlanes(for: video)
    everything = BlockMask(size: video.size, changed: true)
    packets.reserveCapacity(chunk.count)
  }

  func encode(_ frame: PixelFrame, changes: BlockMask) throws(EncodingError) {
    let isKeyFrame = packets.isEmpty
    let changes = isKeyFrame ? everything : changes
    planes.convert(frame, changes: changes)
    let bytes = try encoder.encode(
      planes, changes: changes, time: packets.count, isKeyFrame: isKeyFrame)
    packets.append(
      Packet(
        frame: framesToDraw.lowerBound + packets.count, bytes: bytes, isKeyFrame: isKeyFrame))
  }

  func finish() throws(EncodingError) -> EncodedChunk {
    precondition(packets.count == framesToDraw.count, "a chunk is encoded to its end")
    return EncodedChunk(frames: framesToDraw, packets: packets)
  }
}
