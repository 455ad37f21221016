/// The one palette of a film: up to 255 colours and a transparent index after them.
struct Palette: Hashable, Sendable {
  static let mostColors = 255
  // Over the seven films of scenes/bench, 23 colours more cost 0.2 to 2.3 % of the bytes, for at most 0.00003 of SSIM.
  /// So many stand for more colours than the palette has room for.
  private static let quantizedColors = 232

  /// As `0xRRGGBB`.
  let colors: [UInt32]

  /// The colours themselves where they are few, else the best few for them.
  init(_ histogram: ColorHistogram) {
    let entries = histogram.entries
    if entries.count <= Palette.mostColors {
      colors = entries.map(\.color)
    } else {
      colors = ColorQuantizer(entries).colors(Palette.quantizedColors)
    }
  }

  /// The index that leaves a pixel as it was.
  var transparentIndex: UInt8 { UInt8(clamping: colors.count) }

  /// The bits of an index, 2 to 8: the table has two to this power entries.
  var bits: Int {
    var bits = 2
    while 1 << bits < colors.count + 1 { bits += 1 }
    return bits
  }

  /// The global colour table: red, green, blue of each entry, filled up with black.
  var table: [UInt8] {
    var table: [UInt8] = []
    for color in colors {
      table += [color >> 16, color >> 8, color].map { UInt8(truncatingIfNeeded: $0) }
    }
    return table + Array(repeating: 0, count: 3 << bits - table.count)
  }
}
