package import Geometry

/// A picture that was read from a file and checked, ready to be drawn at any size.
///
/// - Two images are equal where their contents are, whatever the names of their files.
/// - It is shared, never copied: a display list holds a reference.
package final class Image: Sendable {
  /// What an image is made of.
  package enum Content: Sendable {
    /// The picture and its halves, the halves of those, and so on, the largest first.
    case pixels([ImageLevel])
    /// The text of an SVG file.
    case vector([UInt8])
  }

  /// The size that it has by itself, in CSS pixels; both above 0.
  package let size: Size
  package let content: Content
  /// Sixteen hexadecimal digits that tell images apart by the bytes of their files.
  package let identity: String
  private let digest: UInt64

  /// - Parameter file: The bytes of the file, by which images are told apart.
  package init(size: Size, content: Content, file: [UInt8]) {
    self.size = size
    self.content = content
    digest = Self.digest(of: file)
    let digits = String(digest, radix: 16)
    identity = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a over 64 bits.
  private static func digest(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// Pixels of an image: blue, green, red and alpha in a byte each, the colours multiplied by the alpha; rows follow one another.
package struct ImageLevel: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

extension Image: Hashable {
  package static func == (a: Image, b: Image) -> Bool {
    a === b || (a.digest == b.digest && a.size == b.size && a.content.isEqual(to: b.content))
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension Image.Content {
  fileprivate func isEqual(to other: Image.Content) -> Bool {
    switch (self, other) {
    case (.pixels(let a), .pixels(let b)): a.first == b.first
    case (.vector(let a), .vector(let b)): a == b
    default: false
    }
  }
}

/// An image that fills a rectangle, whatever its own shape is.
package struct PlacedImage: Hashable, Sendable {
  package var image: Image
  package var frame: Rectangle

  package init(_ image: Image, in frame: Rectangle) {
    self.image = image
    self.frame = frame
  }

  /// Whether the frame is one that can be filled.
  package var isVisible: Bool {
    frame.width > 0 && frame.height > 0
      && [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
  }
}

/// Reads images; the room that draws has the one that films are made with.
package protocol ImageDecoder: Sendable {
  /// The most bytes that a file may have.
  var fileLimit: Int { get }

  /// The image in the bytes of a file, whose format shows in them.
  func image(_ file: [UInt8]) throws(ImageError) -> Image
}

/// Why a file is no image that can be drawn.
package struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as words that follow the name of the file.
  package let description: String

  package init(_ description: String) { self.description = description }
}
