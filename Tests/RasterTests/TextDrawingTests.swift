import Drawing
import Frames
import Geometry
import Raster
import Testing

@Suite struct TextDrawingTests {
  private static let measurer = PangoTextMeasurer(fonts: Picture.fonts)

  private func picture(
    _ command: DrawCommand, width: Double = 300, height: Double = 60, scale: Double = 1
  ) throws -> Picture {
    try Picture(
      DisplayList(
        size: Size(width: width, height: height), scale: scale, background: .solid(.white),
        commands: [command]))
  }

  @Test(arguments: ["Hxample", "R&D <5%, a&amp;b, 100% </b>", "\"quoted\" 'text'", "中文标题"])
  func inkLiesInTheMeasuredBox(text: String) throws {
    let metrics = Self.measurer.measure(
      TextRun(text, font: Font(families: ["sans-serif"], size: 20)))
    let ink = try #require(try picture(.text(text, 10, 40, size: 20), width: 500).ink)
    #expect(ink.left >= 9)
    #expect(Double(ink.right) <= 10 + metrics.width + 1)
    // Side bearings are the only room at the ends.
    #expect(Double(ink.right) >= 10 + metrics.width - 4)
    #expect(Double(ink.top) >= 40 - metrics.ascent - 2)
    #expect(Double(ink.bottom) <= 40 + metrics.descent + 2)
  }

  @Test func theOriginIsTheBaseline() throws {
    let ink = try #require(try picture(.text("HHH", 10, 40, size: 20)).ink)
    #expect(ink.bottom == 39)
  }

  @Test func aScaleEnlargesAndMovesNothingElse() throws {
    let one = try #require(try picture(.text("Hamburg", 10, 40, size: 20)).ink)
    let three = try #require(try picture(.text("Hamburg", 10, 40, size: 20), scale: 3).ink)
    #expect(abs(three.left - 3 * one.left) <= 3)
    #expect(abs(three.right - 3 * one.right) <= 3)
    #expect(abs(three.top - 3 * one.top) <= 3)
  }

  /// Cairo's own glyph pictures would jump from pixel to pixel.
  @Test func textGlides() throws {
    let pictures = try [0, 0.25, 0.5, 0.75].map {
      try picture(.text("gliding", 10 + $0, 40)).bytes
    }
    #expect(Set(pictures).count == 4)
  }

  @Test(arguments: [0, 0.4]) func anEdgeReachesHalfItsWidthOutOfTheLetters(angle: Double) throws {
    func drawn(_ width: Double?) throws -> Picture {
      let run = TextRun("HO", font: Font(families: ["sans-serif"], size: 30))
      let edge = width.map {
        TextEdge(paint: .solid(.black), style: StrokeStyle(width: $0, join: .round))
      }
      return try picture(
        .text(
          PlacedText(
            run, origin: Point(x: 20, y: 50), angleRadians: angle,
            paint: .solid(width == nil ? .black : .clear), edge: edge)), width: 140, height: 100)
    }
    let plain = try #require(try drawn(nil).ink)
    let edged = try #require(try drawn(8).ink)
    #expect(abs(plain.left - 4 - edged.left) <= 1)
    #expect(abs(plain.right + 4 - edged.right) <= 1)
    #expect(abs(plain.top - 4 - edged.top) <= 1)
    #expect(abs(plain.bottom + 4 - edged.bottom) <= 1)
  }

  @Test func textTurnsClockwiseAboutItsOrigin() throws {
    let picture = try picture(.text("down", 50, 10, angle: .pi / 2), width: 100, height: 100)
    let ink = try #require(picture.ink)
    #expect(ink.top >= 10)
    #expect(ink.left >= 46)
    #expect(ink.right <= 61)
    #expect(ink.bottom - ink.top > ink.right - ink.left)
  }

  @Test func weightAndSlantAreSeen() throws {
    func bytes(weight: Int, italic: Bool) throws -> [UInt8] {
      let font = Font(families: ["sans-serif"], size: 12, weight: weight, italic: italic)
      let run = TextRun("weight", font: font)
      return try picture(
        .text(PlacedText(run, origin: Point(x: 10, y: 40), paint: .solid(.black)))
      ).bytes
    }
    let looks = try [(400, false), (700, false), (400, true)].map {
      try bytes(weight: $0, italic: $1)
    }
    #expect(Set(looks).count == 3)
  }

