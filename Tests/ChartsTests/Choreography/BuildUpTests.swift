import Charts
import Foundation
import Syntax
import Testing

/// What a scene without a timeline does until it is whole.
struct BuildUpTests {
  private static func row(_ facts: Facts, _ target: String, _ property: String) throws -> JSONNode {
    try #require(facts.rows(target, property).first, "\(target) \(property)")
  }

  @Test("a title stands in the first frame", arguments: ["motion/race", "from-csv"])
  func title(scene: String) throws {
    let facts = Facts(try SceneFilms.film(scene), at: 0)
    #expect(!facts.texts("title").isEmpty)
    #expect(facts.rows("title", "opacity").isEmpty)
  }

  @Test(
    "words at lying bars come in the order of their bars, each after most of its own",
    arguments: ["motion/race", "motion/race-others"])
  func words(scene: String) throws {
    let facts = Facts(try SceneFilms.film(scene), at: 0)
    for index in 0..<8 {
      let bar = try Self.row(facts, "view.bar[\(index)]", "extent")
      let words = try Self.row(facts, "view.text[\(index)]", "opacity")
      #expect(abs(words.number("begin") - bar.number("begin") - 0.6) < 1e-9, "bar \(index)")
    }
  }

  @Test("periods are played without a wait for lines that have no length yet")
  func shortLines() throws {
    let facts = Facts(try SceneFilms.film("motion/lines-over-time"), at: 0)
    let play = try Self.row(facts, "view", "time")
    #expect(play.number("begin") < 1.6)
  }

  @Test("without axes the data begins at once")
  func alone() throws {
    let ring = Facts(try SceneFilms.film("motion/ring-over-time"), at: 0)
    #expect(try Self.row(ring, "shares[0]", "sweep").number("begin") < 0.15)
    let race = Facts(try SceneFilms.film("motion/race"), at: 0)
    #expect(try Self.row(race, "view.bar[0]", "extent").number("begin") > 0.4)
  }
}
