import Charts
import Drawing
import Syntax
import TestSupport
import Testing

@testable import Pipeline

/// Texts that no font shows as the scene asks.
@Suite struct C33MissingFont {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func prepare(title: String, font: String? = nil) throws -> PreparedScene {
    let font = font.map { ", \"font\": \"\($0)\"" } ?? ""
    let path = try folder.write(
      """
      {
        "canvas": {"width": 240, "height": 120, "scale": 1, "duration": 1},
        "title": {"text": "\(title)"\(font)},
        "data": {"values": [{"x": 1, "y": 2}]}, "mark": "bar",
        "encoding": {
          "x": {"field": "x", "type": "nominal"}, "y": {"field": "y", "type": "quantitative"}
        }
      }
      """, to: "scene.json")
    return try SceneReader(SceneOptions()).prepare(path)
  }

  @Test("C33: an unknown family is one warning with the asked and the used family")
  func unknownFamily() throws {
    let scene = try prepare(title: "Money", font: "NoSuchFontXYZ")
    #expect(scene.warnings.count == 1, "\(scene.warnings)")
    let message = try #require(scene.warnings.first?.message)
    #expect(message.contains("\"NoSuchFontXYZ\""))
    let names = message.split(separator: "\"", omittingEmptySubsequences: false)
    #expect(names.count == 5 && !names[3].isEmpty, "it names what is used: \(message)")
    #expect(throws: RenderError.self) { try scene.refusingWarnings() }
    #expect(try prepare(title: "Money").warnings.isEmpty)
  }

  @Test("C33: a character without a glyph is a warning with its code point")
  func missingGlyph() throws {
    // A code point for private use, which no font that is installed for all has.
    let scene = try prepare(title: "a\u{10FFF0}b")
    #expect(
      scene.warnings.map(\.message).contains { $0.contains("U+10FFF0") }, "\(scene.warnings)")
  }

  @Test(
    "C33: scripts and signs show, or are warned of with their code points",
    arguments: ["現金流", "\u{1F600}", "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}"])
  func scripts(title: String) throws {
    let scene = try prepare(title: title)
    // At least four digits, as code points are written.
    let points = title.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    for warning in scene.warnings {
      #expect(points.contains { warning.message.contains($0) }, "\(warning.message)")
    }
    let list = scene.film.displayList(at: 1)
    let picture = try CasePicture(list)
    #expect(picture.bytes == (try CasePicture(list)).bytes, "two runs draw the same")
    let again = try prepare(title: title)
    #expect(again.film.displayList(at: 1) == list)
    #expect(again.warnings == scene.warnings)
  }
}
