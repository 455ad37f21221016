package import Drawing
import Geometry

/// Reads PNG, JPEG, WebP and SVG files; what would take more room than a picture needs is refused before it is read.
package struct ImageFileDecoder: ImageDecoder {
  package var fileLimit: Int { 64 << 20 }
  /// More pixels than this are refused, and more than this on a side.
  static let pixelLimit = 64_000_000
  static let sideLimit = 16_384

  package init() {}

  package func image(_ file: [UInt8]) throws(ImageError) -> Image {
    guard !file.isEmpty else { throw ImageError("is empty") }
    guard file.count <= fileLimit else {
      throw ImageError("has more than \(fileLimit >> 20) MiB")
    }
    let levels: ImageLevel
    if PNGDecoder.canRead(file) {
      levels = try PNGDecoder.pixels(of: file)
    } else if JPEGDecoder.canRead(file) {
      levels = try JPEGDecoder.pixels(of: file)
    } else if WebPDecoder.canRead(file) {
      levels = try WebPDecoder.pixels(of: file)
    } else if SVGDocument.canRead(file) {
      _ = try SVGContents(file)
      let document = try SVGDocument(file)
      return Image(size: document.size, content: .vector(file), file: file)
    } else {
      throw ImageError("is not a PNG, JPEG, WebP or SVG picture")
    }
    return Image(
      size: Size(width: Double(levels.width), height: Double(levels.height)),
      content: .pixels(levels.halvings), file: file)
  }

  /// Refuses what decodes to more than a picture needs, however few bytes it has.
  static func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw ImageError("has no pixels") }
    guard width <= sideLimit, height <= sideLimit, width * height <= pixelLimit else {
      throw ImageError(
        "has \(width) × \(height) pixels; at most \(pixelLimit / 1_000_000) million are read, and \(sideLimit) on a side"
      )
    }
  }
}

extension ImageLevel {
  /// The pixels, their halves, and so on, so that a small picture of a large one is made of all its pixels.
  ///
  /// A column or a row without a neighbour stands for half a pixel of the next level.
  var halvings: [ImageLevel] {
    var levels = [self]
    while let last = levels.last, last.width > 1 || last.height > 1 { levels.append(last.half) }
    return levels
  }

  private var half: ImageLevel {
    let columns = (width + 1) / 2
    let rows = (height + 1) / 2
    var half = [UInt8](repeating: 0, count: columns * rows * 4)
    unsafe half.withUnsafeMutableBufferPointer { target in
      unsafe bytes.withUnsafeBufferPointer { source in
        for row in 0..<rows {
          let upper = 2 * row * width * 4
          let lower = min(2 * row + 1, height - 1) * width * 4
          for column in 0..<columns {
            let left = 2 * column * 4
            let right = min(2 * column + 1, width - 1) * 4
            for channel in 0..<4 {
              let a = unsafe UInt16(source[upper + left + channel])
              let b = unsafe UInt16(source[upper + right + channel])
              let c = unsafe UInt16(source[lower + left + channel])
              let d = unsafe UInt16(source[lower + right + channel])
              unsafe target[(row * columns + column) * 4 + channel] = UInt8((a + b + c + d + 2) / 4)
            }
          }
        }
      }
    }
    return ImageLevel(width: columns, height: rows, bytes: half)
  }
}
