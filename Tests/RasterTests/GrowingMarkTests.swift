import Drawing
import Frames
import Geometry
import Testing

@testable import Raster

/// What grows is painted in part, and looks as if it had been painted whole.
@Suite struct GrowingMarkTests {
  private static let size = Size(width: 700, height: 300)

  /// A line, a dashed line, an area and dots that grow to the right, and text above them that moves.
  private func list(_ step: Int, seed: Int) -> DisplayList {
    var generator = SeededGenerator(seed: seed)
    let heights = (0...24).map { _ in Double.random(in: 20...250, using: &generator) }
    let head = 40 + Double(step) * 7.3
    func line(lifted: Double) -> Path {
      var path = Path()
      for (index, y) in heights.enumerated() where Double(index) * 30 < head {
        let p = Point(x: Double(index) * 30, y: y + lifted)
        if index == 0 { path.move(to: p) } else { path.line(to: p) }
      }
      let index = min(Int(head / 30), heights.count - 2)
      let part = head / 30 - Double(index)
      path.line(
        to: Point(x: head, y: heights[index] * (1 - part) + heights[index + 1] * part + lifted))
      return path
    }
    var area = line(lifted: 0)
    area.line(to: Point(x: head, y: 280))
    area.line(to: Point(x: 0, y: 280))
    area.close()
    var commands: [DrawCommand] = [
      .group(
        DrawGroup(
          opacity: seed.isMultiple(of: 2) ? 0.6 : 1,
          clip: seed.isMultiple(of: 3)
            ? .rectangle(Rectangle(x: 10.5, y: 0, width: 600.25, height: 290)) : nil,
          commands: [.fill(area, .solid(Color(red: 0.2, green: 0.5, blue: 1, alpha: 0.7)))])),
      .stroke(
        line(lifted: 12), .solid(Color(red: 1, green: 0, blue: 0)),
        StrokeStyle(width: 3, join: .round, dash: seed.isMultiple(of: 2) ? [9, 5] : [])),
      .stroke(line(lifted: 0), .solid(.black), StrokeStyle(width: 2, join: .round)),
    ]
    for (index, y) in heights.enumerated() where Double(index) * 30 < head {
      commands.append(.box(Double(index) * 30 - 3, y - 3, 6, 6))
    }
    commands.append(.text("moves", 100 + Double(step), 40))
    return DisplayList(size: Self.size, scale: 1, background: .solid(.white), commands: commands)
  }

  @Test(arguments: 1...12)
  func aFramePaintedInPartIsTheFramePaintedWhole(seed: Int) throws {
    let size = PixelSize(width: 700, height: 300)
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    let frames = [PixelFrame(size: size), PixelFrame(size: size)]
    for step in stride(from: 0, to: 80, by: 4) {
      let list = list(step, seed: seed)
      let frame = frames[step / 4 % 2]
      try rasterizer.draw(list, into: frame)
      #expect(
        Picture(frame).bytes == (try Picture(list)).bytes, "seed \(seed), step \(step)")
    }
  }

  /// A growing line's frame differs from the one before near the line's head only.
  @Test func whatIsFarFromTheHeadIsNotPaintedAgain() throws {
    let size = PixelSize(width: 700, height: 300)
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    let frame = PixelFrame(size: size)
    _ = try rasterizer.draw(list(60, seed: 2), into: frame)
    var next = list(61, seed: 2)
    next.commands.removeLast()
    var first = list(60, seed: 2)
    first.commands.removeLast()
    _ = try rasterizer.draw(first, into: frame)
    guard case .rectangles(let rectangles) = try rasterizer.draw(next, into: frame) else {
      Issue.record("everything is painted again")
      return
    }
    #expect(!rectangles.isEmpty)
    for rectangle in rectangles { #expect(rectangle.x >= 384, "\(rectangle)") }
  }
}
