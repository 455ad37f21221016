import FoundationEssentials

/// What a `data:` address holds, by RFC 2397.
package struct DataAddress {
  package let bytes: [UInt8]

  /// Nil where it cannot be read.
  package init?(_ url: String) {
    guard url.prefix(5).lowercased() == "data:", let comma = url.firstIndex(of: ",")
    else { return nil }
    let content = Self.unescaped(url[url.index(after: comma)...].utf8)
    guard url[..<comma].lowercased().hasSuffix(";base64") else {
      bytes = content
      return
    }
    // Addresses are also written without the signs that fill the last group of four.
    let letters = content.filter { !" \t\r\n=".utf8.contains($0) }
    let filled = letters + [UInt8](repeating: UInt8(ascii: "="), count: (4 - letters.count % 4) % 4)
    guard let data = Data(base64Encoded: Data(filled)) else { return nil }
    bytes = Array(data)
  }

  /// Bytes with each "%" and two hexadecimal digits as the byte that they spell.
  private static func unescaped(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let spelled = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(spelled)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
