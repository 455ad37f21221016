import Frames

/// One picture as palette indices, row by row.
struct IndexedPicture: Hashable, Sendable {
  let size: PixelSize
  private(set) var indices: [UInt8]

  init(size: PixelSize, filledWith index: UInt8) {
    self.size = size
    indices = Array(repeating: index, count: size.width * size.height)
  }

  /// Takes over the pixels of a frame in the blocks that changed.
  mutating func update(
    from frame: PixelFrame, changes: BlockMask, hasAlpha: Bool, transparent: UInt8,
    lookup: inout PaletteLookup
  ) {
    guard let pixels = unsafe frame.bytes.baseAddress else { return }
    let side = BlockMask.side
    var last: (pixel: UInt32, index: UInt8)?
    for row in 0..<changes.rows {
      for run in changes.runs(inRow: row) {
        for y in row * side..<min((row + 1) * side, size.height) {
          let line = unsafe (pixels + y * frame.stride).assumingMemoryBound(to: UInt32.self)
          for x in run.lowerBound * side..<min(run.upperBound * side, size.width) {
            let pixel = unsafe line[x]
            if let last, last.pixel == pixel {
              indices[y * size.width + x] = last.index
              continue
            }
            let index: UInt8
            if hasAlpha, pixel >> 24 < 128 {
              index = transparent
            } else {
              let color = hasAlpha ? StraightPixels.straight(pixel) : pixel
              index = lookup.index(of: color & 0xFF_FFFF)
            }
            indices[y * size.width + x] = index
            last = (pixel, index)
          }
        }
      }
    }
  }

  /// The smallest rectangle around all pixels for which a test of both pictures' indices holds.
  ///
  /// - Parameter blocks: where to look; nil is everywhere.
  func bounds(
    against other: IndexedPicture, within blocks: BlockMask? = nil,
    where test: (UInt8, UInt8) -> Bool
  ) -> IndexedRectangle? {
    var bounds: IndexedRectangle?
    for y in 0..<size.height {
      var columns = 0..<size.width
      if let blocks {
        let runs = blocks.runs(inRow: y / BlockMask.side)
        guard let left = runs.first, let right = runs.last else { continue }
        columns =
          left.lowerBound * BlockMask.side..<min(right.upperBound * BlockMask.side, size.width)
      }
      let start = y * size.width
      let row = start + columns.lowerBound..<start + columns.upperBound
      guard let first = row.first(where: { test(indices[$0], other.indices[$0]) }),
        let last = row.last(where: { test(indices[$0], other.indices[$0]) })
      else { continue }
      let line = IndexedRectangle(
        x: first - start..<last - start + 1, y: y..<y + 1)
      bounds = bounds?.union(line) ?? line
    }
    return bounds
  }

  /// Makes the pixels of a rectangle transparent.
  mutating func clear(_ rectangle: IndexedRectangle, to transparent: UInt8) {
    for y in rectangle.y {
      for x in rectangle.x { indices[y * size.width + x] = transparent }
    }
  }
}
