import Drawing
import TestSupport
import Testing
import Typesetting

/// Where a text breaks into lines.
struct TextWrappingTests {
  private func lines(_ text: String, characters: Double, lines: Int = 3) -> [String]? {
    let font = Font(families: ["Inter"], size: 10)
    return TextWrapping(font: font, width: characters * 6, maximumLines: lines)
      .lines(of: text, measurer: FixedWidthMeasurer())
  }

  @Test func linesBreakAtSpaces() {
    #expect(
      lines("Opens offices in three countries", characters: 16) == [
        "Opens offices in", "three countries",
      ])
  }

  @Test func linesBreakAfterHyphensAndBetweenIdeographs() {
    #expect(lines("Rhein-Neckar", characters: 7) == ["Rhein-", "Neckar"])
    #expect(lines("北京市上海市", characters: 4) == ["北京市上", "海市"])
  }

  @Test func aWordThatIsTooLongIsNoFit() {
    #expect(lines("a Donaudampfschiff", characters: 8) == nil)
  }

  @Test func moreLinesThanAllowedAreNoFit() {
    #expect(lines("a b c d", characters: 1, lines: 3) == nil)
    #expect(lines("a b c", characters: 1, lines: 3) == ["a", "b", "c"])
  }

  @Test func theLastLineHoldsTheRest() {
    let font = Font(families: ["Inter"], size: 10)
    let wrapping = TextWrapping(font: font, width: 30, maximumLines: 2)
    #expect(
      wrapping.bestLines(of: "one two six ten", measurer: FixedWidthMeasurer()) == [
        "one", "two six ten",
      ])
  }

  @Test func emptyTextIsOneEmptyLine() {
    #expect(lines("", characters: 4) == [""])
  }
}
