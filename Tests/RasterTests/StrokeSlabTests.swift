import Drawing
import Geometry
import Testing

@testable import Raster

/// A long line painted in slabs has the pixels of the whole line.
@Suite struct StrokeSlabTests {
  private static let size = Size(width: 300, height: 60)

  /// - Parameter steps: how far to the right points may follow each other.
  private func line(
    seed: Int, steps: ClosedRange<Double> = 0.3...1.2, generator: inout SeededGenerator
  ) -> Path {
    var path = Path()
    let count = Int.random(in: 300...900, using: &generator)
    let step = Double.random(in: steps, using: &generator)
    for index in 0..<count {
      let p = Point(
        x: -20 + Double(index) * step, y: Double.random(in: 5...55, using: &generator))
      if index == 0 || generator.chance(0.01) {
        path.move(to: p)
      } else if generator.chance(0.2) {
        path.elements.append(
          .cubic(Point(x: p.x - step, y: p.y + 9), Point(x: p.x - step / 2, y: p.y - 9), p))
      } else {
        path.line(to: p)
      }
    }
    return path
  }

  @Test(arguments: 1...24)
  func slabsHaveTheWholeLinesPixels(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    // No column of pixels has three points, so that none is filled (see `DenseColumnTests`).
    let path = line(seed: seed, steps: 0.6...1.2, generator: &generator)
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let style = StrokeStyle(
      width: Double.random(in: 0.5...5, using: &generator), cap: caps[seed % 3],
      join: joins[seed / 3 % 3], miterLimit: seed.isMultiple(of: 2) ? 10 : 3)
    let paint = Paint.solid(Color(red: 0, green: 0, blue: 1, alpha: seed % 4 == 0 ? 0.5 : 1))
    #expect(StrokeSlabs(path, style, through: .scale(1)) != nil, "seed \(seed) is cut")
    // A closed figure far outside keeps a line whole.
    var whole = path
    whole.move(to: Point(x: -500, y: -500))
    whole.line(to: Point(x: -501, y: -500))
    whole.close()
    func picture(_ path: Path) throws -> [UInt8] {
      try Picture(
        DisplayList(
          size: Self.size, scale: 1, background: .solid(.white),
          commands: [.stroke(path, paint, style)])
      ).bytes
    }
    let difference = zip(try picture(path), try picture(whole)).map { abs(Int($0) - Int($1)) }
    // Cairo rounds where a clip cuts an edge, to 1/256 of a pixel.
    #expect(difference.max() ?? 255 <= 6, "seed \(seed)")
  }

  @Test func whatTheHeadHasLeftBehindStaysAsItIs() throws {
    var generator = SeededGenerator(seed: 5)
    var path = line(seed: 5, generator: &generator)
    let style = StrokeStyle(width: 2, join: .round)
    let all = try #require(StrokeSlabs(path, style, through: .scale(1)))
      .groups(paintedWith: .solid(.black))
    path.elements.removeLast(30)
    let fewer = try #require(StrokeSlabs(path, style, through: .scale(1)))
      .groups(paintedWith: .solid(.black))
    let equal = zip(all, fewer).prefix { $0 == $1 }.count
    #expect(equal >= fewer.count - 3 && equal > 3)
  }

  /// A line's slabs do not tell what was drawn before it.
  @Test(arguments: 1...8)
  func aLineThatGrowsHasTheSlabsOfALineDrawnAtOnce(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var whole = line(seed: seed, generator: &generator)
    while whole.elements.count < (seed.isMultiple(of: 2) ? 2300 : 0) {
      whole.append(line(seed: seed, generator: &generator))
    }
    let style = StrokeStyle(width: 2, join: seed.isMultiple(of: 3) ? .miter : .round)
    var memory = SlabMemory()
    var count = 200
    while true {
      memory.beginFrame()
      var path = whole
      if count < whole.elements.count {
        path.elements.removeLast(whole.elements.count - count)
        path.line(to: Point(x: Double.random(in: 0...300, using: &generator), y: 30))
      }
      let remembered = memory.slabs(of: path, style, through: .scale(2), fillsColumns: true)
      let fresh = StrokeSlabs(path, style, through: .scale(2), fillsColumns: true)
      #expect(
        remembered?.groups(paintedWith: .solid(.black))
          == fresh?.groups(paintedWith: .solid(.black)), "seed \(seed), \(count) elements")
      if count > whole.elements.count { break }
      // Now and then the line stays, or goes back a little.
      count += Int.random(in: -40...150, using: &generator)
    }
  }
}
