import CTurboJPEG
import Drawing
import Foundation
import Geometry
import Raster

/// Small pictures of each format, for tests: 16 × 8 pixels in quarters of red, lime, blue and half-transparent white.
enum ImageFiles {
  static let png = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAAHUlEQVR42mP4z8DwHx8mAg55AwjoB4EGfHgYGAAAGGAu8Jmw"
      + "qpoAAAAASUVORK5CYII=")
  static let webP = bytes(
    "UklGRjoAAABXRUJQVlA4TC4AAAAvD8ABEB8gEEjeHzqN+RcQFPwfnYCg6LrlImYPAmG20SQnOcn7HUNE/6P0w/YB")
  static let svg = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="8">
      <path fill="red" d="M0 0h8v4h-8z"/><path fill="lime" d="M8 0h8v4h-8z"/>
      <path fill="blue" d="M0 4h8v4h-8z"/><path fill="white" opacity="0.5" d="M8 4h8v4h-8z"/>
    </svg>
    """.utf8)
  /// The quarters on white; with `inInk` as inks of a printer.
  static func jpeg(inInk: Bool = false) -> [UInt8] {
    var pixels: [UInt8] = []
    for y in 0..<8 {
      for x in 0..<16 {
        let isLeft = x < 8
        let isUpper = y < 4
        switch (isUpper, isLeft) {
        case (true, true): pixels += [255, 0, 0, 255]
        case (true, false): pixels += [0, 255, 0, 255]
        case (false, true): pixels += [0, 0, 255, 255]
        case (false, false): pixels += [255, 255, 255, 255]
        }
      }
    }
    return encoded(pixels, width: 16, height: 8, format: inInk ? TJPF_CMYK : TJPF_RGBA)
  }

  /// Decoded once: by pixels and by lines.
  static let quarters = image(png)
  static let drawn = [quarters, image(svg), image(checkers(side: 64))]

  /// Black and white pixels in turn, as a JPEG of the best quality.
  static func checkers(side: Int) -> [UInt8] {
    var pixels: [UInt8] = []
    for index in 0..<(side * side) {
      let level: UInt8 = (index / side + index % side) % 2 == 0 ? 0 : 255
      pixels += [level, level, level, 255]
    }
    return encoded(pixels, width: side, height: side, format: TJPF_RGBA)
  }

  /// Wraps `tjCompress2`.
  private static func encoded(_ pixels: [UInt8], width: Int, height: Int, format: TJPF) -> [UInt8] {
    let encoder = unsafe tjInitCompress()
    defer { unsafe tjDestroy(encoder) }
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    _ = unsafe tjCompress2(
      encoder, pixels, Int32(width), 0, Int32(height), format.rawValue, &file, &count,
      Int32(TJSAMP_444.rawValue), 100, 0)
    defer { unsafe tjFree(file) }
    return unsafe Array(UnsafeBufferPointer(start: file, count: Int(count)))
  }

  static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

  private static func image(_ file: [UInt8]) -> Image {
    (try? ImageFileDecoder().image(file))
      ?? Image(size: Size(width: 1, height: 1), content: .pixels([]), file: [])
  }
}
