import Foundation
import Syntax
import Testing

@testable import SceneModel

/// The catalog of keys holds together, and the decoder reads what it says.
struct SchemaTests {
  @Test func objectsHaveOneNameEach() {
    let names = SceneSchema.objects.map(\.name)
    #expect(names.count == Set(names).count)
    for object in SceneSchema.objects {
      let keys = object.keys.map(\.name)
      #expect(
        keys.count == Set(keys).count, "\(object.name) names a key twice: \(Self.twice(keys))")
      #expect(object.refused.keys.allSatisfy { object[$0] == nil })
    }
  }

  private static func twice(_ words: [String]) -> [String] {
    Dictionary(grouping: words, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
  }

  @Test func everyReferenceLeadsToAnObject() {
    for object in SceneSchema.objects {
      for key in object.keys {
        for name in Self.references(key.type) {
          #expect(SceneSchema.hasObject(name), "\(object.name).\(key.name) names \(name)")
        }
      }
    }
  }

  @Test func everyObjectCanBeReached() {
    var reached: Set<String> = []
    var waiting = [SceneSchema.root]
    while let name = waiting.popLast() {
      guard reached.insert(name).inserted else { continue }
      if name == SceneSchema.transformName { waiting += SceneSchema.transforms.map(\.name) }
      waiting += SceneSchema.object(name).keys.flatMap { Self.references($0.type) }
    }
    #expect(Set(SceneSchema.objects.map(\.name)).subtracting(reached).sorted() == [])
  }

  private static func references(_ type: SchemaType) -> [String] {
    switch type {
    case .object(let name): [name]
    case .array(let element, _), .map(let element): references(element)
    case .union(let types): types.flatMap(references)
    default: []
    }
  }

  @Test func theJSONSchemaSaysWhatTheCatalogSays() throws {
    let schema = SceneSchema.jsonSchema
    #expect(schema["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(schema["$defs"]?.object)
    for object in SceneSchema.objects {
      let definition = try #require(definitions[object.name])
      #expect(definition["additionalProperties"]?.boolean == false)
      let properties = definition["properties"]?.object?.members ?? []
      #expect(properties.map(\.key) == object.keys.map(\.name))
      #expect(properties.allSatisfy { $0.value["description"]?.string?.isEmpty == false })
    }
    #expect(
      definitions["Canvas"]?["properties"]?["width"]?["anyOf"]?.array?.first?["minimum"]?.number
        == 1)
    #expect(definitions["Time"]?["required"] == .list([.text("field")]))
    let text = JSONPrinter.pretty.text(schema)
    #expect(
      try JSONParser.parse(SourceText(name: "schema", bytes: Array(text.utf8))).root == schema)
  }

  /// Objects that this room decodes itself; the others' keys are read where marks and guides are laid out.
  static let decodedHere = [
    "Scene", "Page", "Layer", "Canvas", "Insets", "Viewport", "Extent", "Output", "Parameter",
    "Resolve", "Title", "Emphasis", "Stop", "Gradient", "Data", "Sequence", "TimelineEntry",
    "Spring", "CubicBezier", "StepEasing", "Stagger", "Condition", "Visual", "Position", "Textual",
    "Bare",
  ]

  @Test(arguments: decodedHere) func theDecoderReadsEachKey(_ name: String) throws {
    let words = Self.wordsOfTheDecoder
    let object = SceneSchema.object(name)
    #expect(!object.keys.isEmpty)
    let looks = Set(ViewKeys.titleLooks.map(\.name))
    for key in object.keys
    where key.effect == .read && !(name == "Title" && looks.contains(key.name)) {
      #expect(words.contains("\"\(key.name)\""), "\(name).\(key.name) is read nowhere")
    }
  }

  /// Every text literal of the rooms that decode, apart from the catalog itself.
  private static let wordsOfTheDecoder: Set<Substring> = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    var words: Set<Substring> = []
    for folder in ["SceneModel/Decoding", "SceneModel/Scene", "Tables"] {
      let path = root.appending(path: folder).path()
      for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init()
      where name.hasSuffix(".swift") {
        let data = FileManager.default.contents(atPath: path + "/" + name) ?? Data()
        words.formUnion(
          String(decoding: data, as: UTF8.self).matches(of: /"[A-Za-z0-9$]+"/).map(\.output))
      }
    }
    return words
  }()
}

extension SchemaTests {
  @Test func keysWithoutEffectStandInOneListThatTheREADMEPrints() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("| Accepted, without effect | \(KeysWithoutEffect.text) |"))
  }

  @Test func eachListedKeyIsOneOfTheSchema() {
    for name in KeysWithoutEffect.groups.flatMap(\.keys) {
      let key = name.split(separator: ".").last.map(String.init) ?? ""
      let isOne = SceneSchema.objects.contains { object in
        object[key]?.effect == SchemaKey.Effect.none
          && (name.hasPrefix("*.") || name == "\(object.name).\(key)")
      }
      #expect(isOne, "\(name)")
    }
  }

  @Test func whatSaysThatItHasNoEffectIsListed() {
    for object in SceneSchema.objects {
      for key in object.keys where key.summary.contains("no effect") {
        #expect(key.effect == .none, "\(object.name).\(key.name)")
      }
    }
  }
}
