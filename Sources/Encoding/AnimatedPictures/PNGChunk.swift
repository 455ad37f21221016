import CPNG

/// A chunk of a PNG file (PNG, section 5.3).
struct PNGChunk {
  let name: String
  /// Where its body lies in the file.
  let body: Range<Int>

  /// The chunks of a whole file in order.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var place = 8
    while place + 12 <= file.count {
      let length = BigEndian.number(file[place..<place + 4])
      let body = place + 8..<min(place + 8 + length, file.count)
      chunks.append(
        PNGChunk(name: String(decoding: file[place + 4..<place + 8], as: UTF8.self), body: body))
      place = body.upperBound + 4
    }
    return chunks
  }

  /// A chunk with its length before and its checksum after it.
  static func bytes(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + body
    let sum = unsafe checked.withUnsafeBufferPointer { unsafe crc32_z(0, $0.baseAddress, $0.count) }
    return BigEndian.long(body.count) + checked + BigEndian.long(Int(sum))
  }
}
