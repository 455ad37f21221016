import Testing

@testable import Syntax

@Suite struct JSONPrinterTests {
  @Test func prettyKeepsShortListsOnOneLine() throws {
    let text = "{b: [1, 2], a: {}, list: [{x: null}], s: '\\u0007\u{85}\"'}"
    let root = try JSONParser.parse(SourceText(name: "a", bytes: Array(text.utf8))).root
    #expect(
      JSONPrinter.pretty.text(root) == """
        {
          "b": [1, 2],
          "a": {},
          "list": [
            {
              "x": null
            }
          ],
          "s": "\\u0007\\u0085\\""
        }
        """)
  }

  @Test func aNumberThatIsNotFiniteIsNull() {
    #expect(JSONPrinter.compact.text(JSONNode(.array([JSONNode(.number(.nan))]))) == "[null]")
  }
}
