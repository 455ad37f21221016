import Frames

/// Turns premultiplied blue-green-red-alpha pixels into what PNG holds.
@safe enum StraightPixels {
  /// Writes one row as red, green, blue.
  static func writeOpaque(
    _ source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<count {
      let pixel = unsafe source[x]
      unsafe target[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
      unsafe target[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      unsafe target[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  /// Writes one row as red, green, blue, alpha, not premultiplied.
  static func writeStraight(
    _ source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<count {
      let pixel = unsafe straight(source[x])
      // Little-endian bytes red, green, blue, alpha.
      unsafe target[x] =
        (pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16).littleEndian
    }
  }

  /// Divides a pixel's colours by its alpha, to the nearest.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func divide(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | divide(16) | divide(8) | divide(0)
  }
}
