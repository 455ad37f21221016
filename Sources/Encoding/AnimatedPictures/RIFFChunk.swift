/// A chunk of a WebP file: a name, a length, a body, and a byte more where its length is odd.
struct RIFFChunk {
  let name: String
  let body: Range<Int>

  /// The chunks that lie one after another.
  static func all(in bytes: ArraySlice<UInt8>) -> [RIFFChunk] {
    var chunks: [RIFFChunk] = []
    var place = bytes.startIndex
    while place + 8 <= bytes.endIndex {
      let length = LittleEndian.number(bytes[place + 4..<place + 8])
      let body = place + 8..<min(place + 8 + length, bytes.endIndex)
      chunks.append(
        RIFFChunk(name: String(decoding: bytes[place..<place + 4], as: UTF8.self), body: body))
      place = body.upperBound + length % 2
    }
    return chunks
  }

  static func bytes(_ name: String, _ body: [UInt8]) -> [UInt8] {
    Array(name.utf8) + LittleEndian.bytes(body.count, 4) + body
      + (body.count.isMultiple(of: 2) ? [] : [0])
  }
}
