import Drawing
import Geometry

/// The pixels by which images are painted, each at the size that it is drawn at, for one thread.
final class ImagePixels {
  /// Pixels, and how many of them are the image's width and height.
  struct Scaled {
    let level: ImageLevel
    let size: Size
  }

  private struct Key: Hashable {
    let image: Image
    let width: Int
    let height: Int
  }

  private let fonts: FontLibrary
  /// Made when the first drawing with letters is met.
  private lazy var fontMap = fonts.makeFontMap()
  private var documents = GenerationCache<Image, SVGDocument?>(capacity: 64)
  private var rendered = GenerationCache<Key, ImageLevel?>(capacity: 16_000_000)

  /// A drawing is rendered with no more pixels than this on a side, and stretched beyond.
  private static let longestSide = 4096.0

  init(fonts: FontLibrary) { self.fonts = fonts }

  /// The pixels to paint an image with that fills so many pixels of a frame; nil where there are none.
  func scaled(_ image: Image, to drawn: Size) -> Scaled? {
    switch image.content {
    case .pixels(let levels): Self.level(of: levels, for: drawn)
    case .vector(let file): rendering(image, file, for: drawn)
    }
  }

  /// The smallest halving that is no smaller than what is drawn.
  private static func level(of levels: [ImageLevel], for drawn: Size) -> Scaled? {
    guard let first = levels.first else { return nil }
    var chosen = Scaled(
      level: first, size: Size(width: Double(first.width), height: Double(first.height)))
    for level in levels.dropFirst() {
      let size = Size(width: chosen.size.width / 2, height: chosen.size.height / 2)
      guard size.width >= drawn.width, size.height >= drawn.height else { break }
      chosen = Scaled(level: level, size: size)
    }
    return chosen
  }

  private func rendering(_ image: Image, _ file: [UInt8], for drawn: Size) -> Scaled? {
    let excess = max(1, max(drawn.width, drawn.height) / Self.longestSide)
    // A length that is whole but for rounding is that many pixels.
    let width = max(1, Int((drawn.width / excess - 1e-6).rounded(.up)))
    let height = max(1, Int((drawn.height / excess - 1e-6).rounded(.up)))
    let key = Key(image: image, width: width, height: height)
    let level = rendered.value(
      for: key, cost: { _ in width * height + 1000 },
      make: { render(image, file, width: width, height: height) })
    return level.map {
      Scaled(level: $0, size: Size(width: Double(width), height: Double(height)))
    }
  }

  private func render(_ image: Image, _ file: [UInt8], width: Int, height: Int) -> ImageLevel? {
    let document = documents.value(for: image) { try? SVGDocument(file) }
    guard let document, document.hasText, let fontMap else {
      return document?.pixels(width: width, height: height)
    }
    // librsvg sets its letters by the thread's own font map.
    return fontMap.asDefault { document.pixels(width: width, height: height) }
  }
}