  /// Letter by letter, each has the form and the place that it has in the whole text.
  @Test(arguments: [
    ("AVAVA To", false), ("office", false), ("نمو المبيعات", true), ("שלום עולם", true),
  ])
  func theFirstCharactersAreAPartOfTheWhole(text: String, isFromTheRight: Bool) throws {
    func picture(_ count: Int?) throws -> Picture {
      var run = TextRun(text, font: Font(families: ["sans-serif"], size: 20))
      run.shownCount = count
      return try self.picture(
        .text(PlacedText(run, origin: Point(x: 10, y: 40), paint: .solid(.black))))
    }
    let whole = try picture(nil)
    let ink = try #require(whole.ink)
    var darkness = 0
    for count in 1...text.count {
      let part = try picture(count)
      // Where letters touch, an edge's tone may be some steps of 255 another.
      let difference = zip(part.bytes, whole.bytes).map { Int($1) - Int($0) }.max() ?? 0
      #expect(difference <= 8, "\(count)")
      let box = try #require(part.ink)
      #expect(isFromTheRight ? box.right == ink.right : box.left == ink.left)
      #expect(part.inkCount >= darkness)
      darkness = part.inkCount
    }
    #expect(try picture(text.count).bytes == whole.bytes)
    #expect(try picture(0).inkCount == 0)
  }

  @Test func controlCharactersAreDrawnAsSpaces() throws {
    let spaces = try picture(.text("a b c d", 10, 40)).bytes
    let controls = try picture(.text("a\nb\u{0}c\u{2028}d", 10, 40)).bytes
    #expect(spaces == controls)
  }

  @Test func aPaintReachesTheGlyphs() throws {
    let run = TextRun("MMM", font: Font(families: ["sans-serif"], size: 40, weight: 900))
    let picture = try picture(
      .text(PlacedText(run, origin: Point(x: 10, y: 40), paint: .solid(.red))))
    var hasRed = false
    for x in 0..<100 where picture.pixel(x, 25) == [255, 0, 0, 255] { hasRed = true }
    #expect(hasRed)
  }

  @Test func anEmojiHasItsColorsAndFadesWithItsPaint() throws {
    func most(alpha: Double) throws -> Int {
      let run = TextRun("😀", font: Font(families: ["sans-serif"], size: 40))
      let picture = try picture(
        .text(
          PlacedText(
            run, origin: Point(x: 10, y: 40),
            paint: .solid(Color(red: 0, green: 0, blue: 0, alpha: alpha)))))
      var most = 0
      for y in 0..<60 {
        for x in 0..<60 {
          let pixel = picture.pixel(x, y)
          most = max(most, Int(pixel[0]) - Int(pixel[2]))
        }
      }
      return most
    }
    let runs = [TextRun("😀", font: Font(families: ["sans-serif"], size: 40))]
    guard Self.measurer.fontWarnings(for: runs).isEmpty else { return }
    let full = try most(alpha: 1)
    let half = try most(alpha: 0.5)
    #expect(full > 100)
    #expect(abs(half - full / 2) < 20)
  }

  @Test(arguments: ["", " ", "\u{FEFF}", "\u{200D}", String(repeating: "wide ", count: 4000)])
  func anyTextIsDrawn(text: String) throws {
    _ = try picture(.text(text, 10, 40))
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, 1e300, 1e-300, 5000])
  func anyFontSizeIsDrawn(size: Double) throws {
    let picture = try Picture(.text("size", 0, 30, size: size), .box(0, 0, 5, 5, .red))
    #expect(picture.pixel(2, 2) == [255, 0, 0, 255])
  }

  /// A short text goes through a mask, a very large one does not; both must be where they belong.
  @Test func aTextLooksTheSameHoweverFarItIsMoved() throws {
    for size in [12.0, 900] {
      let left = try picture(.text("H", 10, 40, size: size))
      let right = try picture(.text("H", 60, 40, size: size))
      for y in 0..<60 {
        for x in 0..<200 {
          #expect(left.pixel(x, y) == right.pixel(x + 50, y), "size \(size), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test func withoutFontsThereIsNoText() throws {
    let fonts = FontLibrary(systemFonts: false)
    #expect(fonts.isEmpty)
    let list = DisplayList(
      size: Size(width: 40, height: 30), scale: 1, background: .solid(.white),
      commands: [.text("text", 0, 20)])
    #expect(try Picture(list, fonts: fonts).inkCount == 0)
  }
}
