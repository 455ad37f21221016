import Frames

/// Encodes one chunk as a closed group of pictures that starts with a key frame.
///
/// Where much changes at once, nobody sees the detail, and it costs most: such pictures are
/// quantized more coarsely. The blocks that they leave behind are coded again when the film calms
/// down.
final class H264ChunkEncoder: ChunkEncoder {
  let framesToDraw: Range<Int>
  private let settings: H264Settings
  private let encoder: H264Encoder
  private let planes: PicturePlanes
  private let everything: BlockMask
  /// What was coded coarsely and is not yet coded again.
  private var coarse: BlockMask
  private var taken = 0
  private var packets: [Packet] = []

  init(
    _ video: VideoDescription, settings: H264Settings, chunk: Range<Int>
  ) throws(EncodingError) {
    self.settings = settings
    framesToDraw = chunk
    encoder = try H264Encoder(settings)
    planes = PicturePlanes(for: video)
    everything = BlockMask(size: video.size, changed: true)
    coarse = BlockMask(size: video.size, changed: false)
    packets.reserveCapacity(chunk.count)
  }

  func encode(_ frame: PixelFrame, changes: BlockMask) throws(EncodingError) {
    let isKeyFrame = taken == 0
    var changes = isKeyFrame ? everything : changes
    StageTimes.measure(.convert) { planes.convert(frame, changes: changes) }
    var quantizer: Int?
    if !isKeyFrame {
      quantizer = settings.quantizer(changed: changes)
      if quantizer == settings.compression.quality {
        changes.formUnion(coarse)
        coarse = BlockMask(size: frame.size, changed: false)
      } else {
        coarse.formUnion(changes)
      }
    }
    let pictures = try StageTimes.measure(.encode) { () throws(EncodingError) in
      try encoder.encode(planes, changes: changes, time: taken, quantizer: quantizer)
    }
    add(pictures)
    taken += 1
  }

  func finish() throws(EncodingError) -> EncodedChunk {
    precondition(taken == framesToDraw.count, "a chunk is encoded to its end")
    add(
      try StageTimes.measure(.encode) { () throws(EncodingError) in try encoder.finish() })
    guard packets.count == taken else {
      throw .failed(
        call: "x264_encoder_encode", reason: "\(taken) pictures gave \(packets.count) packets")
    }
    return EncodedChunk(frames: framesToDraw, packets: packets)
  }

  private func add(_ pictures: [EncodedPicture]) {
    packets += pictures.map {
      Packet(
        frame: framesToDraw.lowerBound + $0.time, bytes: $0.bytes, isKeyFrame: $0.isKeyFrame)
    }
  }
}
