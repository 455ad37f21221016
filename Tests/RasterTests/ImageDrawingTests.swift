import Drawing
import Frames
import Geometry
import Raster
import Testing

/// Images fill their frames, at any size, with all their pixels.
@Suite struct ImageDrawingTests {
  private static func placed(_ image: Image, _ frame: Rectangle) -> DrawCommand {
    .image(PlacedImage(image, in: frame))
  }

  private static let frame = Rectangle(x: 4, y: 4, width: 16, height: 8)

  @Test func anImageFillsItsFrameAndNoMore() throws {
    let picture = try Picture(Self.placed(ImageFiles.quarters, Self.frame))
    let ink = try #require(picture.ink)
    #expect([ink.left, ink.top] == [4, 4])
    #expect(picture.pixel(4, 4) == [255, 0, 0, 255])
    #expect(picture.pixel(19, 4) == [0, 255, 0, 255])
    #expect(picture.pixel(20, 4) == [255, 255, 255, 255])
    #expect(picture.pixel(4, 11) == [0, 0, 255, 255])
    #expect(picture.pixel(4, 12) == [255, 255, 255, 255])
  }

  /// Black and white pixels in turn are grey from afar, at whatever size: no pixel is passed over.
  @Test(arguments: [32, 16, 9, 5, 3.3, 1])
  func aSmallPictureIsMadeOfAllPixels(side: Double) throws {
    let image = try ImageFileDecoder().image(ImageFiles.checkers(side: 64))
    let picture = try Picture(
      Self.placed(image, Rectangle(x: 4, y: 4, width: side, height: side)))
    let middle = picture.pixel(4 + Int(side / 2), 4 + Int(side / 2))
    #expect(abs(Int(middle[0]) - 128) <= 4, "\(middle)")
  }

  /// Lines stay sharp at the size that they are drawn at, where pixels blur.
  @Test func aDrawingIsRenderedAtItsSizeOnTheFrame() throws {
    let drawing = try ImageFileDecoder().image(ImageFiles.svg)
    let large = Rectangle(x: 0, y: 0, width: 40, height: 30)
    let sharp = try Picture(Self.placed(drawing, large))
    #expect(sharp.pixel(19, 14) == [255, 0, 0, 255])
    #expect(sharp.pixel(20, 14) == [0, 255, 0, 255])
    let blurred = try Picture(Self.placed(ImageFiles.quarters, large))
    #expect(blurred.pixel(19, 14) != [255, 0, 0, 255])
  }

  @Test(arguments: ["pixels", "lines"])
  func aGroupsOpacityIsTheImages(kind: String) throws {
    let image = kind == "pixels" ? ImageFiles.quarters : ImageFiles.drawn[1]
    let picture = try Picture(
      .group(DrawGroup(opacity: 0.5, commands: [Self.placed(image, Self.frame)])))
    let pixel = picture.pixel(6, 6)
    #expect(pixel[0] == 255)
    #expect(abs(Int(pixel[1]) - 128) <= 1)
  }

  @Test func aClipCutsTheCornersOff() throws {
    let clip = Path.roundedRectangle(Self.frame, radii: CornerRadii(4))
    let picture = try Picture(
      .group(DrawGroup(clip: clip, commands: [Self.placed(ImageFiles.quarters, Self.frame)])))
    #expect(picture.pixel(4, 4) == [255, 255, 255, 255])
    #expect(picture.pixel(8, 5) == [255, 0, 0, 255])
  }

  @Test func aTurnedImageIsTurned() throws {
    // A quarter turn clockwise about the frame's corner.
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 24, ty: 0)
    let picture = try Picture(
      .group(DrawGroup(transform: turn, commands: [Self.placed(ImageFiles.quarters, Self.frame)])))
    // The upper left quarter is now at the upper right.
    #expect(picture.pixel(18, 6) == [255, 0, 0, 255])
    #expect(picture.pixel(18, 18) == [0, 255, 0, 255])
    #expect(picture.pixel(14, 6) == [0, 0, 255, 255])
  }

  @Test func lettersInADrawingAreSetInTheLibrarysFonts() throws {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><text x="2" y="25" font-family="sans-serif" font-size="24">Ab</text></svg>"#
    let image = try ImageFileDecoder().image(Array(text.utf8))
    let picture = try Picture(Self.placed(image, Rectangle(x: 0, y: 0, width: 40, height: 30)))
    let plain = try Picture(.text("Ab", 2, 25, size: 24))
    let (ink, wanted) = (try #require(picture.ink), try #require(plain.ink))
    #expect(abs(ink.left - wanted.left) <= 1 && abs(ink.right - wanted.right) <= 1)
    #expect(abs(ink.top - wanted.top) <= 1 && abs(ink.bottom - wanted.bottom) <= 1)
  }

  @Test func imagesAreToldApartByTheirContent() throws {
    let again = try ImageFileDecoder().image(ImageFiles.png)
    #expect(again == ImageFiles.quarters)
    #expect(again.identity == ImageFiles.quarters.identity)
    #expect(again.identity.count == 16)
    #expect(try ImageFileDecoder().image(ImageFiles.svg) != again)
  }

  /// Only where an image is or was is painted again.
  @Test func aMovedImageChangesItsTwoPlaces() throws {
    let size = PixelSize(width: 400, height: 300)
    func list(_ x: Double) -> DisplayList {
      DisplayList(
        size: Size(width: 400, height: 300), scale: 1, background: .solid(.white),
        commands: [Self.placed(ImageFiles.quarters, Rectangle(x: x, y: 4, width: 16, height: 8))])
    }
    let rasterizer = try Rasterizer(fonts: Picture.fonts, size: size)
    let frame = PixelFrame(size: size)
    try rasterizer.draw(list(4), into: frame)
    let area = try rasterizer.draw(list(300), into: frame)
    guard case .rectangles(let rectangles) = area else {
      Issue.record("everything changed")
      return
    }
    #expect(rectangles.count == 2)
    #expect(rectangles.allSatisfy { $0.width <= 20 && $0.height <= 12 })
    #expect(Picture(frame).pixel(5, 5) == [255, 255, 255, 255])
    #expect(Picture(frame).pixel(301, 5) == [255, 0, 0, 255])
  }

  @Test func anImageIsALineOfADisplayListsText() {
    let list = DisplayList(
      size: Size(width: 40, height: 30), scale: 1,
      commands: [Self.placed(ImageFiles.quarters, Self.frame)])
    #expect(
      DisplayListText.text(of: list)
        == "canvas 40 × 30 at 1\nimage \(ImageFiles.quarters.identity) at 4,4 16 × 8\n")
  }
}
