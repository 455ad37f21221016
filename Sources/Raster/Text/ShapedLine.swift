import CCairo
import Geometry

/// One glyph at its place on a line.
@safe struct ShapedGlyph {
  /// Marks a glyph number that is a scalar for which no font has a glyph.
  static let missingFlag: UInt32 = 0x1000_0000
  /// A glyph that takes room, or not even that, and has no ink.
  static let empty: UInt32 = 0x0FFF_FFFF

  let font: UnsafeMutablePointer<PangoFont>
  let number: UInt32
  /// From the line's left end on the baseline, in points; y points down.
  let origin: Point
  /// The advance width in points.
  let width: Double
  /// Where the first of the characters that it stands for begins in the text's UTF-8.
  let byte: Int

  var isMissing: Bool { number & Self.missingFlag != 0 }
}

/// A line as Pango has set it, from left to right.
@safe struct ShapedLine {
  private let line: UnsafeMutablePointer<PangoLayoutLine>

  init(_ line: UnsafeMutablePointer<PangoLayoutLine>) { unsafe self.line = unsafe line }

  /// Walks the list of `PangoGlyphItem`.
  func forEachGlyph(_ body: (ShapedGlyph) -> Void) {
    var x = 0.0
    var node = unsafe line.pointee.runs
    while let run = unsafe node {
      defer { unsafe node = unsafe run.pointee.next }
      guard let item = unsafe run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let glyphs = unsafe item.pointee.glyphs,
        let font = unsafe item.pointee.item?.pointee
          .analysis.font
      else { continue }
      let start = unsafe Int(item.pointee.item.pointee.offset)
      let count = unsafe max(0, Int(glyphs.pointee.num_glyphs))
      for index in 0..<count {
        let info = unsafe glyphs.pointee.glyphs[index]
        let width = TextShaper.points(info.geometry.width)
        let origin = Point(
          x: x + TextShaper.points(info.geometry.x_offset),
          y: TextShaper.points(info.geometry.y_offset))
        x += width
        guard info.glyph != ShapedGlyph.empty else { continue }
        let byte = unsafe start + Int(glyphs.pointee.log_clusters[index])
        body(
          unsafe ShapedGlyph(
            font: font, number: info.glyph, origin: origin, width: width, byte: byte))
      }
    }
  }
}
