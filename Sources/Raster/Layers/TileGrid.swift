import Frames

/// A frame in square tiles, each of which is painted for itself.
///
/// A command is painted once for each tile that it touches, clipped to it, in a frame that is painted whole as
/// well as in one that is painted in part. So a tile that is painted again alone gets the same pixels. (Cairo
/// rounds where a clip cuts an edge, so a clip that is there in one frame only would change pixels.)
struct TileGrid {
  /// The side of a tile in pixels.
  static let side = 128

  let size: PixelSize
  let columns: Int
  let rows: Int

  init(size: PixelSize) {
    self.size = size
    columns = (size.width + Self.side - 1) / Self.side
    rows = (size.height + Self.side - 1) / Self.side
  }

  /// The tiles, row by row from the top left.
  var indices: Range<Int> { 0..<columns * rows }

  /// The pixels of a tile.
  func rectangle(of index: Int) -> PixelRectangle {
    let x = index % columns * Self.side
    let y = index / columns * Self.side
    return PixelRectangle(
      x: x, y: y, width: min(Self.side, size.width - x), height: min(Self.side, size.height - y))
  }

  /// Calls with each tile that a rectangle of the frame touches.
  func forEachTile(touching pixels: PixelRectangle, _ body: (Int) -> Void) {
    let left = pixels.x / Self.side
    let right = (pixels.x + pixels.width - 1) / Self.side
    for row in pixels.y / Self.side...(pixels.y + pixels.height - 1) / Self.side {
      for column in left...right { body(row * columns + column) }
    }
  }
}
