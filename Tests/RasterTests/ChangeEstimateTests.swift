import Drawing
import Frames
import Geometry
import Testing

@testable import Raster

/// What is told of a change without painting it.
@Suite struct ChangeEstimateTests {
  private let size = PixelSize(width: 640, height: 384)

  private func list(_ commands: DrawCommand...) -> DisplayList {
    DisplayList(
      size: Size(width: 640, height: 384), scale: 1, background: .solid(.white),
      commands: commands)
  }

  private func estimate(_ a: DisplayList, _ b: DisplayList) throws -> ChangeEstimate {
    try ChangeEstimate(from: a, to: b, size: size)
  }

  @Test func aFrameThatStaysCostsNothing() throws {
    let frame = list(.box(10, 10, 50, 50), .text("still", 200, 200))
    let still = try estimate(frame, frame)
    #expect(still.paintedShare == 0 && still.textShare == 0)
  }

  @Test func aBoxThatMovesIsPaintedInItsTiles() throws {
    // 5 × 3 tiles of 128 pixels: the box is in the first, then in the second.
    let moved = try estimate(list(.box(10, 10, 50, 50)), list(.box(140, 10, 50, 50)))
    #expect(moved.paintedShare == 2.0 / 15)
    #expect(moved.textShare == 0)
  }

  @Test func textCountsWhereItMoves() throws {
    let box = DrawCommand.box(10, 10, 600, 350)
    let moved = try estimate(
      list(box, .text("some words", 100, 100)), list(box, .text("some words", 100, 120)))
    #expect(moved.textShare > 0.002 && moved.textShare < 0.1)
    let other = try estimate(list(box), list(.box(10, 10, 600, 340)))
    #expect(other.textShare == 0 && other.paintedShare == 1)
  }

  @Test func anotherBackgroundIsAWholeFrame() throws {
    var dark = list()
    dark.background = .solid(.black)
    #expect(try estimate(list(), dark).paintedShare == 1)
  }
}
