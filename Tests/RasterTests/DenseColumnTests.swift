import Drawing
import Frames
import Geometry
import Testing

@testable import Raster

/// Where a line fills columns of pixels, the columns are painted instead of its strokes.
@Suite struct DenseColumnTests {
  private static let size = Size(width: 200, height: 90)

  /// Noise about a wave, some of it from right to left, some with gaps.
  private func path(seed: Int, generator: inout SeededGenerator) -> Path {
    let step = Double.random(in: 0.04...0.12, using: &generator)
    let noise = Double.random(in: 8...25, using: &generator)
    var path = Path()
    for index in 0..<Int(220 / step) {
      let x = Double(index) * step - 10
      let middle = 45 + (x / 5).remainder(dividingBy: 20)
      let y = middle + Double.random(in: -noise...noise, using: &generator)
      let p = Point(x: seed.isMultiple(of: 5) ? 190 - x : x, y: y)
      path.isEmpty || generator.chance(0.001) ? path.move(to: p) : path.line(to: p)
    }
    return path
  }

  private func picture(_ commands: [DrawCommand]) throws -> Picture {
    try Picture(
      DisplayList(size: Self.size, scale: 1, background: .solid(.white), commands: commands))
  }

  @Test(arguments: 1...18)
  func filledColumnsLookLikeTheStrokedLine(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let path = path(seed: seed, generator: &generator)
    let style = StrokeStyle(
      width: Double.random(in: 2...8, using: &generator),
      cap: seed.isMultiple(of: 2) ? .butt : .round, join: .round)
    let paint = Paint.solid(Color(red: 0, green: 0, blue: 0, alpha: seed % 4 == 0 ? 0.5 : 1))
    let slabs = try #require(StrokeSlabs(path, style, through: .scale(1), fillsColumns: true))
    let strokes = try #require(StrokeSlabs(path, style, through: .scale(1)))
    let filled = slabs.groups(paintedWith: paint)
    let areas = filled.flatMap(\.commands).filter { if case .fill = $0 { true } else { false } }
    #expect(areas.count >= 6, "seed \(seed) has filled columns")
    let whole = try picture(strokes.groups(paintedWith: paint).map { .group($0) })
    let dense = try picture(filled.map { .group($0) })
    var total = 0
    for y in 1..<Int(Self.size.height) - 1 {
      for x in 1..<Int(Self.size.width) - 1 {
        let around = (-1...1).flatMap { dy in
          (-1...1).map { dx in Int(whole.pixel(x + dx, y + dy)[0]) }
        }
        let (value, low, high) = (
          Int(dense.pixel(x, y)[0]), around.min() ?? 0, around.max() ?? 255
        )
        // An edge lies within a pixel of where the stroke has it, and a gap is no more than a hint.
        #expect(value >= low - 64 && value <= high + 64, "seed \(seed), pixel \(x), \(y)")
        total += abs(value - Int(whole.pixel(x, y)[0]))
      }
    }
    #expect(Double(total) / (Self.size.width * Self.size.height) < 2, "seed \(seed)")
  }

