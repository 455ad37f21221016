import Drawing
import Frames
import Geometry
import Raster
import Testing

/// No number in a list can abort, hang or blank a frame.
@Suite struct HostileNumberTests {
  @Test(arguments: 1...300)
  func whatFollowsIsStillDrawn(seed: Int) throws {
    var random = RandomList(seed: seed, hostility: 0.25)
    var list = random.list(commands: 12)
    list.scale = 1
    list.commands.append(.box(10, 10, 5, 5, .red))
    list.commands.append(
      .group(DrawGroup(opacity: 0.5, commands: [.box(20, 10, 5, 5, .red), .box(22, 10, 5, 5)])))
    let picture = try Picture(list)
    #expect(picture.pixel(12, 12) == [255, 0, 0, 255], "seed \(seed)")
    #expect(picture.pixel(22, 12)[3] >= 127, "seed \(seed)")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300, 1e-300])
  func aScaleThatMeansNothingLeavesTheBackground(scale: Double) throws {
    let size = PixelSize(width: 40, height: 30)
    let frame = PixelFrame(size: size)
    let list = DisplayList(
      size: Size(width: 40, height: 30), scale: scale, background: .solid(.red),
      commands: [.box(100, 100, 5, 5)])
    try Rasterizer(fonts: Picture.fonts, size: size).draw(list, into: frame)
    #expect(Picture(frame).pixel(0, 0) == [255, 0, 0, 255])
  }

  @Test(arguments: [
    Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    Transform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    Transform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
    Transform(a: 1e300, b: 0, c: 0, d: 1e-300, tx: 0, ty: 0),
  ])
  func aTransformThatCannotBeUndoneDrawsNothing(transform: Transform) throws {
    let inside: [DrawCommand] = [
      .box(0, 0, 40, 30), .line([Point(x: 0, y: 0), Point(x: 40, y: 30)]), .text("text", 0, 20),
    ]
    let picture = try Picture(
      .group(DrawGroup(transform: transform, commands: inside)),
      .group(DrawGroup(transform: transform, opacity: 0.5, commands: inside)),
      .box(10, 10, 2, 2))
    #expect(picture.inkCount == 4)
  }

  @Test(arguments: [
    [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [0], [1e300, 1e300],
  ])
  func aDashPatternThatMeansNothingIsSolid(dash: [Double]) throws {
    let points = [Point(x: 0, y: 10), Point(x: 40, y: 10)]
    let solid = try Picture(.line(points))
    let dashed = try Picture(.line(points, StrokeStyle(width: 2, dash: dash)))
    #expect(solid.bytes == dashed.bytes)
  }

  @Test(arguments: [0, -3, Double.nan, -.infinity, .infinity])
  func aWidthThatMeansNothingDrawsNothing(width: Double) throws {
    let picture = try Picture(
      .line([Point(x: 0, y: 10), Point(x: 40, y: 10)], StrokeStyle(width: width)))
    #expect(picture.inkCount == 0)
  }

  @Test func pointsThatAreNoNumbersAreLeftOut() throws {
    let clean = [Point(x: 5, y: 5), Point(x: 30, y: 5), Point(x: 30, y: 20)]
    var dirty = clean
    dirty.insert(Point(x: .nan, y: 10), at: 1)
    dirty.insert(Point(x: 10, y: -.infinity), at: 3)
    #expect(try Picture(.line(clean)).bytes == Picture(.line(dirty)).bytes)
  }

  @Test func colorsAreKeptInTheirRange() throws {
    let picture = try Picture(.box(0, 0, 10, 10, Color(red: 3, green: -2, blue: .nan, alpha: 9)))
    #expect(picture.pixel(3, 3) == [255, 0, 0, 255])
  }
}
