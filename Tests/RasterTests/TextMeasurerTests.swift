import Drawing
import Foundation
import Raster
import Testing

@Suite struct TextMeasurerTests {
  private let measurer = PangoTextMeasurer(fonts: Picture.fonts)

  private func run(
    _ text: String, size: Double = 12, families: [String] = ["sans-serif"], tabular: Bool = false
  ) -> TextRun {
    TextRun(text, font: Font(families: families, size: size, tabularFigures: tabular))
  }

  @Test func widthGrowsInProportionToTheSize() {
    let small = measurer.measure(run("Proportion", size: 10))
    let large = measurer.measure(run("Proportion", size: 30))
    #expect(abs(large.width - 3 * small.width) < 0.1)
    #expect(abs(large.ascent - 3 * small.ascent) < 0.1)
    #expect(small.ascent > small.descent)
  }

  @Test func kerningBringsLettersTogether() {
    let together = measurer.measure(run("AVAVAV", size: 100)).width
    let apart =
      3 * measurer.measure(run("A", size: 100)).width
      + 3 * measurer.measure(run("V", size: 100)).width
    #expect(together < apart - 5)
  }

  @Test func tabularFiguresHaveOneWidth() {
    let ones = measurer.measure(run("1111", tabular: true)).width
    let zeros = measurer.measure(run("0000", tabular: true)).width
    #expect(abs(ones - zeros) < 0.01)
  }

  @Test func theHeightIsTheFontsAndNotTheTexts() {
    let low = measurer.measure(run("ace"))
    let high = measurer.measure(run("Åg"))
    #expect(low.ascent == high.ascent)
    #expect(low.descent == high.descent)
    #expect(measurer.measure(run("")).ascent == low.ascent)
    #expect(measurer.measure(run("")).width == 0)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func aFontWithoutSizeMeasuresNothing(size: Double) {
    #expect(
      measurer.measure(run("text", size: size)) == TextMetrics(width: 0, ascent: 0, descent: 0))
  }

  @Test(arguments: [2001, 1e5, 1e300, Double.infinity])
  func aHugeFontMeasuresAsTheLargest(size: Double) {
    #expect(measurer.measure(run("text", size: size)) == measurer.measure(run("text", size: 2000)))
  }

  @Test func aLongTextIsAsLongAsItsParts() {
    let one = measurer.measure(run("ab", size: 10)).width
    let many = measurer.measure(run(String(repeating: "ab", count: 5000), size: 10)).width
    #expect(abs(many / one - 5000) < 200)
  }

  @Test func measuresDoNotDependOnOrderOrThread() async {
    let runs = (0..<60).map { run("label \($0) 中 🚀", size: Double(5 + $0 % 7)) }
    let inOrder = runs.map { measurer.measure($0) }
    let other = PangoTextMeasurer(fonts: Picture.fonts)
    let concurrent = await withTaskGroup(of: (Int, TextMetrics).self) { group in
      for (index, run) in runs.enumerated().reversed() {
        group.addTask { (index, other.measure(run)) }
      }
      var all: [Int: TextMetrics] = [:]
      for await (index, metrics) in group { all[index] = metrics }
      return all
    }
    for (index, metrics) in inOrder.enumerated() {
      #expect(concurrent[index] == metrics, "run \(index)")
    }
  }

  // MARK: Warnings

  @Test func anUnknownFamilyIsNamedWithTheOneThatIsUsed() {
    let runs = [
      run("one", families: ["NoSuchFontXYZ"]), run("two", size: 20, families: ["NoSuchFontXYZ"]),
    ]
    let used = Picture.fonts.resolve(runs[0].font).family
    #expect(!used.isEmpty)
    #expect(
      measurer.fontWarnings(for: runs) == [.substituted(asked: "NoSuchFontXYZ", used: used)])
    #expect(
      measurer.fontWarnings(for: runs).first?.description
        == "font family \"NoSuchFontXYZ\" was not found; \"\(used)\" is used")
  }

  @Test(arguments: ["sans-serif", "serif", "monospace", "Sans-Serif", "system-ui", ""])
  func aGenericFamilyIsNoSubstitute(family: String) {
    #expect(measurer.fontWarnings(for: [run("text", families: [family])]).isEmpty)
  }

  @Test func aFamilyThatIsThereIsUsedWhateverItsCase() {
    let family = Picture.fonts.resolve(run("", families: ["monospace"]).font).family
    let resolved = Picture.fonts.resolve(run("", families: [family.uppercased()]).font)
    #expect(resolved.family == family)
    #expect(!resolved.substituted)
  }

  @Test func aCharacterWithoutAGlyphIsNamedOnce() throws {
    let scalar = try #require(Unicode.Scalar(0x10FFF0))
    let runs = [run("b\(scalar)\(scalar)"), run("a\(scalar)"), run("fine")]
    let warnings = measurer.fontWarnings(for: runs)
    #expect(warnings == [.missingGlyph(scalar, text: "a\(scalar)")])
    #expect(warnings.first?.description.contains("U+10FFF0") == true)
    #expect(measurer.fontWarnings(for: runs.reversed()) == warnings)
  }

  @Test func aLibraryWithoutFontsSaysSo() {
    let empty = PangoTextMeasurer(fonts: FontLibrary(systemFonts: false))
    #expect(empty.measure(run("text")) == TextMetrics(width: 0, ascent: 0, descent: 0))
    #expect(empty.fontWarnings(for: [run("text"), run("more")]) == [.noFonts])
  }

  private static let oneFamily = "/usr/share/fonts/truetype/dejavu"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: oneFamily)))
  func aFoldersFontsAreAllThereIs() throws {
    let fonts = FontLibrary(folders: [Self.oneFamily], systemFonts: false)
    let measurer = PangoTextMeasurer(fonts: fonts)
    #expect(fonts.resolve(run("", families: ["DejaVu Sans"]).font).substituted == false)
    #expect(fonts.resolve(run("", families: ["sans-serif"]).font).family == "DejaVu Sans")
    #expect(
      measurer.fontWarnings(for: [run("ab中c")]).map(\.description)
        == ["no font has a glyph for U+4E2D in \"ab中c\""])
  }
}
