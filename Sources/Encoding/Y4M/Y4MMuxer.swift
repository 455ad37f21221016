import Frames

/// Writes whole pictures one after another, each under a line of its own.
final class Y4MMuxer: FilmMuxer {
  private let file: AtomicFile
  private let frameCount: Int
  private var nextFrame = 0
  private var planes: [Plane]
  private let columns: Int

  /// A plane of the picture as it is written, and the side of a block in it.
  private struct Plane {
    let width: Int
    let height: Int
    let side: Int
    var samples: [UInt8]

    init(width: Int, height: Int, side: Int) {
      (self.width, self.height, self.side) = (width, height, side)
      samples = Array(repeating: 0, count: width * height)
    }

    /// Takes the samples of a block, which may reach over the edge.
    mutating func put(_ block: ArraySlice<UInt8>, column: Int, row: Int) {
      let count = min(side, width - column * side)
      for y in 0..<min(side, height - row * side) {
        let source = block.startIndex + y * side
        let target = (row * side + y) * width + column * side
        samples.replaceSubrange(target..<target + count, with: block[source..<source + count])
      }
    }
  }

  /// - Parameter size: of the pictures; both sides are even.
  init(
    _ video: VideoDescription, size: PixelSize, to destination: OutputDestination
  ) throws(EncodingError) {
    frameCount = video.frameCount
    columns = BlockMask(size: video.size, changed: false).columns
    let (width, height) = (size.width, size.height)
    let half = Plane(width: width / 2, height: height / 2, side: BlockMask.side / 2)
    planes = [Plane(width: width, height: height, side: BlockMask.side), half, half]
    file = try AtomicFile(destination)
    let rate = "\(video.rate.numerator):\(video.rate.denominator)"
    try file.write(
      Array(
        "YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n".utf8))
  }

  func append(_ chunk: EncodedChunk) throws(EncodingError) {
    precondition(chunk.frames.lowerBound == nextFrame, "chunks are joined in order")
    for packet in chunk.packets {
      show(packet.bytes)
      try file.write(Array("FRAME\n".utf8))
      for plane in planes { try file.write(plane.samples) }
    }
    nextFrame = chunk.frames.upperBound
  }

  /// Lays the changed blocks of a packet over the picture before.
  private func show(_ packet: [UInt8]) {
    let blocks = BlockMask.side * BlockMask.side
    let rows = (planes[0].height + BlockMask.side - 1) / BlockMask.side
    var place = rows * columns
    for index in 0..<rows * columns where packet[index] != 0 {
      for (plane, count) in [blocks, blocks / 4, blocks / 4].enumerated() {
        planes[plane].put(
          packet[place..<place + count], column: index % columns, row: index / columns)
        place += count
      }
    }
  }

  func finish() throws(EncodingError) {
    precondition(nextFrame == frameCount, "a film is written to its end")
    try file.commit()
  }

  func discard() { file.discard() }
}
