import Glibc

extension PixelFrame {
  /// Which blocks differ from another frame of the same size, byte for byte.
  ///
  /// - Parameter candidates: the blocks to look at; the others are known to be equal. Nil: all.
  package func changedBlocks(
    from previous: PixelFrame, among candidates: BlockMask? = nil
  ) -> BlockMask {
    precondition(size == previous.size, "frames of one film have one size")
    var mask = BlockMask(size: size, changed: false)
    for row in 0..<mask.rows {
      let runs = candidates?.runs(inRow: row) ?? [0..<mask.columns]
      for run in runs { compare(row: row, run, with: previous, into: &mask) }
    }
    return mask
  }

  private func compare(
    row: Int, _ run: Range<Int>, with previous: PixelFrame, into mask: inout BlockMask
  ) {
    let blockBytes = BlockMask.side * 4
    let start = run.lowerBound * blockBytes
    let end = min(run.upperBound * blockBytes, size.width * 4)
    guard let mine = unsafe bytes.baseAddress, let other = unsafe previous.bytes.baseAddress
    else { return }
    for y in row * BlockMask.side..<min((row + 1) * BlockMask.side, size.height) {
      let line = y * stride
      // Most rows of a chart stand still, and one comparison settles them.
      guard unsafe memcmp(mine + line + start, other + line + start, end - start) != 0 else {
        continue
      }
      for column in run where !mask[column, row] {
        let offset = line + column * blockBytes
        let length = min(blockBytes, end - column * blockBytes)
        if unsafe memcmp(mine + offset, other + offset, length) != 0 { mask[column, row] = true }
      }
    }
  }
}
