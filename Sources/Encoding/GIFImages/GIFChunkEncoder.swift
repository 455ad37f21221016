import Frames

/// Encodes the frames of a chunk as images of a GIF, one image for each frame.
///
/// libavcodec's GIF encoder compares with frames of its own and chooses the disposal by itself;
/// here the frame before the chunk counts, and a frame must know what the next one clears.
///
/// - An opaque chunk starts from the frame before it.
/// - A transparent chunk starts from an empty canvas and leaves one: so it needs no neighbour. In
///   between, an image is cleared where the next frame has pixels that turn transparent.
final class GIFChunkEncoder: ChunkEncoder {
  let framesToDraw: Range<Int>
  private let chunk: Range<Int>
  private let video: VideoDescription
  private let delays: GIFDelays
  private let transparent: UInt8
  private var lookup: PaletteLookup
  private var writer: GIFImageWriter
  /// What viewers show.
  private var canvas: IndexedPicture
  /// The frame that came last, and those pixels of it that are not yet in an image.
  private var picture: IndexedPicture
  private var nextFrame: Int
  private var packets: [Packet] = []

  init(_ video: VideoDescription, palette: Palette, chunk: Range<Int>) {
    self.video = video
    self.chunk = chunk
    let start = video.hasAlpha ? chunk.lowerBound : max(chunk.lowerBound - 1, 0)
    framesToDraw = start..<chunk.upperBound
    nextFrame = start
    delays = GIFDelays(rate: video.rate)
    transparent = palette.transparentIndex
    lookup = PaletteLookup(palette)
    writer = GIFImageWriter(palette)
    canvas = IndexedPicture(size: video.size, filledWith: palette.transparentIndex)
    picture = canvas
  }

  func encode(_ frame: PixelFrame, changes: BlockMask) throws(EncodingError) {
    let before = video.hasAlpha ? picture : canvas
    picture.update(
      from: frame, changes: changes, hasAlpha: video.hasAlpha, transparent: transparent,
      lookup: &lookup)
    if nextFrame < chunk.lowerBound {
      canvas = picture
    } else if video.hasAlpha {
      if nextFrame > chunk.lowerBound { write(before, followedBy: picture) }
    } else {
      // The canvas shows the frame before, so they differ where that frame does.
      let known = nextFrame > framesToDraw.lowerBound ? changes : nil
      let changed = picture.bounds(against: canvas, within: known) { $0 != $1 }
      add(picture, in: changed, clears: false)
      canvas = picture
    }
    nextFrame += 1
  }

  func finish() throws(EncodingError) -> EncodedChunk {
    precondition(nextFrame == chunk.upperBound, "a chunk is encoded to its end")
    if video.hasAlpha { write(picture, followedBy: nil) }
    return EncodedChunk(frames: chunk, packets: packets)
  }

  /// Writes a transparent film's frame, once it is known what comes next; nil is an empty canvas.
  private func write(_ current: IndexedPicture, followedBy next: IndexedPicture?) {
    let transparent = transparent
    var rectangle = current.bounds(against: canvas) { $0 != $1 }
    let empty = IndexedPicture(size: video.size, filledWith: transparent)
    let vanishing = current.bounds(against: next ?? empty) {
      $0 != transparent && $1 == transparent
    }
    if let vanishing { rectangle = rectangle?.union(vanishing) ?? vanishing }
    // A picture that plays once ends with its last frame in view.
    let isEnd = next == nil && chunk.upperBound == video.frameCount && video.plays == .times(1)
    let clears = vanishing != nil && !isEnd
    let area = add(current, in: rectangle, clears: clears)
    canvas = current
    if clears { canvas.clear(area, to: transparent) }
  }

  /// Adds the packet of an image; without a rectangle it is one pixel that changes nothing.
  @discardableResult
  private func add(
    _ current: IndexedPicture, in rectangle: IndexedRectangle?, clears: Bool
  ) -> IndexedRectangle {
    let index = chunk.lowerBound + packets.count
    let area = rectangle ?? IndexedRectangle(x: 0..<1, y: 0..<1)
    let bytes = writer.image(
      of: current, over: canvas, in: area, delay: delays.delay(of: index), clears: clears)
    packets.append(Packet(frame: index, bytes: bytes, isKeyFrame: index == 0))
    return area
  }
}
