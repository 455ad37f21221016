import Testing

@testable import Syntax

@Suite struct VocabularyTests {
  private let words = Vocabulary([
    "color", "column", "x", "x2", "y", "strokeWidth", "timeUnit", "duration", "title", "tile",
  ])

  @Test(
    arguments: [
      ("colour", "color"), ("Color", "color"), ("colmun", "column"), ("strokewidht", "strokeWidth"),
      ("time_unit", "timeUnit"), ("dur", "duration"), ("titel", "title"), ("X2", "x2"),
      ("zebra", nil), ("", nil), ("q", nil), ("opacity", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(words.nearest(to: word) == expected)
  }

  @Test func everyWordIsNearestToItself() {
    for word in words.words where word.count > 1 { #expect(words.nearest(to: word) == word) }
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("ca", "ac", 1), ("", "abc", 3), ("abc", "abc", 0), ("ca", "abc", 3),
  ])
  func distance(a: String, b: String, expected: Int) {
    let (first, second) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
    #expect(Vocabulary.distance(first, second) == expected)
    #expect(Vocabulary.distance(second, first) == expected)
  }

  @Test func hintIsTheEndOfAMessage() {
    #expect(words.hint(for: "colour") == "; did you mean `color`?")
    #expect(words.hint(for: "zebra") == "")
  }
}
