import Glibc

/// One frame's pixels in memory, owned.
///
/// - Rows run from the top; a row starts every `stride` bytes, a multiple of 64.
/// - A pixel is four bytes: blue, green, red, alpha; colours are premultiplied by alpha, sRGB.
/// - It is used by one worker at a time and written again for each frame.
@safe package final class PixelFrame {
  package let size: PixelSize
  /// Bytes from one row to the next.
  package let stride: Int
  /// The pixels, `stride × size.height` bytes.
  package let bytes: UnsafeMutableRawBufferPointer

  /// A transparent frame of the given size.
  package init(size: PixelSize) {
    self.size = size
    stride = (size.width * 4 + 63) / 64 * 64
    let byteCount = stride * size.height
    // In 4 kB pages, a frame that is touched for the first time costs as much as many that are drawn.
    let alignment = byteCount < Self.hugePage ? 64 : Self.hugePage
    let rounded = (byteCount + alignment - 1) / alignment * alignment
    let room = rounded - byteCount <= byteCount / 8 ? rounded : byteCount
    var memory: UnsafeMutableRawPointer?
    guard unsafe posix_memalign(&memory, alignment, max(room, 1)) == 0, let memory = unsafe memory
    else { fatalError("no memory for a frame of \(size.width)x\(size.height)") }
    if alignment == Self.hugePage { unsafe madvise(memory, room, MADV_HUGEPAGE) }
    unsafe bytes = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
    unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { unsafe free(bytes.baseAddress) }

  /// The kernel's larger pages, in bytes; where it has others, or none, the hint is lost and no more.
  private static let hugePage = 2 << 20
}
