import Drawing

/// What an SVG carries along: pictures in `data:` addresses, which librsvg would decode whatever their size.
///
/// Where entities or defaults could spell an address that is not to be seen in the text, the file is refused.
struct SVGContents {
  /// Of all pictures in it.
  private(set) var pixelCount = 0

  /// Drawings in drawings in drawings, at most.
  private static let deepest = 3
  /// Encodings in which plain letters are what they look like.
  private static let encodings = ["utf-8", "us-ascii", "iso-8859-", "windows-125"]

  init(_ file: [UInt8], depth: Int = 0) throws(ImageError) {
    guard depth <= Self.deepest else { throw ImageError("is an SVG in too many others") }
    let text = String(decoding: file, as: UTF8.self)
    try Self.checkEncoding(of: text)
    try Self.checkDeclarations(in: text)
    for address in Self.values(after: "href", in: text) { try add(address, depth: depth) }
    guard pixelCount <= ImageFileDecoder.pixelLimit else {
      throw ImageError(
        "is an SVG with pictures of more than \(ImageFileDecoder.pixelLimit / 1_000_000) million pixels"
      )
    }
  }

  private mutating func add(_ address: String, depth: Int) throws(ImageError) {
    var plain = address
    for reference in ["&amp;", "&#10;", "&#xA;", "&#13;", "&#xD;", "&#9;"] {
      plain = plain.replacing(reference, with: reference == "&amp;" ? "+" : "")
    }
    guard !plain.contains("&") else {
      throw ImageError("is an SVG that spells an address by entities")
    }
    let trimmed = String(plain.drop(while: \.isWhitespace))
    guard trimmed.prefix(5).lowercased() == "data:" else { return }
    guard let file = DataAddress(trimmed)?.bytes else {
      throw ImageError("is an SVG with a picture in it that cannot be read")
    }
    do throws(ImageError) {
      if SVGContents.isPicture(file) {
        let size = try Self.size(of: file)
        pixelCount += size.width * size.height
      } else if SVGDocument.canRead(file) {
        pixelCount += try SVGContents(file, depth: depth + 1).pixelCount
      } else {
        throw ImageError("is not a PNG, JPEG, WebP or SVG picture")
      }
    } catch { throw ImageError("is an SVG, and a picture in it \(error)") }
  }

  private static func isPicture(_ file: [UInt8]) -> Bool {
    PNGDecoder.canRead(file) || JPEGDecoder.canRead(file) || WebPDecoder.canRead(file)
  }

  private static func size(of file: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    if PNGDecoder.canRead(file) { return try PNGDecoder.size(of: file) }
    if JPEGDecoder.canRead(file) { return try JPEGDecoder.size(of: file) }
    return try WebPDecoder.size(of: file)
  }

  private static func checkEncoding(of text: String) throws(ImageError) {
    guard let end = text.firstRange(of: "?>"), text[..<end.lowerBound].contains("<?xml"),
      let name = values(after: "encoding", in: String(text[..<end.lowerBound])).first
    else { return }
    guard encodings.contains(where: { name.lowercased().hasPrefix($0) }) else {
      throw ImageError("is an SVG in the encoding \(name); save it in UTF-8")
    }
  }

  private static func checkDeclarations(in text: String) throws(ImageError) {
    let declarations = text.split(separator: "<!ENTITY", omittingEmptySubsequences: false)
    for declaration in declarations.dropFirst() {
      let words = declaration.prefix { $0 != "\"" && $0 != "'" }
      let value = value(in: declaration[words.endIndex...]) ?? ""
      guard !words.contains("%"), !value.contains(where: { "<&%".contains($0) }) else {
        throw ImageError("is an SVG whose entities hold more than plain text")
      }
    }
    for declaration in text.split(
      separator: "<!ATTLIST", omittingEmptySubsequences: false
    ).dropFirst()
    where declaration.prefix(while: { $0 != ">" }).contains("href") {
      throw ImageError("is an SVG that declares addresses of its own")
    }
  }

  /// What stands in quotes after each place where an attribute's name ends so.
  private static func values(after name: String, in text: String) -> [String] {
    text.split(separator: name, omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      let start = rest.drop(while: \.isWhitespace)
      guard start.first == "=" else { return nil }
      return value(in: start.dropFirst().drop(while: \.isWhitespace)).map(String.init)
    }
  }

  /// A text in quotes at the beginning of another.
  private static func value(in text: Substring) -> Substring? {
    guard let quote = text.first, quote == "\"" || quote == "'" else { return nil }
    return text.dropFirst().prefix { $0 != quote }
  }
}
