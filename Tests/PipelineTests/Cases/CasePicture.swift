import Drawing
import Frames
import Geometry
import Raster
import Testing

/// A frame's pixels, read as ink of red, green or blue on white.
struct CasePicture: CustomTestStringConvertible {
  let width: Int
  let height: Int
  /// All bytes of the pixels, row by row, without what pads the rows.
  let bytes: [UInt8]

  var testDescription: String { "\(width) × \(height) pixels" }

  /// Draws a list with a rasterizer that has drawn nothing before.
  init(_ list: DisplayList) throws {
    let size = PixelSize(
      width: max(1, Int(exactly: (list.size.width * list.scale).rounded()) ?? 1),
      height: max(1, Int(exactly: (list.size.height * list.scale).rounded()) ?? 1))
    let frame = PixelFrame(size: size)
    try Rasterizer(fonts: CaseScene.fonts, size: size).draw(list, into: frame)
    width = size.width
    height = size.height
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      let start = y * frame.stride
      unsafe bytes.append(contentsOf: frame.bytes[start..<(start + size.width * 4)])
    }
    self.bytes = bytes
  }

  /// The colours that cases draw with.
  enum Ink { case red, green, blue }

  /// How much of a pixel a pure colour on white or grey covers, 0…1; nothing beyond the picture.
  func ink(_ x: Int, _ y: Int, _ ink: Ink = .red) -> Double {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    let start = (y * width + x) * 4
    let (blue, green, red) = (bytes[start], bytes[start + 1], bytes[start + 2])
    // Most pixels are white or grey.
    if blue == green, green == red { return 0 }
    let (own, others) =
      switch ink {
      case .red: (red, max(green, blue))
      case .green: (green, max(red, blue))
      case .blue: (blue, max(red, green))
      }
    return own > others ? Double(own - others) / 255 : 0
  }

  /// The pixels' cover in all, within a rectangle in pixels or the whole picture.
  func total(_ color: Ink = .red, in box: Rectangle? = nil) -> Double {
    var sum = 0.0
    each(in: box) { x, y in sum += ink(x, y, color) }
    return sum
  }

  /// The first and last column and row that have more than a trace of a colour.
  func bounds(_ color: Ink = .red, above trace: Double = 0.02)
    -> (left: Int, top: Int, right: Int, bottom: Int)?
  {
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    each(in: nil) { x, y in
      guard ink(x, y, color) > trace else { return }
      let old = box ?? (x, y, x, y)
      box = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
    }
    return box
  }

  /// Whether a colour is within a distance in pixels of a point.
  func hasInk(_ color: Ink = .red, near x: Double, _ y: Double, within distance: Double = 1.5)
    -> Bool
  {
    let box = Rectangle(
      x: x - distance, y: y - distance, width: 2 * distance, height: 2 * distance)
    return total(color, in: box) > 0.3
  }

  /// The number of separate patches of a colour, joined at sides and corners.
  func patches(_ color: Ink = .red) -> Int {
    var seen = Array(repeating: false, count: width * height)
    var count = 0
    for y in 0..<height {
      for x in 0..<width where !seen[y * width + x] && ink(x, y, color) > 0.02 {
        count += 1
        var open = [(x, y)]
        seen[y * width + x] = true
        while let (px, py) = open.popLast() {
          for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
            let (nx, ny) = (px + dx, py + dy)
            guard nx >= 0, ny >= 0, nx < width, ny < height, !seen[ny * width + nx],
              ink(nx, ny, color) > 0.02
            else { continue }
            seen[ny * width + nx] = true
            open.append((nx, ny))
          }
        }
      }
    }
    return count
  }

  private func each(in box: Rectangle?, _ body: (Int, Int) -> Void) {
    func column(_ value: Double, _ limit: Int) -> Int {
      Int(exactly: value.rounded().clamped(to: 0...Double(limit))) ?? 0
    }
    let left = box.map { column($0.minX, width) } ?? 0
    let right = box.map { column($0.maxX, width) } ?? width
    let top = box.map { column($0.minY, height) } ?? 0
    let bottom = box.map { column($0.maxY, height) } ?? height
    for y in top..<max(top, bottom) {
      for x in left..<max(left, right) { body(x, y) }
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
