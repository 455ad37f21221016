import Drawing
import Syntax
import Testing

@testable import SceneModel

/// The themes' figures: readable texts, and colours that stay apart for every eye.
struct ThemesTests {
  @Test(arguments: Theme.allCases) func isAValidConfig(_ theme: Theme) {
    let configuration = theme.configuration
    #expect(configuration.object.members.count > 20)
    let node = JSONNode(.object(configuration.object))
    let mistakes = SchemaValidator.diagnostics(of: node, as: "Config").map(\.message)
    #expect(mistakes == [])
  }

  static let screens: [Theme] = [.light, .dark]

  @Test(arguments: screens) func textsAreReadable(_ theme: Theme) throws {
    let configuration = theme.configuration
    let ground = try #require(configuration.color("background"))
    for (bag, keys) in [
      ("axis", ["labelColor", "titleColor"]), ("legend", ["labelColor", "titleColor"]),
      ("title", ["color", "subtitleColor"]), ("text", ["color"]),
      ("center", ["titleColor", "valueColor"]),
    ] {
      for key in keys {
        let color = try #require(configuration.nested(bag)?.color(key))
        let contrast = ColorDifference.contrast(color, ground)
        #expect(contrast >= 4.5, "\(bag).\(key) has a contrast of \(contrast)")
      }
    }
    let grid = try #require(configuration.nested("axis")?.color("gridColor"))
    #expect(ColorDifference.contrast(grid, ground) < 1.6, "grid lines are quiet")
  }

  @Test(arguments: screens) func colorsStayApart(_ theme: Theme) throws {
    let configuration = theme.configuration
    let texts = configuration.nested("range")?["category"]?.array?.compactMap(\.string) ?? []
    let colors = texts.compactMap { Color(css: $0) }
    #expect(colors.count >= 8)
    let ground = try #require(configuration.color("background"))
    for (i, a) in colors.enumerated() {
      #expect(ColorDifference.contrast(a, ground) > 2.2, "\(texts[i]) on its ground")
      for j in 0..<i {
        #expect(ColorDifference.ciede2000(a, colors[j]) >= 10, "\(texts[i]) and \(texts[j])")
        for vision in ColorVision.allCases {
          let distance = ColorDifference.ciede2000(vision.seen(a), vision.seen(colors[j]))
          #expect(distance >= 10, "\(texts[i]) and \(texts[j]) for \(vision): \(distance)")
        }
      }
    }
    #expect(configuration.nested("mark")?.string("color") == texts.first)
  }

  @Test func vegaIsVega() {
    let configuration = Theme.vega.configuration
    #expect(configuration.nested("mark")?.string("color") == "#4c78a8")
    #expect(configuration.nested("axis")?.number("labelFontSize") == 10)
    #expect(configuration.nested("title")?.number("fontSize") == 13)
    #expect(configuration.nested("point")?.number("size") == 30)
    #expect(configuration.nested("boxplot")?.isNull("ticks") == true)
  }

  @Test func aConfigIsLaidOverTheTheme() throws {
    let scene = try SceneText.decode(
      """
      {"theme": "vega", "data": {"values": []}, "mark": "bar", "config": {
        "font": "Georgia", "axis": {"labelFont": "Inter", "grid": false},
        "style": {"guide-title": {"fontSize": 15, "fill": "red"}}}}
      """)
    let axis = try #require(scene.configuration.nested("axis"))
    #expect(axis.string("labelFont") == "Inter")
    #expect(axis.string("titleFont") == "Georgia")
    #expect(axis.number("titleFontSize") == 15)
    #expect(axis.string("titleColor") == "red")
    #expect(axis.boolean("grid") == false)
    #expect(axis.number("labelFontSize") == 10)
    #expect(scene.configuration.nested("title")?.string("font") == "Georgia")
  }
}
