import Frames
import Testing

@testable import Encoding

@Suite struct BlockQuantizersTests {
  /// Four blocks in a row.
  private let size = PixelSize(width: 64, height: 16)

  private func changes(_ columns: Int...) -> BlockMask {
    var mask = BlockMask(size: size, changed: false)
    for column in columns { mask[column, 0] = true }
    return mask
  }

  @Test func whatMovesIsCoarseAndWhatFadesLessSo() {
    var quantizers = BlockQuantizers(quantizer: 19, size: size)
    let key = quantizers.keyPicture()
    #expect(key.coded == [1, 1, 1, 1] && key.offsets == [-3, -3, -3, -3])
    let picture = quantizers.picture(changes: changes(0, 2), contrasts: [200, 0, 3, 0])
    #expect(picture.coded == [1, 0, 1, 0])
    #expect(picture.offsets[0] == 13 && picture.offsets[2] == 4)
  }

  @Test func whatHasRestedForTwoPicturesIsCodedOnceMoreFinely() {
    var quantizers = BlockQuantizers(quantizer: 19, size: size)
    _ = quantizers.picture(changes: changes(1), contrasts: [0, 90, 0, 0])
    let coded = (0..<4).map { _ in
      quantizers.picture(changes: changes(), contrasts: [0, 0, 0, 0])
    }
    #expect(coded.map { $0.coded[1] } == [0, 1, 0, 0])
    #expect(coded[1].offsets[1] == -3)
  }

  @Test(arguments: 0...51) func quantizersStayInTheirRange(quantizer: Int) {
    var quantizers = BlockQuantizers(quantizer: quantizer, size: size)
    let offsets =
      quantizers.keyPicture().offsets
      + quantizers.picture(changes: changes(0, 1), contrasts: [200, 2, 0, 0]).offsets
    for offset in offsets {
      let sum = Float(quantizer) + offset
      // 0 loses nothing, and is for all blocks or for none.
      #expect(quantizer == 0 ? sum == 0 : (1...51).contains(sum))
    }
  }
}
