import CFFmpeg
import Frames

/// A part of a frame as pixels of blue, green, red and alpha, not premultiplied.
@safe final class StraightPicture: CodecPicture {
  private let part: PixelRectangle
  private let pixels: UnsafeMutablePointer<UInt32>

  init(of frame: PixelFrame, in part: PixelRectangle) {
    self.part = part
    unsafe pixels = .allocate(capacity: part.width * part.height)
    unsafe pixels.initialize(repeating: 0, count: part.width * part.height)
    take(frame, changes: BlockMask(size: frame.size, changed: true))
  }

  deinit { unsafe pixels.deallocate() }

  func take(_ frame: PixelFrame, changes: BlockMask) {
    guard let start = unsafe frame.bytes.baseAddress else { return }
    for y in 0..<part.height {
      let offset = (part.y + y) * frame.stride + part.x * 4
      let source = unsafe (start + offset).assumingMemoryBound(to: UInt32.self)
      let target = unsafe pixels + y * part.width
      for x in 0..<part.width { unsafe target[x] = StraightPixels.straight(source[x]) }
    }
  }

  func lend(to target: UnsafeMutablePointer<AVFrame>) {
    let start = unsafe UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    unsafe target.pointee.data = (start, nil, nil, nil, nil, nil, nil, nil)
    unsafe target.pointee.linesize = (Int32(clamping: part.width * 4), 0, 0, 0, 0, 0, 0, 0)
  }
}
