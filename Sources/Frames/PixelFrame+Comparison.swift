import Glibc

extension PixelFrame {
  /// Which blocks differ from another frame of the same size, byte for byte.
  package func changedBlocks(from previous: PixelFrame) -> BlockMask {
    precondition(size == previous.size, "frames of one film have one size")
    var mask = BlockMask(size: size, changed: false)
    let blockBytes = BlockMask.side * 4
    let rowBytes = size.width * 4
    guard let mine = unsafe bytes.baseAddress, let other = unsafe previous.bytes.baseAddress
    else { return mask }
    for y in 0..<size.height {
      let rowStart = y * stride
      // Most rows of a chart stand still, and one comparison settles them.
      guard unsafe memcmp(mine + rowStart, other + rowStart, rowBytes) != 0 else { continue }
      let row = y / BlockMask.side
      for column in 0..<mask.columns where !mask[column, row] {
        let start = column * blockBytes
        let length = min(blockBytes, rowBytes - start)
        if unsafe memcmp(mine + rowStart + start, other + rowStart + start, length) != 0 {
          mask[column, row] = true
        }
      }
    }
    return mask
  }
}
