import Frames

/// Encodes one chunk with an encoder of libavcodec, as a run of pictures that starts with a key frame.
final class CodecChunkEncoder: ChunkEncoder {
  let framesToDraw: Range<Int>
  private let name: String
  private let encoder: CodecEncoder
  private let picture: any CodecPicture
  private var taken = 0
  private var packets: [Packet] = []

  init(
    _ settings: CodecSettings, picture: any CodecPicture, chunk: Range<Int>
  ) throws(EncodingError) {
    framesToDraw = chunk
    name = settings.encoder
    encoder = try CodecEncoder(settings)
    self.picture = picture
    packets.reserveCapacity(chunk.count)
  }

  func encode(_ frame: PixelFrame, changes: BlockMask) throws(EncodingError) {
    StageTimes.measure(.convert) { picture.take(frame, changes: changes) }
    add(
      try StageTimes.measure(.encode) { () throws(EncodingError) in
        try encoder.encode(picture, time: taken)
      })
    taken += 1
  }

  func finish() throws(EncodingError) -> EncodedChunk {
    precondition(taken == framesToDraw.count, "a chunk is encoded to its end")
    add(try StageTimes.measure(.encode) { () throws(EncodingError) in try encoder.finish() })
    guard packets.map(\.frame) == Array(framesToDraw) else {
      throw .failed(call: name, reason: "\(taken) pictures gave \(packets.count) packets")
    }
    return EncodedChunk(
      frames: framesToDraw, packets: packets, parameterSets: encoder.parameterSets)
  }

  private func add(_ pictures: [Packet]) {
    packets += pictures.map {
      Packet(
        frame: framesToDraw.lowerBound + $0.frame, bytes: $0.bytes, isKeyFrame: $0.isKeyFrame,
        addition: $0.addition)
    }
  }
}
