import Drawing
import Frames
import Geometry

/// Which commands are painted in which tiles.
struct TileWork {
  /// A tile with what is to be painted in it, in order.
  struct Tile {
    let pixels: PixelRectangle
    var commands: [Int] = []
  }

  /// Row by row; none but those asked for.
  let tiles: [Tile]

  /// - Parameters:
  ///   - commands: which of the list's commands to deal to the tiles that they touch.
  ///   - area: only tiles that it touches are painted.
  init(
    of list: DisplayList, _ commands: Range<Int>, in area: DrawnArea, grid: TileGrid,
    bounds: CommandBounds
  ) {
    var places = [Int?](repeating: nil, count: grid.indices.count)
    switch area {
    case .everything: places = Array(grid.indices)
    case .rectangles(let rectangles):
      for rectangle in rectangles {
        grid.forEachTile(touching: rectangle) { places[$0] = $0 }
      }
    }
    var tiles: [Tile] = []
    for index in grid.indices where places[index] != nil {
      places[index] = tiles.count
      tiles.append(Tile(pixels: grid.rectangle(of: index)))
    }
    if !tiles.isEmpty {
      let transform = DisplayListPainter.canvasTransform(of: list)
      for command in commands {
        guard let area = bounds.area(of: list.commands[command], in: transform),
          let pixels = PixelRectangle(covering: area, in: grid.size)
        else { continue }
        grid.forEachTile(touching: pixels) { tile in
          if let place = places[tile] { tiles[place].commands.append(command) }
        }
      }
    }
    self.tiles = tiles
  }
}
