import Frames

/// One picture in yuv420p, BT.709, limited range, padded to whole blocks of 16 × 16.
///
/// It is kept from frame to frame, so that only the blocks that changed are converted. A chroma
/// sample is made of its own four pixels alone; so a block never depends on its neighbours, and
/// the picture is the same whichever blocks were converted when. (swscale's filters reach over
/// the edge of a block and differ between processors unless its slow paths are asked for.)
@safe final class PicturePlanes {
  let lumaStride: Int
  let chromaStride: Int
  let luma: UnsafeMutablePointer<UInt8>
  let blueChroma: UnsafeMutablePointer<UInt8>
  let redChroma: UnsafeMutablePointer<UInt8>
  /// The length of the luma plane; a chroma plane has a quarter.
  let lumaCount: Int

  private let frameSize: PixelSize
  private let hasAlpha: Bool
  private let background: FlatColor
  /// How opaque each pixel is, in rows of `lumaStride`; nil where pixels are laid on the background.
  let alpha: UnsafeMutablePointer<UInt8>?
  /// Whether pixels outside of the frame have the colour of its edge.
  private let repeatsEdge: Bool
  private let block: UnsafeMutablePointer<UInt32>

  private static let side = BlockMask.side

  /// Room for frames as described; pixels outside of the frame have its background colour.
  ///
  /// - Parameters:
  ///   - isExact: whether the encoded picture has the frame's own size; then what lies outside of it has the
  ///     colour of its edge, and changes nothing in it.
  ///   - keepsAlpha: whether alpha has a plane of its own, and colours are not multiplied by it.
  init(for video: VideoDescription, isExact: Bool = false, keepsAlpha: Bool = false) {
    let blocks = BlockMask(size: video.size, changed: false)
    lumaStride = blocks.columns * PicturePlanes.side
    chromaStride = lumaStride / 2
    lumaCount = lumaStride * blocks.rows * PicturePlanes.side
    unsafe luma = .allocate(capacity: lumaCount)
    unsafe blueChroma = .allocate(capacity: lumaCount / 4)
    unsafe redChroma = .allocate(capacity: lumaCount / 4)
    unsafe block = .allocate(capacity: PicturePlanes.side * PicturePlanes.side)
    unsafe luma.initialize(repeating: 16, count: lumaCount)
    unsafe blueChroma.initialize(repeating: 128, count: lumaCount / 4)
    unsafe redChroma.initialize(repeating: 128, count: lumaCount / 4)
    unsafe block.initialize(repeating: 0, count: PicturePlanes.side * PicturePlanes.side)
    if keepsAlpha {
      let plane = UnsafeMutablePointer<UInt8>.allocate(capacity: lumaCount)
      unsafe plane.initialize(repeating: 0, count: lumaCount)
      unsafe alpha = plane
    } else {
      unsafe alpha = nil
    }
    repeatsEdge = isExact
    frameSize = video.size
    hasAlpha = video.hasAlpha
    background = video.background
  }

  deinit {
    unsafe luma.deallocate()
    unsafe blueChroma.deallocate()
    unsafe redChroma.deallocate()
    unsafe block.deallocate()
    unsafe alpha?.deallocate()
  }

  /// Converts the blocks of a frame that changed.
  ///
  /// - Returns: for each block, how far a luma sample of it moved at most; 0 where none is changed.
  @discardableResult
  func convert(_ frame: PixelFrame, changes: BlockMask) -> [UInt8] {
    var contrasts = [UInt8](repeating: 0, count: changes.flags.count)
    for row in 0..<changes.rows {
      for column in 0..<changes.columns where changes[column, row] {
        gather(frame, column: column, row: row)
        if let alpha = unsafe alpha { unsafe separateAlpha(to: alpha, column: column, row: row) }
        contrasts[row * changes.columns + column] = convertBlock(column: column, row: row)
      }
    }
    return contrasts
  }

  /// Copies a block's pixels, with the background where the frame ends, flattened if need be.
  private func gather(_ frame: PixelFrame, column: Int, row: Int) {
    let side = PicturePlanes.side
    let backdrop =
      UInt32(background.red) << 16 | UInt32(background.green) << 8 | UInt32(background.blue)
    let inside = min(side, frameSize.width - column * side)
    guard let pixels = unsafe frame.bytes.baseAddress else { return }
    for y in 0..<side {
      let line = unsafe block + y * side
      guard row * side + y < frameSize.height else {
        if repeatsEdge {
          unsafe line.update(from: line - side, count: side)
        } else {
          unsafe line.update(repeating: backdrop, count: side)
        }
        continue
      }
      let start = (row * side + y) * frame.stride + column * side * 4
      let source = unsafe (pixels + start).assumingMemoryBound(to: UInt32.self)
      unsafe line.update(from: source, count: inside)
      if inside < side {
        unsafe (line + inside).update(
          repeating: repeatsEdge ? line[inside - 1] : backdrop, count: side - inside)
      }
      guard hasAlpha, unsafe alpha == nil else { continue }
      for x in 0..<inside { unsafe line[x] = flatten(line[x]) }
    }
  }

