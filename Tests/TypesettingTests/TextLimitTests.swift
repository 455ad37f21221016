import Drawing
import TestSupport
import Testing
import Typesetting

/// How a text is cut where it is too long.
struct TextLimitTests {
  private let font = Font(families: ["Inter"], size: 10)

  @Test(arguments: 1...40)
  func theCutTextIsTheLongestThatFits(width: Int) {
    let text = "The quick brown fox"
    let limit = Double(width) * 3
    let cut = TextLimit(limit).fit(text, font: font, measurer: FixedWidthMeasurer())
    if cut.text == text {
      #expect(Double(text.count) * 6 <= limit, "\(limit)")
      return
    }
    #expect(cut.text.hasSuffix("…"), "\(limit)")
    #expect(cut.width <= limit || cut.text == "…", "\(limit)")
    let kept = cut.text.dropLast()
    #expect(text.hasPrefix(kept), "\(limit)")
    // Only a space at the cut may be missing.
    #expect(Double(kept.count + 3) * 6 > limit, "\(limit)")
  }

  @Test(arguments: [0, -1, Double.nan])
  func noLimitCutsNothing(limit: Double) {
    let cut = TextLimit(limit).fit("abc", font: font, measurer: FixedWidthMeasurer())
    #expect(cut.text == "abc")
  }

  @Test func aFamilyEmojiIsNeverCutInTwo() {
    let cut = TextLimit(18).fit("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", font: font, measurer: FixedWidthMeasurer())
    #expect(cut.text == "👩‍👩‍👧👩‍👩‍👧…")
  }
}
