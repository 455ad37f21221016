import Charts
import Drawing
import Foundation
import SceneModel
import Syntax
import TestSupport
import Testing

/// Files of tables as other programs write them: a byte-order mark, CR LF, blank last lines.
struct C25DelimitedBytes {
  private func film(_ bytes: [UInt8], field: String = "month") throws -> Film {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("c25-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: folder.appendingPathComponent("a.csv"))
    let text = """
      {
        "data": {"url": "a.csv"},
        "mark": "bar",
        "encoding": {
          "x": {"field": "\(field)", "type": "nominal"},
          "y": {"field": "value", "type": "quantitative"}
        }
      }
      """
    let source = SourceText(name: "c25.json", bytes: [UInt8](text.utf8))
    return try SceneFilms.film(try SceneDecoder().decode(source, folder: folder.path))
  }

  @Test("C25: a byte-order mark, CR LF and blank lines change nothing")
  func bytes() throws {
    let plain = try film([UInt8]("month,value\nJan,1\nFeb,2\n".utf8))
    let other = try film(
      [0xEF, 0xBB, 0xBF] + [UInt8]("month,value\r\nJan,1\r\nFeb,2\r\n\r\n".utf8))
    for share in [0, 0.4, 1] {
      #expect(
        plain.displayList(at: plain.duration * share)
          == other.displayList(at: other.duration * share))
    }
  }

  @Test("C25: a column that is not there is told with the real names")
  func missingColumn() throws {
    do {
      _ = try film([UInt8]("month,value\nJan,1\n".utf8), field: "moth")
      Issue.record("a missing column was taken")
    } catch let error as DiagnosticError {
      let message = error.diagnostics.first?.message ?? ""
      #expect(message.contains("moth") && message.contains("month") && message.contains("value"))
    }
  }
}
