import Drawing
import SceneModel
import Syntax
import Testing
import VisualEncoding

/// Fonts from properties with and without a prefix.
struct FontPropertiesTests {
  private static func properties(_ pairs: KeyValuePairs<String, JSONNode.Content>) -> Properties {
    var object = JSONObject()
    for (key, value) in pairs { object[key] = JSONNode(value) }
    return Properties(object)
  }

  @Test func thePrefixedFontComesFirst() {
    let properties = Self.properties([
      "font": .string("Inter, 'Noto Sans', sans-serif"), "labelFontSize": .number(12),
      "labelFontWeight": .string("bold"), "labelFontStyle": .string("italic"),
      "titleFont": .string("Lato"), "tabularFigures": .boolean(true),
    ])
    let label = FontProperties(properties, prefix: "label").font(size: 10)
    #expect(
      label
        == Font(
          families: ["Inter", "Noto Sans", "sans-serif"], size: 12, weight: 700, italic: true,
          tabularFigures: true))
    let title = FontProperties(properties, prefix: "title").font(size: 11, weight: 600)
    #expect(title.families == ["Lato"])
    #expect(title.size == 11)
    #expect(title.weight == 600)
  }

  @Test func withoutAPrefixTheNamesBeginSmall() {
    let properties = Self.properties([
      "fontSize": .number(20), "fontWeight": .number(250), "fontStyle": .string("normal"),
    ])
    let font = FontProperties(properties).font(size: 13, weight: 700)
    #expect(font == Font(families: ["sans-serif"], size: 20, weight: 250))
  }

  @Test(arguments: [
    ("normal", 400), ("bold", 700), ("bolder", 700), ("lighter", 300), ("semibold", 600),
    ("600", 600), ("fat", 500),
  ])
  func weightsHaveNames(word: String, weight: Int) {
    let properties = Self.properties(["fontWeight": .string(word)])
    #expect(FontProperties(properties).font(size: 1, weight: 500).weight == weight)
  }

  @Test(arguments: [(1e300, 900), (-5, 100), (450.4, 450)])
  func weightsAreClamped(number: Double, weight: Int) {
    let properties = Self.properties(["fontWeight": .number(number)])
    #expect(FontProperties(properties).font(size: 1).weight == weight)
  }
}
