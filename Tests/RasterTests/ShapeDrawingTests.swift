import Drawing
import Frames
import Geometry
import Raster
import Testing

@Suite struct ShapeDrawingTests {
  @Test func aFillCoversItsPixelsAndNoOthers() throws {
    let picture = try Picture(.box(10, 5, 20, 10, .red))
    #expect(picture.pixel(10, 5) == [255, 0, 0, 255])
    #expect(picture.pixel(29, 14) == [255, 0, 0, 255])
    #expect(picture.inkCount == 200)
  }

  @Test func withoutABackgroundTheCanvasIsTransparent() throws {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let picture = try Picture(.box(10, 5, 20, 10, half), background: nil)
    #expect(picture.pixel(0, 0) == [0, 0, 0, 0])
    #expect(picture.pixel(15, 8) == [128, 0, 0, 128])
  }

  @Test func whatWasInTheFrameIsPaintedOver() throws {
    let size = PixelSize(width: 40, height: 30)
    let frame = PixelFrame(size: size)
    unsafe frame.bytes.initializeMemory(as: UInt8.self, repeating: 77)
    let list = DisplayList(size: Size(width: 40, height: 30), scale: 1)
    try Rasterizer(fonts: Picture.fonts, size: size).draw(list, into: frame)
    #expect(Picture(frame).bytes.allSatisfy { $0 == 0 })
  }

  @Test func aLineIsAsWideAsItsStyle() throws {
    let picture = try Picture(
      .line([Point(x: 5, y: 10), Point(x: 35, y: 10)], StrokeStyle(width: 4)))
    #expect(picture.inkCount == 30 * 4)
    #expect(picture.pixel(5, 8) == [0, 0, 0, 255])
    #expect(picture.pixel(5, 7) == [255, 255, 255, 255])
  }

  @Test func aDashedLineLeavesItsGaps() throws {
    let style = StrokeStyle(width: 2, dash: [10, 5])
    let picture = try Picture(.line([Point(x: 0, y: 10), Point(x: 40, y: 10)], style))
    for x in 0..<40 {
      let isInked = picture.pixel(x, 10) != [255, 255, 255, 255]
      #expect(isInked == (x % 15 < 10), "column \(x)")
    }
  }

  @Test func theDashPhaseMovesThePattern() throws {
    let style = StrokeStyle(width: 2, dash: [10, 5], dashPhase: -12)
    let picture = try Picture(.line([Point(x: 0, y: 10), Point(x: 40, y: 10)], style))
    #expect(picture.pixel(2, 10)[0] == 255 - 255 * 1)
    #expect(picture.pixel(6, 10)[0] == 0)
    #expect(picture.pixel(8, 10)[0] == 255)
    #expect(picture.pixel(12, 10)[0] == 0)
  }

