import Drawing
import Geometry
import Testing

@testable import Raster

/// A line of dashes that we cut looks like the one that Cairo cuts.
@Suite struct DashedLineTests {
  @Test func dashesBeginAndEndWhereThePatternSays() throws {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 10, y: 0))
    path.line(to: Point(x: 10, y: 10))
    let style = StrokeStyle(width: 1, dash: [4, 3], dashPhase: 0)
    let dashes = try #require(DashedLine.dashes(of: path, style))
    var expected = Path()
    expected.move(to: .zero)
    expected.line(to: Point(x: 4, y: 0))
    expected.move(to: Point(x: 7, y: 0))
    expected.line(to: Point(x: 10, y: 0))
    expected.line(to: Point(x: 10, y: 1))
    expected.move(to: Point(x: 10, y: 4))
    expected.line(to: Point(x: 10, y: 8))
    #expect(dashes.elements.count == expected.elements.count)
    #expect(dashes.svg(decimals: 6) == expected.svg(decimals: 6))
  }

  @Test func whatIsNoOpenLineOfDashesIsLeftToCairo() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 100, y: 10))
    #expect(DashedLine.dashes(of: path, StrokeStyle(width: 1, dash: [0, 4])) == nil)
    #expect(DashedLine.dashes(of: path, StrokeStyle(width: 1, dash: [])) == nil)
    #expect(DashedLine.dashes(of: path, StrokeStyle(width: 1, dash: [0.01, 0.01])) == nil)
    path.close()
    #expect(DashedLine.dashes(of: path, StrokeStyle(width: 1, dash: [4, 4])) == nil)
  }

  @Test(arguments: 1...20)
  func ownDashesHaveCairosPixels(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var path = Path()
    for index in 0...12 {
      let p = Point(
        x: Double(index) * 60 - 10, y: Double.random(in: 10...140, using: &generator))
      if index == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let style = StrokeStyle(
      width: Double.random(in: 1...5, using: &generator), cap: caps[seed % 3], join: .round,
      dash: [
        Double.random(in: 2...20, using: &generator), Double.random(in: 2...20, using: &generator),
      ], dashPhase: Double.random(in: 0...9, using: &generator))
    #expect(DashedLine.dashes(of: path, style) != nil)
    // A closed figure far outside leaves the line to Cairo.
    var whole = path
    whole.move(to: Point(x: -500, y: -500))
    whole.line(to: Point(x: -501, y: -500))
    whole.close()
    func picture(_ path: Path) throws -> [UInt8] {
      try Picture(
        DisplayList(
          size: Size(width: 700, height: 150), scale: 1, background: .solid(.white),
          commands: [.stroke(path, .solid(.black), style)])
      ).bytes
    }
    let (ours, cairos) = (try picture(path), try picture(whole))
    for index in ours.indices where abs(Int(ours[index]) - Int(cairos[index])) > 20 {
      // Cairo joins dashes and solid lines in two ways; elsewhere only caps are rounded otherwise.
      let pixel = Point(x: Double(index / 4 % 700) + 0.5, y: Double(index / 2800) + 0.5)
      let isAtCorner = path.elements.contains { element in
        guard case .line(let corner) = element else { return false }
        return corner.distance(to: pixel) < style.width + 2
      }
      #expect(isAtCorner, "seed \(seed), \(pixel)")
    }
  }
}