  @Test func whatIsPaintedTwiceShowsOnce() throws {
    var generator = SeededGenerator(seed: 4)
    let path = path(seed: 4, generator: &generator)
    let half = Paint.solid(Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    let picture = try picture([.stroke(path, half, StrokeStyle(width: 6, join: .round))])
    let darkest = stride(from: 0, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }.min()
    #expect(darkest == 127)
  }

  /// Where a gradient lets something through, no group can fade what overlaps.
  @Test func aGradientThatLetsThroughIsPaintedOnce() throws {
    var generator = SeededGenerator(seed: 4)
    let path = path(seed: 4, generator: &generator)
    let half = GradientStop(offset: 0, color: Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    let paint = Paint.linear(
      LinearGradient(start: .zero, end: Point(x: 200, y: 0), stops: [half, half]))
    let picture = try picture([.stroke(path, paint, StrokeStyle(width: 6, join: .round))])
    let darkest = stride(from: 0, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }.min()
    #expect(darkest == 127)
  }

  /// A frame does not tell what was drawn before it, and its columns stay while the line grows.
  @Test(arguments: 1...10)
  func aLineThatGrowsIsDrawnAsOneDrawnAtOnce(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let whole = path(seed: seed, generator: &generator)
    let style = StrokeStyle(width: Double.random(in: 2...6, using: &generator), join: .round)
    let alpha = seed.isMultiple(of: 2) ? 0.5 : 1
    let paint = Paint.solid(Color(red: 0, green: 0, blue: 0, alpha: alpha))
    let size = PixelSize(width: Int(Self.size.width), height: Int(Self.size.height))
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    let frame = PixelFrame(size: size)
    var memory = SlabMemory()
    var count = 200
    while count < whole.elements.count {
      var path = whole
      path.elements.removeLast(whole.elements.count - count)
      path.line(to: Point(x: Double.random(in: 0...200, using: &generator), y: 30))
      let list = DisplayList(
        size: Self.size, scale: 1, background: .solid(.white),
        commands: [.stroke(path, paint, style)])
      _ = try rasterizer.draw(list, into: frame)
      #expect(
        Picture(frame).bytes == (try Picture(list)).bytes, "seed \(seed), \(count) elements")
      memory.beginFrame()
      #expect(
        memory.slabs(of: path, style, through: .scale(1), fillsColumns: true)?
          .groups(paintedWith: paint)
          == StrokeSlabs(path, style, through: .scale(1), fillsColumns: true)?
          .groups(paintedWith: paint), "seed \(seed), \(count) elements")
      // Now and then the line goes back a little.
      count += Int.random(in: -30...200, using: &generator)
    }
  }

  /// A thin pen leaves gaps, and corners that are not round reach further than the columns.
  @Test(arguments: [
    StrokeStyle(width: 1.5, join: .round), StrokeStyle(width: 4, join: .miter),
    StrokeStyle(width: 4, join: .bevel),
  ])
  func anyOtherPenStrokesTheWholeLine(style: StrokeStyle) throws {
    var generator = SeededGenerator(seed: 6)
    let path = path(seed: 6, generator: &generator)
    let slabs = try #require(StrokeSlabs(path, style, through: .scale(1), fillsColumns: true))
    #expect(
      slabs.groups(paintedWith: .solid(.black))
        == StrokeSlabs(path, style, through: .scale(1))?.groups(paintedWith: .solid(.black)))
  }

  @Test func aLineThatOnlyRisesFillsNoColumn() {
    #expect(DenseColumn(number: 0, points: [0, 15, 30].map { Point(x: 0.5, y: $0) }) == nil)
    #expect(DenseColumn(number: 0, points: [0, 30, 5].map { Point(x: 0.5, y: $0) }) != nil)
    #expect(DenseColumn(number: 0, points: [0, 11, 1].map { Point(x: 0.5, y: $0) }) == nil)
  }

  @Test func neighboursReachEachOther() throws {
    var left = try #require(
      DenseColumn(number: 3, points: [10, 30, 12].map { Point(x: 3.5, y: $0) }))
    var right = try #require(
      DenseColumn(number: 4, points: [50, 80, 52].map { Point(x: 4.5, y: $0) }))
    right.join(&left)
    #expect(left.low.y == 40 && right.high.y == 40 && right.step == 1)
    var far = try #require(
      DenseColumn(number: 9, points: [10, 30, 12].map { Point(x: 9.5, y: $0) }))
    far.join(&right)
    #expect(far.step == 0 && far.high.y == 10)
  }

  @Test func aBandGoesAroundItsColumns() throws {
    let columns = try [(0.5, 20.0, 60.0), (1.5, 10, 50)].map { x, high, low in
      try #require(
        DenseColumn(number: x - 0.5, points: [high, low, high].map { Point(x: x, y: $0) }))
    }
    #expect(
      DenseBand(columns).outline
        == [(0.5, 20.0), (1.5, 10), (1.5, 50), (0.5, 60)].map {
          Point(x: $0.0, y: $0.1)
        })
  }
}
