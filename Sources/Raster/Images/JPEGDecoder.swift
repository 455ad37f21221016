import CTurboJPEG
import Drawing

/// Reads JPEG files by libjpeg-turbo.
enum JPEGDecoder {
  static func canRead(_ file: [UInt8]) -> Bool { file.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// What a file says before its pixels; its width and height are not too large.
  private struct Header {
    var width: Int32 = 0
    var height: Int32 = 0
    var sampling: Int32 = 0
    var space: Int32 = 0

    /// Wraps `tjDecompressHeader3`.
    init(of file: [UInt8], by decoder: tjhandle) throws(ImageError) {
      guard
        unsafe tjDecompressHeader3(
          decoder, file, UInt(file.count), &width, &height, &sampling, &space) == 0
      else { throw ImageError("is a JPEG that is damaged or not complete") }
      try ImageFileDecoder.check(width: Int(width), height: Int(height))
    }
  }

  /// The width and height that the file says, which are not too large.
  static func size(of file: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    guard let decoder = unsafe tjInitDecompress() else { throw ImageError("needs more memory") }
    defer { unsafe tjDestroy(decoder) }
    let header = unsafe try Header(of: file, by: decoder)
    return (Int(header.width), Int(header.height))
  }

  /// Wraps `tjDecompress2`.
  static func pixels(of file: [UInt8]) throws(ImageError) -> ImageLevel {
    guard let decoder = unsafe tjInitDecompress() else { throw ImageError("needs more memory") }
    defer { unsafe tjDestroy(decoder) }
    let header = unsafe try Header(of: file, by: decoder)
    let (width, height, space) = (header.width, header.height, header.space)
    let isInk = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = isInk ? TJPF_CMYK : TJPF_BGRA
    var bytes = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    // A progressive file of a few bytes can have scans without end, which the flag limits.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    let isRead =
      unsafe tjDecompress2(
        decoder, file, UInt(file.count), &bytes, width, 0, height, format.rawValue, flags) == 0
    guard isRead else { throw ImageError("is a JPEG that is damaged or not complete") }
    if isInk { Self.mix(&bytes) }
    return JPEGOrientation(of: file).turned(
      ImageLevel(width: Int(width), height: Int(height), bytes: bytes))
  }

  /// Printing inks, which such files hold as what they leave of the light, as colours of light.
  private static func mix(_ bytes: inout [UInt8]) {
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let black = Int(bytes[index + 3])
      let (red, green, blue) = (
        Int(bytes[index]) * black / 255, Int(bytes[index + 1]) * black / 255,
        Int(bytes[index + 2]) * black / 255
      )
      bytes[index] = UInt8(blue)
      bytes[index + 1] = UInt8(green)
      bytes[index + 2] = UInt8(red)
      bytes[index + 3] = 255
    }
  }
}
