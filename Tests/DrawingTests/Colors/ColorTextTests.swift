import Testing

@testable import Drawing

/// Colours as text.
struct ColorTextTests {
  @Test(arguments: [
    ("red", "#ff0000"), ("RebeccaPurple", "#663399"), (" white ", "#ffffff"), ("#abc", "#aabbcc"),
    ("#ABCDEF", "#abcdef"), ("#1234", "#112233"), ("#11223344", "#112233"),
    ("rgb(255, 128, 0)", "#ff8000"), ("rgb(255 128 0)", "#ff8000"),
    ("rgb(100%, 50%, 0%)", "#ff8000"), ("rgb(300, -5, 0)", "#ff0000"),
    ("rgba(1,2,3,.5)", "#010203"), ("RGB(1 2 3 / 50%)", "#010203"),
    ("hsl(120, 100%, 25%)", "#008000"), ("hsl(120deg 100% 25%)", "#008000"),
    ("hsl(-240, 100%, 25%)", "#008000"), ("hsl(0.5turn 100% 50%)", "#00ffff"),
    ("hsla(0, 0%, 50%, 0.3)", "#808080"), ("hwb(0 0% 0%)", "#ff0000"),
    ("hwb(90 60% 60%)", "#808080"), ("lab(100 0 0)", "#ffffff"), ("lab(0% 0 0)", "#000000"),
    ("lch(100% 0 40)", "#ffffff"), ("rgb(none 0 0)", "#000000"),
  ])
  func forms(text: String, hex: String) {
    #expect(Color(css: text)?.hex == hex)
  }

  @Test func alphas() {
    #expect(Color(css: "transparent") == .clear)
    #expect(Color(css: "#0008")?.alpha == 136.0 / 255)
    #expect(Color(css: "rgba(0, 0, 0, 25%)")?.alpha == 0.25)
    #expect(Color(css: "rgb(0 0 0 / 7)")?.alpha == 1)
    #expect(Color(css: "black")?.alpha == 1)
  }

  @Test(arguments: [
    "", "none", "reddish", "#", "#12", "#12345", "#1234567", "#xyz", "#12 3", "rgb", "rgb()",
    "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(1 2 3 / )", "rgb(1,,3)", "rgb(a,b,c)", "rgb(1e400,0,0)",
    "hsl(1,2,3)", "hsl(red, 1%, 1%)", "rgb(nan 0 0)", "foo(1,2,3)", "rgb(1,2,3", "#١٢٣",
    String(repeating: "(", count: 5000),
  ])
  func otherText(text: String) {
    #expect(Color(css: text) == nil)
  }

  @Test func everyNameIsAColor() {
    #expect(NamedColors.names.count == 148)
    #expect(NamedColors.names == NamedColors.names.sorted())
    for name in NamedColors.names {
      #expect(Color(css: name) == Color(css: name.uppercased()))
      #expect(Color(css: name).flatMap { Color(css: $0.hex) } == Color(css: name))
    }
  }

  @Test func hexIsAlwaysSixDigits() {
    for part in [-1, 0, 0.001, 0.5, 1, 9, Double.nan, .infinity] {
      let hex = Color(red: part, green: part, blue: part).hex
      #expect(hex.count == 7, "\(part)")
      #expect(Color(css: hex) != nil)
    }
  }
}
