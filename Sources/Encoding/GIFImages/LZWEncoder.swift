/// Compresses palette indices as GIF does: Lempel-Ziv-Welch with codes of up to 12 bits.
struct LZWEncoder {
  private static let mostCodes = 4096
  private static let free = UInt32.max

  private let symbolBits: Int
  /// A prefix's code, the symbol that follows it, and the code of both, in 12 + 8 + 12 bits.
  private var table = [UInt32](repeating: LZWEncoder.free, count: 1 << 14)
  private var codeBits = 0
  private var nextCode = 0
  private var pending: UInt32 = 0
  private var pendingBits = 0
  private var output: [UInt8] = []

  /// For indices of so many bits, 2 to 8.
  init(symbolBits: Int) { self.symbolBits = symbolBits }

  /// The minimum code size, the compressed data in blocks, and the end mark.
  mutating func encode(_ indices: [UInt8]) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    (pending, pendingBits) = (0, 0)
    reset()
    let clearCode = 1 << symbolBits
    put(clearCode)
    guard let first = indices.first else { return close() }
    var prefix = UInt32(first)
    for index in indices.dropFirst() {
      let key = prefix << 8 | UInt32(index)
      let slot = find(key)
      let entry = table[slot]
      if entry != LZWEncoder.free {
        prefix = entry & 0xFFF
        continue
      }
      put(Int(prefix))
      prefix = UInt32(index)
      if nextCode < LZWEncoder.mostCodes {
        table[slot] = key << 12 | UInt32(nextCode)
        if nextCode == 1 << codeBits { codeBits += 1 }
        nextCode += 1
      } else {
        put(clearCode)
        reset()
      }
    }
    put(Int(prefix))
    // The reader has added an entry for the last code too, and may have widened its codes.
    if nextCode < LZWEncoder.mostCodes, nextCode == 1 << codeBits { codeBits += 1 }
    return close()
  }

  /// The slot of a key, or the free one where it belongs.
  private func find(_ key: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 18)
    while table[slot] != LZWEncoder.free, table[slot] >> 12 != key {
      slot = (slot + 1) & (table.count - 1)
    }
    return slot
  }

  private mutating func reset() {
    for index in table.indices { table[index] = LZWEncoder.free }
    codeBits = symbolBits + 1
    nextCode = 1 << symbolBits + 2
  }

  private mutating func put(_ code: Int) {
    pending |= UInt32(truncatingIfNeeded: code) << UInt32(pendingBits)
    pendingBits += codeBits
    while pendingBits >= 8 {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  private mutating func close() -> [UInt8] {
    put(1 << symbolBits + 1)
    if pendingBits > 0 { output.append(UInt8(truncatingIfNeeded: pending)) }
    var blocks = [UInt8(clamping: symbolBits)]
    blocks.reserveCapacity(output.count + output.count / 255 + 3)
    var start = 0
    while start < output.count {
      let end = min(start + 255, output.count)
      blocks.append(UInt8(clamping: end - start))
      blocks += output[start..<end]
      start = end
    }
    blocks.append(0)
    return blocks
  }
}
