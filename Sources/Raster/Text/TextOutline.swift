import CCairo
import Drawing
import Geometry

/// A run as something to paint: outlines in points, from the baseline's left end.
///
/// Outlines, since this Cairo puts glyph pictures on whole pixels only: kerning would be uneven and text
/// could not glide.
struct TextOutline {
  var path = Path()
  /// Pictures of glyphs that have colours of their own.
  var pictures: [GlyphPicture] = []
  /// Around all ink; nil when there is none.
  var bounds: Rectangle?

  mutating func finish(size: Double) {
    var bounds = PointBounds()
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): bounds.add(p)
      case .cubic(let p1, let p2, let p3):
        bounds.add(p1)
        bounds.add(p2)
        bounds.add(p3)
      case .close: break
      }
    }
    for picture in pictures {
      // A picture is about as large as its font; twice that is ample.
      bounds.add(Point(x: picture.origin.x - size, y: picture.origin.y - 2 * size))
      bounds.add(Point(x: picture.origin.x + 3 * size, y: picture.origin.y + size))
    }
    self.bounds = bounds.rectangle
  }
}

/// A glyph of a colour font, with its font held.
struct GlyphPicture {
  let font: ScaledFont
  let glyph: UInt
  let origin: Point
}
