import SceneModel
import Syntax
import Testing

@testable import Charts

/// No key of the schema is accepted without an effect.
///
/// Each key is taken into a small scene that has all else it needs; the picture, the facts, the files or the warnings must tell the difference.
struct SchemaEffectTests {
  @Test(arguments: SchemaCases.all) func keysHaveAnEffect(_ scenario: SchemaCase) throws {
    let base = try #require(
      SchemaCases.scene(scenario.scene), "no scene \"\(scenario.scene)\" in effects.json5")
    let node = scenario.control(of: base)
    let control = try SceneProbe(node)
    for (key, value) in scenario.values.map({ ($0.key, $0.value) }) {
      let place: Comment = "\(scenario): \(key)"
      let trial = node.laying(value, at: (scenario.path + [key])[...])
      do {
        let probe = try SceneProbe(trial)
        let hasEffect = probe != control || probe.warns(of: key, unlike: control)
        #expect(hasEffect, "\(place) changes nothing")
      } catch {
        let refusal = scenario.refusal ?? "\u{0}"
        #expect("\(error)".contains(refusal), "\(place) is refused: \(error)")
      }
    }
  }

  /// So that no new key comes in without an effect, or a reason in `KeysWithoutEffect`.
  @Test func everyKeyIsTried() {
    let tried = Dictionary(grouping: SchemaCases.all, by: \.object)
      .mapValues { Set($0.flatMap(\.values).map(\.key)) }
    for object in SceneSchema.objects {
      let missing = object.keys.filter { key in
        key.effect == .read && !(tried[object.name]?.contains(key.name) ?? false)
      }
      #expect(
        missing.isEmpty, "effects.json5 does not try \(object.name): \(missing.map(\.name))")
    }
  }

  @Test func casesNameObjectsOfTheSchema() {
    #expect(!SchemaCases.all.isEmpty, "\(SchemaCases.root.string ?? "")")
    for scenario in SchemaCases.all {
      #expect(SceneSchema.hasObject(scenario.object), "\(scenario)")
    }
  }
}
