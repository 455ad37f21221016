import Charts
import Foundation
import Geometry
import SceneModel
import Syntax
import Testing

/// The health-style card.
struct HealthCardSeedTests {
  @Test("seven points stand where the card's margins put them at 300 × 250")
  func points() throws {
    let film = try SceneFilms.film("health-card")
    #expect(film.canvas.size.width == 300 && film.canvas.size.height == 250)
    let expected = [
      (22, 176.67), (64.67, 130), (107.33, 83.33), (150, 153.33), (192.67, 60), (235.33, 83.33),
      (278, 106.67),
    ]
    for mark in ["line", "circle"] {
      let items = Facts(film, at: film.duration).items(mark)
      #expect(items.count == 7)
      for (item, place) in zip(items, expected) {
        #expect(abs(item.number("x") - place.0) < 0.005)
        #expect(abs(item.number("y") - place.1) < 0.005)
      }
    }
  }

  @Test("three guides run from 20 to 280 at the top, the middle and the bottom of the plot")
  func guides() throws {
    let film = try SceneFilms.film("health-card")
    let rules = Facts(film, at: film.duration).items("rule")
    #expect(rules.map { $0.number("y") }.sorted() == [60, 130, 200])
    for rule in rules { #expect(rule.number("x") == 20 && rule.number("x2") == 280) }
  }

  @Test("one point alone is a dot in the middle, not a division by zero")
  func onePoint() throws {
    let url = SceneFilms.folder.appendingPathComponent("health-card.json")
    var text = try String(contentsOf: url, encoding: .utf8)
    let range = try #require(
      text.range(
        of: #"\{ "day": 0, "value": 1 \}[\s\S]*?"value": 4 \}"#, options: .regularExpression)
    )
    text.replaceSubrange(range, with: #"{ "day": 0, "value": 6 }"#)
    let film = try SceneFilms.film(text: text)
    let dots = Facts(film, at: film.duration).items("circle")
    #expect(dots.count == 1)
    #expect(dots[0].number("x") == 150)
    #expect(dots[0].number("y") == 60)
  }
}