  @Test func aGradientRunsFromStopToStop() throws {
    let gradient = LinearGradient(
      start: Point(x: 0, y: 0), end: Point(x: 40, y: 0),
      stops: [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)])
    let picture = try Picture(
      .fill(.rectangle(Rectangle(x: 0, y: 0, width: 40, height: 30)), .linear(gradient)))
    for x in 0..<40 {
      let expected = (Double(x) + 0.5) / 40 * 255
      #expect(abs(Double(picture.pixel(x, 3)[1]) - expected) <= 2, "column \(x)")
    }
  }

  /// The middle of the gradient must follow the shape through a slanting transform.
  @Test func aGradientLiesInThePathsSpace() throws {
    let gradient = LinearGradient(
      start: Point(x: 0, y: 0), end: Point(x: 10, y: 10),
      stops: [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)])
    let transform = Transform(a: 3, b: 0, c: 1, d: 2, tx: 0, ty: 0)
    let picture = try Picture(
      .group(
        DrawGroup(
          transform: transform,
          commands: [
            .fill(.rectangle(Rectangle(x: 0, y: 0, width: 10, height: 10)), .linear(gradient))
          ])))
    for place in [Point(x: 2, y: 8), Point(x: 5, y: 5), Point(x: 8, y: 2)] {
      let p = transform.map(place)
      #expect(abs(Double(picture.pixel(Int(p.x), Int(p.y))[0]) - 127) <= 12, "\(place)")
    }
  }

  @Test func aRadialGradientIsRound() throws {
    let gradient = RadialGradient(
      startCenter: Point(x: 20, y: 15), startRadius: 0, endCenter: Point(x: 20, y: 15),
      endRadius: 10,
      stops: [GradientStop(offset: 0, color: .red), GradientStop(offset: 1, color: .blue)])
    let picture = try Picture(
      .fill(.rectangle(Rectangle(x: 0, y: 0, width: 40, height: 30)), .radial(gradient)))
    #expect(picture.pixel(20, 15)[0] > 230)
    #expect(picture.pixel(0, 0) == [0, 0, 255, 255])
    #expect(picture.pixel(14, 14)[0] == picture.pixel(25, 15)[0])
  }

  @Test func aClipHidesWhatIsOutside() throws {
    let clip = Path.rectangle(Rectangle(x: 5, y: 5, width: 10, height: 10))
    let picture = try Picture(
      .group(DrawGroup(clip: clip, commands: [.box(0, 0, 40, 30, .red)])), .box(30, 20, 2, 2))
    #expect(picture.inkCount == 100 + 4)
  }

  @Test func anEmptyClipHidesEverything() throws {
    let picture = try Picture(
      .group(DrawGroup(clip: Path(), commands: [.box(0, 0, 40, 30)])),
      .group(DrawGroup(opacity: 0.5, clip: Path(), commands: [.box(0, 0, 40, 30)])))
    #expect(picture.inkCount == 0)
  }

  /// Two shapes that overlap in a group show no darker part where they do.
  @Test func aGroupIsBlendedAsAWhole() throws {
    let picture = try Picture(
      .group(DrawGroup(opacity: 0.5, commands: [.box(5, 5, 10, 10), .box(10, 5, 10, 10)])))
    #expect(picture.pixel(7, 7) == picture.pixel(12, 7))
    #expect(abs(Int(picture.pixel(12, 7)[0]) - 127) <= 1)
  }

  @Test(arguments: [-1, 0, -Double.infinity, .nan])
  func aGroupWithoutOpacityDrawsNothing(opacity: Double) throws {
    let picture = try Picture(
      .group(DrawGroup(opacity: opacity, commands: [.box(5, 5, 10, 10), .box(7, 7, 10, 10)])))
    #expect(picture.inkCount == 0)
  }

  @Test(arguments: [1, 1.5, Double.infinity])
  func anOpacityAboveOneIsOne(opacity: Double) throws {
    let commands: [DrawCommand] = [.box(5, 5, 10, 10), .box(7, 7, 10, 10, .red)]
    let whole = try Picture(.group(DrawGroup(commands: commands)))
    let above = try Picture(.group(DrawGroup(opacity: opacity, commands: commands)))
    #expect(whole.bytes == above.bytes)
  }

  @Test func aFigureFarLargerThanTheCanvasIsCutExactly() throws {
    let far = 1e12
    let picture = try Picture(
      .fill(
        Path([
          .move(Point(x: 20, y: 15)), .line(Point(x: far, y: 15 - far)),
          .line(Point(x: far, y: 15 + far)), .close,
        ]), .solid(.black)))
    #expect(picture.pixel(18, 15)[0] == 255)
    #expect(picture.pixel(30, 15)[0] == 0)
    #expect(picture.pixel(30, 2)[0] == 255)
    #expect(picture.pixel(39, 1)[0] == 0)
  }

  @Test func aLineFarLongerThanTheCanvasKeepsItsPlaceAndDashes() throws {
    let near = StrokeStyle(width: 2, dash: [10, 5])
    let far = StrokeStyle(width: 2, dash: [10, 5], dashPhase: 0)
    let short = try Picture(.line([Point(x: -150, y: 10), Point(x: 60, y: 10)], near))
    let long = try Picture(.line([Point(x: -15_000_000, y: 10), Point(x: 9e9, y: 10)], far))
    #expect(short.bytes == long.bytes)
  }

  @Test func tooManyDashesBecomeATint() throws {
    let style = StrokeStyle(width: 4, dash: [1e-6, 3e-6])
    let picture = try Picture(.line([Point(x: -1e6, y: 10), Point(x: 1e6, y: 10)], style))
    #expect(abs(Int(picture.pixel(20, 10)[0]) - 191) <= 1)
  }

  @Test func aFrameTooLargeForCairoIsRefused() throws {
    let size = PixelSize(width: 32_768, height: 1)
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    let list = DisplayList(size: Size(width: 32_768, height: 1), scale: 1)
    #expect(throws: RasterError.frameTooLarge(width: 32_768, height: 1)) {
      try rasterizer.draw(list, into: PixelFrame(size: size))
    }
  }

  @Test func groupsAreNotNestedWithoutEnd() throws {
    var command = DrawCommand.box(0, 0, 10, 10)
    for _ in 0..<100 { command = .group(DrawGroup(commands: [command])) }
    #expect(throws: RasterError.nestedTooDeep(limit: 64)) { try Picture(command) }
  }
}
