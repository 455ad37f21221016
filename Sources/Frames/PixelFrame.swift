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
    unsafe bytes = .allocate(byteCount: stride * size.height, alignment: 64)
    unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { unsafe bytes.deallocate() }
}
