import Testing

@testable import Syntax

@Suite struct DiagnosticReportTests {
  private func source(_ text: String, name: String = "scene.json5") -> SourceText {
    SourceText(name: name, bytes: Array(text.utf8))
  }

  @Test func showsTheLineAndACaretUnderTheColumn() {
    let text = source("{\n\tcanvas: {fsp: 60},\n}")
    let diagnostic = Diagnostic(
      .error, "no key `fsp`", at: text.location(at: 12))
    #expect(
      DiagnosticReport([diagnostic]).text
        == "scene.json5:2:11: error: no key `fsp`\n\tcanvas: {fsp: 60},\n\t         ^\n")
  }

  @Test(arguments: [
    ("a\r\nb\rc\nd", 7, 4, 1), ("a\r\nb", 2, 1, 3), ("\u{FEFF}ab", 4, 1, 2), ("é漢x", 5, 1, 3),
    ("", 0, 1, 1), ("", 99, 1, 1), ("a\n", 2, 2, 1), ("\n\n", 1, 2, 1), ("ab", -4, 1, 1),
  ])
  func position(text: String, offset: Int, line: Int, column: Int) {
    let location = source(text).location(at: offset)
    #expect(location.position == SourcePosition(line: line, column: column))
  }

  @Test func controlCharactersCannotSteerTheTerminal() {
    let text = source("'\u{1B}[31m\u{202E}' x", name: "a\u{7}.json")
    let diagnostic = Diagnostic(
      .warning, "bad \u{1B}[2J\nline", at: text.location(at: 11))
    #expect(
      DiagnosticReport([diagnostic]).text == """
        a\\u{7}.json:1:10: warning: bad \\u{1B}[2J\\nline
        '\\u{1B}[31m\\u{202E}' x
                             ^

        """)
  }

  @Test(arguments: [0, 1, 50, 99, 100, 5000, 9990, 9999, 10000])
  func aLongLineIsCutAroundTheColumn(offset: Int) throws {
    let digits = (0..<10000).map { String($0 % 10) }.joined()
    let location = source(digits).location(at: offset)
    let excerpt = SourceExcerpt(location)
    #expect(excerpt.line.unicodeScalars.count <= SourceExcerpt.widthLimit + 2)
    let column = excerpt.caret.count - 1
    let shown = Array(excerpt.line)
    if offset < 10000 { #expect(shown[column] == Character(String(offset % 10))) }
    #expect(excerpt.line.hasPrefix("…") == (offset > 60))
    #expect(excerpt.line.hasSuffix("…") == (offset < 9900))
  }

  @Test func wideCharactersAreTwoColumns() {
    let excerpt = SourceExcerpt(source("漢e\u{301}x").location(at: 6))
    #expect(excerpt.caret == "   ^")
  }

  @Test func sortsByPlaceAndCountsWhatIsLeftOut() {
    let text = source((0..<30).map { "line\($0)" }.joined(separator: "\n"))
    var diagnostics = (0..<30).reversed().map { index in
      Diagnostic(.error, "m\(index)", at: text.location(at: index * 5))
    }
    diagnostics.append(Diagnostic(.warning, "no place", at: nil))
    diagnostics.append(diagnostics[3])
    let report = DiagnosticReport(diagnostics)
    #expect(report.diagnostics.map(\.message) == (0..<30).map { "m\($0)" } + ["no place"])
    #expect(report.text.hasSuffix("^\nand 11 more\n"))
    #expect(report.text.split(separator: "\n").count == 61)
    #expect(DiagnosticReport([]).text == "")
  }
}
