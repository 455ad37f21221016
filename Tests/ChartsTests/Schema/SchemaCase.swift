import Foundation
import SceneModel
import Syntax

/// Keys of one object of the schema, each with a value that shows in a small scene.
struct SchemaCase: CustomStringConvertible, Sendable {
  /// The object of the schema.
  let object: String
  let scene: String
  /// Where the object stands in the scene: keys and indices from the root.
  let path: [String]
  /// Members of the object that the keys need beside them.
  let beside: JSONNode
  /// Laid over the whole scene.
  let around: JSONNode
  let values: [JSONObject.Member]
  /// What an error may say of a value, which shows that its key is read.
  let refusal: String?

  var description: String { "\(object) in \(scene) at \(path.joined(separator: "/"))" }

  /// The scene without the keys.
  func control(of base: JSONNode) -> JSONNode {
    base.layingDeeply(around).laying(beside, at: path[...])
  }
}

/// The small scenes and the cases, from `effects.json5`.
///
/// - `sets` are values that several cases share by name.
/// - `at` is a path, or a path for each of several objects that have the same keys.
enum SchemaCases {
  static let file = SceneFilms.package
    .appendingPathComponent("Tests/ChartsTests/Schema/Effects/effects.json5")

  /// The whole file; null where it cannot be read, which no test survives.
  static let root: JSONNode = {
    guard let data = try? Data(contentsOf: file) else { return JSONNode(.null) }
    let source = SourceText(name: file.lastPathComponent, bytes: [UInt8](data))
    do {
      return try JSONParser.parse(source).root
    } catch {
      return JSONNode(.string("\(error)"))
    }
  }()

  /// A scene by its name, with what all scenes have in common.
  static func scene(_ name: String) -> JSONNode? {
    guard let own = root["scenes"]?[name]?.object, var scene = root["common"]?.object else {
      return nil
    }
    for member in own.members { scene[member.key] = member.value }
    return JSONNode(.object(scene))
  }

  static let all: [SchemaCase] = (root["cases"]?.array ?? []).flatMap { node in
    let at: [JSONObject.Member]
    if let path = node["at"]?.string, let object = node["of"]?.string {
      at = [.init(key: object, value: JSONNode(.string(path)))]
    } else {
      at = node["at"]?.object?.members ?? []
    }
    let empty = JSONNode(.object(JSONObject()))
    let values = node["set"]?.string.flatMap { root["sets"]?[$0] } ?? node["values"]
    return at.map { member in
      SchemaCase(
        object: member.key, scene: node["in"]?.string ?? "",
        path: (member.value.string ?? "").split(separator: "/").map(String.init),
        beside: node["beside"] ?? empty, around: node["around"] ?? empty,
        values: (values?.object?.members ?? []).filter {
          SceneSchema.object(member.key)[$0.key]?.effect == .read
        },
        refusal: node["refusal"]?.string)
    }
  }
}
