/// Reads the compressed data of a GIF image, as its specification describes a reader.
enum LZWReader {
  /// The indices; nil where the data is malformed.
  static func decode(_ data: [UInt8]) -> [UInt8]? {
    guard let symbolBits = data.first.map(Int.init) else { return nil }
    var stream: [UInt8] = []
    var place = 1
    while place < data.count, data[place] != 0 {
      let end = place + 1 + Int(data[place])
      guard end < data.count else { return nil }
      stream += data[place + 1..<end]
      place = end
    }
    let (clear, stop) = (1 << symbolBits, 1 << symbolBits + 1)
    let roots: [[UInt8]] = (0..<clear).map { [UInt8($0)] } + [[], []]
    var (table, bits) = (roots, symbolBits + 1)
    var (output, previous) = ([UInt8](), [UInt8]?.none)
    var position = 0
    while position + bits <= stream.count * 8 {
      var code = 0
      for bit in 0..<bits where stream[(position + bit) / 8] >> ((position + bit) % 8) & 1 == 1 {
        code |= 1 << bit
      }
      position += bits
      if code == stop { return output }
      if code == clear {
        (table, bits, previous) = (roots, symbolBits + 1, nil)
        continue
      }
      guard code < table.count || (code == table.count && previous != nil) else { return nil }
      let known = previous ?? []
      let entry = code < table.count ? table[code] : known + known.prefix(1)
      output += entry
      if previous != nil, table.count < 4096 { table.append(known + entry.prefix(1)) }
      if table.count == 1 << bits, bits < 12 { bits += 1 }
      previous = entry
    }
    return nil
  }
}