  /// Takes the transparency out of the gathered block.
  ///
  /// Pixels that are clear have no colour of their own; they get the mean one of the block, which leaves no edge to
  /// code where nobody sees it, and no dark rim in the chroma that they share with others.
  private func separateAlpha(to plane: UnsafeMutablePointer<UInt8>, column: Int, row: Int) {
    let side = PicturePlanes.side
    var (red, green, blue, sum) = (0 as UInt32, 0 as UInt32, 0 as UInt32, 0 as UInt32)
    for index in 0..<side * side {
      let pixel = unsafe block[index]
      red += pixel >> 16 & 255
      green += pixel >> 8 & 255
      blue += pixel & 255
      sum += pixel >> 24
    }
    func mean(_ channel: UInt32) -> UInt32 {
      sum == 0 ? 0 : min((channel * 255 + sum / 2) / sum, 255)
    }
    let hidden = mean(red) << 16 | mean(green) << 8 | mean(blue)
    for y in 0..<side {
      let line = unsafe block + y * side
      let target = unsafe plane + (row * side + y) * lumaStride + column * side
      for x in 0..<side {
        let pixel = unsafe line[x]
        unsafe target[x] = UInt8(truncatingIfNeeded: pixel >> 24)
        unsafe line[x] = pixel >> 24 == 0 ? hidden : StraightPixels.straight(pixel)
      }
    }
  }

  /// Lays a premultiplied pixel on the background.
  private func flatten(_ pixel: UInt32) -> UInt32 {
    let missing = 255 - (pixel >> 24)
    guard missing > 0 else { return pixel }
    func mix(_ shift: UInt32, _ under: UInt8) -> UInt32 {
      let lit = (pixel >> shift & 255) + (UInt32(under) * missing + 127) / 255
      return min(lit, 255) << shift
    }
    return mix(16, background.red) | mix(8, background.green) | mix(0, background.blue)
  }

  /// Converts the gathered block: ITU-R BT.709, section 3, in 16-bit fixed point.
  ///
  /// - Returns: how far a luma sample moved at most.
  private func convertBlock(column: Int, row: Int) -> UInt8 {
    var contrast: UInt8 = 0
    let side = PicturePlanes.side
    for y in 0..<side {
      let line = unsafe block + y * side
      let target = unsafe luma + (row * side + y) * lumaStride + column * side
      for x in 0..<side {
        let pixel = unsafe line[x]
        let sum =
          11966 &* (pixel >> 16 & 255) &+ 40254 &* (pixel >> 8 & 255) &+ 4064 &* (pixel & 255)
        let sample = UInt8(truncatingIfNeeded: (sum &+ (16 << 16 + 1 << 15)) >> 16)
        let former = unsafe target[x]
        contrast = max(contrast, sample > former ? sample &- former : former &- sample)
        unsafe target[x] = sample
      }
    }
    for y in 0..<side / 2 {
      let upper = unsafe block + y * 2 * side
      let lower = unsafe upper + side
      let start = (row * side / 2 + y) * chromaStride + column * side / 2
      let blueTarget = unsafe blueChroma + start
      let redTarget = unsafe redChroma + start
      for x in 0..<side / 2 {
        let (a, b) = unsafe (upper[2 * x], upper[2 * x + 1])
        let (c, d) = unsafe (lower[2 * x], lower[2 * x + 1])
        // Two channels add up in one number without touching: red and blue are 16 bits apart.
        let mask: UInt32 = 0x00FF_00FF
        let redAndBlue = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask)
        let (e, f) = ((a >> 8 & 255) &+ (b >> 8 & 255), (c >> 8 & 255) &+ (d >> 8 & 255))
        let red = Int32(truncatingIfNeeded: redAndBlue >> 16)
        let green = Int32(truncatingIfNeeded: e &+ f)
        let blue = Int32(truncatingIfNeeded: redAndBlue & 0xFFFF)
        let middle: Int32 = 128 << 18 + 1 << 17
        let blueSum = 28784 &* blue &- 6596 &* red &- 22188 &* green &+ middle
        let redSum = 28784 &* red &- 26145 &* green &- 2639 &* blue &+ middle
        unsafe blueTarget[x] = UInt8(truncatingIfNeeded: blueSum >> 18)
        unsafe redTarget[x] = UInt8(truncatingIfNeeded: redSum >> 18)
      }
    }
    return contrast
  }
}
