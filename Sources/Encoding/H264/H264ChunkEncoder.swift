import Frames

/// Encodes one chunk as a closed group of pictures that starts with a key frame.
final class H264ChunkEncoder: ChunkEncoder {
  let framesToDraw: Range<Int>
  private let encoder: H264Encoder
  private let parameterSets: [UInt8]
  private let planes: PicturePlanes
  private let everything: BlockMask
  private var quantizers: BlockQuantizers
  private var taken = 0
  private var packets: [Packet] = []

  init(
    _ video: VideoDescription, settings: H264Settings, chunk: Range<Int>
  ) throws(EncodingError) {
    framesToDraw = chunk
    encoder = try H264Encoder(settings, pictures: chunk.count)
    parameterSets = try encoder.parameterSets()
    planes = PicturePlanes(for: video)
    everything = BlockMask(size: video.size, changed: true)
    quantizers = BlockQuantizers(quantizer: settings.compression.quality, size: video.size)
    packets.reserveCapacity(chunk.count)
  }

  func encode(_ frame: PixelFrame, changes: BlockMask) throws(EncodingError) {
    let isKeyFrame = taken == 0
    let changes = isKeyFrame ? everything : changes
    let contrasts = StageTimes.measure(.convert) { planes.convert(frame, changes: changes) }
    let pictures = try StageTimes.measure(.encode) { () throws(EncodingError) in
      let picture =
        isKeyFrame
        ? quantizers.keyPicture() : quantizers.picture(changes: changes, contrasts: contrasts)
      return try encoder.encode(planes, as: picture, time: taken, isKeyFrame: isKeyFrame)
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
    return EncodedChunk(
      frames: framesToDraw, packets: packets, parameterSets: parameterSets)
  }

  private func add(_ pictures: [EncodedPicture]) {
    packets += pictures.map {
      Packet(
        frame: framesToDraw.lowerBound + $0.time, bytes: $0.bytes, isKeyFrame: $0.isKeyFrame)
    }
  }
}
