import CWebP
import Drawing

/// Reads WebP files by libwebp.
enum WebPDecoder {
  static func canRead(_ file: [UInt8]) -> Bool {
    file.count >= 12 && file.starts(with: Array("RIFF".utf8))
      && file[8..<12].elementsEqual("WEBP".utf8)
  }

  /// The width and height that the file says, which are not too large.
  ///
  /// Wraps `WebPGetFeatures`.
  static func size(of file: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    var features = WebPBitstreamFeatures()
    guard unsafe WebPGetFeatures(file, file.count, &features) == VP8_STATUS_OK else {
      throw ImageError("is a WebP that is damaged or not complete")
    }
    guard features.has_animation == 0 else {
      throw ImageError("is an animated WebP; give one of its pictures")
    }
    let (width, height) = (Int(features.width), Int(features.height))
    try ImageFileDecoder.check(width: width, height: height)
    return (width, height)
  }

  /// Wraps `WebPDecode`.
  static func pixels(of file: [UInt8]) throws(ImageError) -> ImageLevel {
    let (width, height) = try size(of: file)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let isRead =
      unsafe webp_decode_premultiplied(
        file, file.count, &bytes, bytes.count, Int32(width * 4)) == VP8_STATUS_OK
    guard isRead else { throw ImageError("is a WebP that is damaged or not complete") }
    return ImageLevel(width: width, height: height, bytes: bytes)
  }
}
