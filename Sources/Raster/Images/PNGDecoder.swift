import CCairo
import Drawing

/// Reads PNG files by Cairo, which has libpng read them.
enum PNGDecoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func canRead(_ file: [UInt8]) -> Bool { file.starts(with: signature) }

  /// What is left of a file while Cairo reads it.
  @unsafe private struct Rest {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
  }

  /// The width and height that the file says, which are not too large.
  static func size(of file: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    // The first part of every PNG is its header: length, name, width, height.
    guard file.count >= 33, Array(file[12..<16]) == Array("IHDR".utf8) else {
      throw ImageError("is not a complete PNG")
    }
    let size = (width: number(file[16..<20]), height: number(file[20..<24]))
    try ImageFileDecoder.check(width: size.width, height: size.height)
    return size
  }

  /// Wraps `cairo_image_surface_create_from_png_stream`.
  static func pixels(of file: [UInt8]) throws(ImageError) -> ImageLevel {
    _ = try size(of: file)
    let surface = unsafe file.withUnsafeBufferPointer { bytes in
      var rest = unsafe Rest(bytes: bytes)
      return unsafe withUnsafeMutablePointer(to: &rest) { rest in
        unsafe cairo_image_surface_create_from_png_stream(
          { closure, target, count in
            guard let rest = unsafe closure?.assumingMemoryBound(to: Rest.self),
              let target = unsafe target, let start = unsafe rest.pointee.bytes.baseAddress,
              unsafe rest.pointee.bytes.count - rest.pointee.offset >= Int(count)
            else { return CAIRO_STATUS_READ_ERROR }
            unsafe target.update(from: start + rest.pointee.offset, count: Int(count))
            unsafe rest.pointee.offset += Int(count)
            return CAIRO_STATUS_SUCCESS
          }, rest)
      }
    }
    defer { unsafe cairo_surface_destroy(surface) }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let level = unsafe ImageLevel(surface)
    else { throw ImageError("is a PNG that is damaged or not complete") }
    return level
  }

  /// Four bytes, the highest first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension ImageLevel {
  /// Copies the pixels of an image surface; nil where it has none.
  ///
  /// Wraps `cairo_image_surface_get_data` and its kin. A surface without alpha is opaque.
  init?(_ surface: OpaquePointer?) {
    unsafe cairo_surface_flush(surface)
    guard let pixels = unsafe cairo_image_surface_get_data(surface) else { return nil }
    let width = Int(unsafe cairo_image_surface_get_width(surface))
    let height = Int(unsafe cairo_image_surface_get_height(surface))
    let pitch = Int(unsafe cairo_image_surface_get_stride(surface))
    let format = unsafe cairo_image_surface_get_format(surface)
    guard width > 0, height > 0, [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24].contains(format) else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(start: pixels + row * pitch, count: width * 4))
    }
    if format == CAIRO_FORMAT_RGB24 {
      for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}
