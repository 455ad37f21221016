import Drawing

/// How a camera was held, as a JPEG's Exif part says it (tag 274), by which its picture is turned upright.
struct JPEGOrientation: Hashable {
  /// 1…8 by Exif; 1 is upright.
  private let value: Int

  init(of file: [UInt8]) { value = Self.value(in: file) ?? 1 }

  /// The picture as it is meant to be seen.
  func turned(_ level: ImageLevel) -> ImageLevel {
    guard value > 1 else { return level }
    let (width, height) = (level.width, level.height)
    let isSideways = value >= 5
    let (columns, rows) = isSideways ? (height, width) : (width, height)
    var bytes = [UInt8](repeating: 0, count: level.bytes.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let (sourceX, sourceY) =
          switch value {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        let source = (sourceY * width + sourceX) * 4
        let target = (y * columns + x) * 4
        for channel in 0..<4 { bytes[target + channel] = level.bytes[source + channel] }
      }
    }
    return ImageLevel(width: columns, height: rows, bytes: bytes)
  }

  /// Nil where the file does not say it, or not as Exif has it.
  private static func value(in file: [UInt8]) -> Int? {
    var offset = 2
    while offset + 4 <= file.count, file[offset] == 0xFF {
      let length = Int(file[offset + 2]) << 8 | Int(file[offset + 3])
      let end = offset + 2 + length
      guard length >= 2, end <= file.count, file[offset + 1] != 0xDA else { return nil }
      if file[offset + 1] == 0xE1, file[(offset + 4)..<end].starts(with: Array("Exif\0\0".utf8)) {
        return value(inTags: Array(file[(offset + 10)..<end]))
      }
      offset = end
    }
    return nil
  }

  /// Reads a TIFF header and the list of tags that it points at.
  private static func value(inTags bytes: [UInt8]) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isBigEndian = bytes[0] == 0x4D
    func number(at offset: Int, count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let digits = bytes[offset..<(offset + count)]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let list = number(at: 4, count: 4), let count = number(at: list, count: 2) else {
      return nil
    }
    for index in 0..<count {
      let tag = list + 2 + index * 12
      guard let name = number(at: tag, count: 2) else { return nil }
      guard name == 274 else { continue }
      return number(at: tag + 8, count: 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
