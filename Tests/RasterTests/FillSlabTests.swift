import Drawing
import Geometry
import Testing

@testable import Raster

/// A wide area painted in slabs has the pixels of the whole area.
@Suite struct FillSlabTests {
  private static let size = Size(width: 700, height: 200)

  /// Straight or curved on top, closed along the bottom; some have a second figure that turns the other way.
  static func area(seed: Int, generator: inout SeededGenerator) -> Path {
    var path = Path()
    let count = Int.random(in: 5...40, using: &generator)
    let step = 760 / Double(count)
    let bottom = Double.random(in: 120...190, using: &generator)
    path.move(to: Point(x: -30, y: bottom))
    var last = Point(x: -30, y: bottom)
    for index in 0...count {
      let p = Point(
        x: -30 + Double(index) * step, y: Double.random(in: 10...150, using: &generator))
      if seed.isMultiple(of: 2) {
        path.elements.append(
          .cubic(
            Point(x: last.x + (p.x - last.x) / 3, y: last.y),
            Point(x: p.x - (p.x - last.x) / 3, y: p.y), p))
      } else {
        path.line(to: p)
      }
      last = p
    }
    path.line(to: Point(x: last.x, y: bottom))
    if seed.isMultiple(of: 3) { path.close() }
    if seed.isMultiple(of: 5) {
      path.move(to: Point(x: 40, y: 60))
      path.line(to: Point(x: 300, y: 180))
      path.line(to: Point(x: 640, y: 70.5))
      path.close()
    }
    return path
  }

  @Test(arguments: 1...30)
  func slabsHaveTheWholeAreasPixels(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let path = Self.area(seed: seed, generator: &generator)
    let paint: Paint =
      seed % 4 == 0
      ? .solid(Color(red: 0, green: 0, blue: 1, alpha: 0.5))
      : .linear(
        LinearGradient(
          start: .zero, end: Point(x: 0, y: 200),
          stops: [
            GradientStop(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
            GradientStop(offset: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0.2)),
          ]))
    let pieces = try #require(FillSlabs.pieces(of: path, through: .scale(1)), "seed \(seed)")
    #expect(pieces.count == 7)
    // A curve that goes back, far outside, keeps an area whole.
    var whole = path
    whole.move(to: Point(x: 600, y: -900))
    whole.elements.append(
      .cubic(Point(x: 580, y: -900), Point(x: 620, y: -901), Point(x: 600, y: -901)))
    #expect(FillSlabs.pieces(of: whole, through: .scale(1)) == nil)
    func picture(_ path: Path) throws -> [UInt8] {
      try Picture(
        DisplayList(
          size: Self.size, scale: 1, background: .solid(.white), commands: [.fill(path, paint)])
      ).bytes
    }
    let difference = zip(try picture(path), try picture(whole)).map { abs(Int($0) - Int($1)) }
    // Where an edge begins or ends within a row of pixels, Cairo counts the row in fifteenths.
    #expect(difference.max() ?? 255 <= 255 / 15 + 3, "seed \(seed)")
    #expect(difference.count { $0 > 2 } < 1000, "seed \(seed)")
  }

  /// Only the end of an area that grows is another.
  @Test(arguments: 1...12)
  func whatTheHeadHasLeftBehindStaysAsItIs(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let heights = (0...20).map { _ in Double.random(in: 10...150, using: &generator) }
    func pieces(until head: Double) throws -> [Path] {
      var path = Path()
      path.move(to: Point(x: 0, y: 180))
      for (index, y) in heights.enumerated() where Double(index) * 40 < head {
        path.line(to: Point(x: Double(index) * 40, y: y))
      }
      let index = Int(head / 40)
      let part = head / 40 - Double(index)
      path.line(to: Point(x: head, y: heights[index] * (1 - part) + heights[index + 1] * part))
      path.line(to: Point(x: head, y: 180))
      path.close()
      return try #require(FillSlabs.pieces(of: path, through: .scale(1)))
    }
    let before = try pieces(until: 700)
    let after = try pieces(until: 705)
    #expect(before.count == 6)
    #expect(Array(before.prefix(5)) == Array(after.prefix(5)), "seed \(seed)")
    #expect(before.last != after.last)
  }

  @Test func whatIsNarrowOrTurnedOrAPlainRectangleIsLeftWhole() {
    var generator = SeededGenerator(seed: 1)
    let path = Self.area(seed: 1, generator: &generator)
    #expect(FillSlabs.pieces(of: path, through: .scale(0.3)) == nil)
    let turned = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(FillSlabs.pieces(of: path, through: turned) == nil)
    let rectangle = Path.rectangle(Rectangle(x: 0, y: 0, width: 700, height: 90))
    #expect(FillSlabs.pieces(of: rectangle, through: .scale(1)) == nil)
    var broken = path
    broken.line(to: Point(x: .nan, y: 3))
    #expect(FillSlabs.pieces(of: broken, through: .scale(1)) == nil)
  }
}
