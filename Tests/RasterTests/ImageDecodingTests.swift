import Drawing
import Foundation
import Geometry
import Raster
import Testing

/// Files of each format become the pixels that are in them, or a message.
@Suite struct ImageDecodingTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let lime: [UInt8] = [0, 255, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let white: [UInt8] = [255, 255, 255, 255]

  private static func near(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 6 }
  }

  /// The colours in the middle of the quarters of an image that fills 16 × 8 pixels: upper left, upper right, lower left, lower right.
  private static func quarters(_ image: Image, on ground: Color = .white) throws -> [[UInt8]] {
    let picture = try Picture(
      .image(PlacedImage(image, in: Rectangle(x: 4, y: 4, width: 16, height: 8))),
      background: .solid(ground))
    return [(8, 6), (16, 6), (8, 10), (16, 10)].map { picture.pixel($0, $1) }
  }

  @Test(arguments: ["PNG", "WebP", "SVG", "JPEG", "JPEG in ink"])
  func everyFormatShowsItsPixels(format: String) throws {
    let files = [
      "PNG": ImageFiles.png, "WebP": ImageFiles.webP, "SVG": ImageFiles.svg,
      "JPEG": ImageFiles.jpeg(), "JPEG in ink": ImageFiles.jpeg(inInk: true),
    ]
    let image = try ImageFileDecoder().image(try #require(files[format]))
    #expect(image.size == Size(width: 16, height: 8))
    let found = try Self.quarters(image, on: .black)
    // What can be seen through shows the black below.
    let last: [UInt8] =
      format.hasPrefix("JPEG") ? Self.white : [128, 128, 128, 255]
    let wanted = [Self.red, Self.lime, Self.blue, last]
    for (a, b) in zip(found, wanted) { #expect(Self.near(a, b), "\(found)") }
  }

  /// What a file says of how the camera was held (Exif, tag 274), and the quarters as they are then seen.
  @Test(arguments: zip(1...8, ["RLBW", "LRWB", "WBLR", "BWRL", "RBLW", "BRWL", "WLBR", "LWRB"]))
  func aPhotographIsTurnedUpright(orientation: Int, order: String) throws {
    let tags: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [1, 18, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
    let part: [UInt8] = [0xFF, 0xE1, 0, UInt8(tags.count + 2)] + tags
    let plain = ImageFiles.jpeg()
    let image = try ImageFileDecoder().image(Array(plain[..<2]) + part + Array(plain[2...]))
    let isSideways = orientation >= 5
    #expect(image.size == Size(width: isSideways ? 8 : 16, height: isSideways ? 16 : 8))
    let colors: [Character: [UInt8]] = [
      "R": Self.red, "L": Self.lime, "B": Self.blue, "W": Self.white,
    ]
    let found = try Self.quarters(image)
    for (a, b) in zip(found, order) {
      #expect(Self.near(a, try #require(colors[b])), "\(orientation): \(found)")
    }
  }

  @Test(arguments: ["PNG", "WebP", "SVG", "JPEG"])
  func aFileThatEndsTooSoonIsRefused(format: String) throws {
    let files = [
      "PNG": ImageFiles.png, "WebP": ImageFiles.webP, "SVG": ImageFiles.svg,
      "JPEG": ImageFiles.jpeg(),
    ]
    let file = try #require(files[format])
    for count in [1, 12, 20, file.count / 2, file.count - 20] {
      #expect(throws: ImageError.self, "\(count) of \(file.count)") {
        try ImageFileDecoder().image(Array(file[..<count]))
      }
    }
  }

  /// A few bytes that would be gigabytes of pixels.
  private static let bombs: [String: [UInt8]] = {
    var png = ImageFiles.png
    png.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    var jpeg = ImageFiles.jpeg()
    if let frame = jpeg.indices.first(where: { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 }) {
      jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0, 0xFF, 0])
    }
    var webP = ImageFiles.webP
    // Fourteen bits each of width and height, less one.
    webP.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x1F])
    return ["PNG": png, "JPEG": jpeg, "WebP": webP]
  }()

  @Test(arguments: [
    ("PNG", "has 65536 × 65536 pixels"), ("JPEG", "has 65280 × 65280 pixels"),
    ("WebP", "has 16384 × 16384 pixels"),
  ])
  func tooManyPixelsAreRefusedBeforeTheyAreRead(format: String, message: String) throws {
    let file = try #require(Self.bombs[format])
    let error = #expect(throws: ImageError.self) { try ImageFileDecoder().image(file) }
    #expect(
      error?.description == message + "; at most 64 million are read, and 16384 on a side")
  }

  @Test(arguments: [
    ("", "is empty"),
    ("GIF89a", "is not a PNG, JPEG, WebP or SVG picture"),
    ("<html></html>", "is not a PNG, JPEG, WebP or SVG picture"),
  ])
  func whatIsNoPictureIsRefused(text: String, message: String) {
    let error = #expect(throws: ImageError.self) {
      try ImageFileDecoder().image(Array(text.utf8))
    }
    #expect(error?.description == message)
  }

  @Test func aFileOfTooManyBytesIsRefused() {
    let file = [UInt8](repeating: 32, count: ImageFileDecoder().fileLimit + 1)
    let error = #expect(throws: ImageError.self) { try ImageFileDecoder().image(file) }
    #expect(error?.description == "has more than 64 MiB")
  }

  @Test(arguments: [
    (#"width="40" height="30""#, 40, 30), (#"viewBox="0 0 7 9""#, 7, 9), ("", 300, 150),
    (#"width="1in" height="50%" viewBox="0 0 4 2""#, 4, 2),
    (#"width="20" height="10" viewBox="0 0 5 5""#, 20, 10),
  ])
  func aDrawingHasTheSizeThatItSays(attributes: String, width: Double, height: Double) throws {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)><path d="M0 0h9v9z"/></svg>"#
    let image = try ImageFileDecoder().image(Array(text.utf8))
    #expect(image.size == Size(width: width, height: height))
  }

  /// Entities that grow without end.
  @Test func aDrawingOfEntitiesWithoutEndIsRefused() {
    let names = Array("abcdefghij")
    let lines = zip(names.dropFirst(), names).map { name, last in
      "<!ENTITY \(name) '\(String(repeating: "&\(last);", count: 10))'>"
    }
    let text =
      "<!DOCTYPE svg [<!ENTITY a '<path d=\"M0 0h9v9z\"/>'>\(lines.joined())]>"
      + "<svg xmlns=\"http://www.w3.org/2000/svg\">&j;</svg>"
    #expect(throws: ImageError.self) { try ImageFileDecoder().image(Array(text.utf8)) }
  }

  /// Pictures that a drawing carries along are looked at as files are.
  @Test func aDrawingMayHoldPicturesButNoBombs() throws {
    func drawing(_ href: String, before: String = "") -> [UInt8] {
      Array(
        (before
          + #"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8"><image width="16" height="8" href="\#(href)"/></svg>"#)
          .utf8)
    }
    func address(_ file: [UInt8], _ type: String) -> String {
      "data:image/\(type);base64,\(Data(file).base64EncodedString())"
    }
    func fault(_ file: [UInt8]) -> String? {
      do throws(ImageError) {
        _ = try ImageFileDecoder().image(file)
        return nil
      } catch { return error.description }
    }
    let image = try ImageFileDecoder().image(drawing(address(ImageFiles.png, "png")))
    #expect(Self.near(try Self.quarters(image)[0], Self.red))
    let bomb = address(try #require(Self.bombs["PNG"]), "png")
    let limit = "has 65536 × 65536 pixels; at most 64 million are read, and 16384 on a side"
    #expect(fault(drawing(bomb)) == "is an SVG, and a picture in it \(limit)")
    #expect(
      fault(drawing(address(drawing(bomb), "svg+xml")))
        == "is an SVG, and a picture in it is an SVG, and a picture in it \(limit)")
    #expect(fault(drawing("d&#97;ta:,x")) == "is an SVG that spells an address by entities")
    #expect(
      fault(drawing("&a;", before: #"<!DOCTYPE svg [<!ENTITY a "x">]>"#))
        == "is an SVG that spells an address by entities")
    #expect(
      fault(drawing("#a", before: #"<!DOCTYPE svg [<!ENTITY a "&#60;b/>">]>"#))
        == "is an SVG whose entities hold more than plain text")
    #expect(
      fault(drawing("#a", before: #"<!DOCTYPE svg [<!ATTLIST image href CDATA "x">]>"#))
        == "is an SVG that declares addresses of its own")
    #expect(
      fault(drawing("#a", before: #"<?xml version="1.0" encoding="UTF-7"?>"#))
        == "is an SVG in the encoding UTF-7; save it in UTF-8")
    // Names of namespaces, as drawing programs write them.
    #expect(
      fault(drawing("#a", before: #"<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>"#))
        == nil)
  }

  /// What a drawing names outside of itself is not there.
  @Test(arguments: [
    #"<image width="16" height="8" href="FILE"/>"#,
    #"<image width="16" height="8" href="file://FILE"/>"#,
    #"<use href="FILE#a"/>"#,
    #"<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="FILE"/>"#,
    #"<style>@import url("FILE");</style>"#,
  ])
  func aDrawingLoadsNoOtherFile(content: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = folder.appending(path: "other.svg")
    try Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8"><path id="a" d="M0 0h99v99h-99z"/></svg>"#
        .utf8
    ).write(to: other)
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8">"#
      + content.replacing("FILE", with: other.path) + "</svg>"
    let image = try ImageFileDecoder().image(Array(text.utf8))
    let picture = try Picture(
      .image(PlacedImage(image, in: Rectangle(x: 4, y: 4, width: 16, height: 8))))
    #expect(picture.inkCount == 0)
  }
}
