import Drawing
import Frames
import Geometry
import Raster

/// A frame drawn for a test, read pixel by pixel.
struct Picture {
  let frame: PixelFrame

  static let fonts = FontLibrary()

  /// Draws a list with a rasterizer that has drawn nothing before.
  init(_ list: DisplayList, fonts: FontLibrary = Picture.fonts) throws {
    let size = Self.pixelSize(of: list)
    let frame = PixelFrame(size: size)
    try Rasterizer(fonts: fonts, size: size).draw(list, into: frame)
    self.init(frame)
  }

  init(_ frame: PixelFrame) { self.frame = frame }

  /// One command on a white canvas of 40 × 30 points, one pixel each.
  init(_ commands: DrawCommand..., background: Paint? = .solid(.white)) throws {
    try self.init(
      DisplayList(
        size: Size(width: 40, height: 30), scale: 1, background: background, commands: commands))
  }

  static func pixelSize(of list: DisplayList) -> PixelSize {
    PixelSize(
      width: max(1, Int(list.size.width * list.scale)),
      height: max(1, Int(list.size.height * list.scale)))
  }

  /// Premultiplied red, green, blue, alpha.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = y * frame.stride + x * 4
    return [2, 1, 0, 3].map { unsafe frame.bytes[start + $0] }
  }

  /// All bytes of the pixels, row by row, without what pads the rows.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for y in 0..<frame.size.height {
      let start = y * frame.stride
      unsafe bytes.append(contentsOf: frame.bytes[start..<(start + frame.size.width * 4)])
    }
    return bytes
  }

  /// The pixels that are not white, as the first and last column and row.
  var ink: (left: Int, top: Int, right: Int, bottom: Int)? {
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width where pixel(x, y) != [255, 255, 255, 255] {
        let old = box ?? (x, y, x, y)
        box = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
      }
    }
    return box
  }

  /// How many pixels are not white.
  var inkCount: Int {
    var count = 0
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width where pixel(x, y) != [255, 255, 255, 255] { count += 1 }
    }
    return count
  }
}

extension DrawCommand {
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black
  ) -> DrawCommand {
    .fill(.rectangle(Rectangle(x: x, y: y, width: width, height: height)), .solid(color))
  }

  static func line(
    _ points: [Point], _ style: StrokeStyle = StrokeStyle(width: 2), _ color: Color = .black
  ) -> DrawCommand {
    .stroke(.polyline(points), .solid(color), style)
  }

  static func text(
    _ text: String, _ x: Double, _ y: Double, size: Double = 12, angle: Double = 0
  ) -> DrawCommand {
    .text(
      PlacedText(
        TextRun(text, font: Font(families: ["sans-serif"], size: size)),
        origin: Point(x: x, y: y), angleRadians: angle, paint: .solid(.black)))
  }
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}
