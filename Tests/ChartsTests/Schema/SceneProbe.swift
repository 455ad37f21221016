@testable import Charts
import Drawing
import Foundation
import SceneModel
import Syntax
import TestSupport

/// What a scene comes to, so that two scenes can be told apart: pictures, facts, length and files.
struct SceneProbe: Equatable {
  private let film: Film
  private let times: [Double]
  let pictures: [DisplayList]

  /// Draws a scene at its quarters; throws what is wrong with it.
  init(_ root: JSONNode) throws {
    let film = try Self.film(root)
    let isStill = film.scene.timeline?.isEmpty ?? false
    let times = (isStill ? [4] : [0, 1, 2, 3, 4]).map { film.duration * $0 / 4 }
    pictures = times.map { film.displayList(at: $0) }
    self.film = film
    self.times = times
  }

  /// A scene as a film that is measured without a font.
  static func film(_ root: JSONNode) throws -> Film {
    let scene = try SceneDecoder().decode(root, folder: SceneFilms.folder.path)
    return try SceneFilms.film(scene)
  }

  /// Facts are compared only where the pictures are alike.
  static func == (a: SceneProbe, b: SceneProbe) -> Bool {
    a.pictures == b.pictures && a.film.frameCount == b.film.frameCount
      && a.film.pixelSize == b.film.pixelSize && a.files == b.files && a.facts == b.facts
  }

  /// Whether a warning that the other scene has not names the key.
  func warns(of key: String, unlike control: SceneProbe) -> Bool {
    let known = Set(control.film.warnings.map(\.message))
    return film.warnings.contains { !known.contains($0.message) && $0.message.contains(key) }
  }

  private var files: [String] {
    film.scene.outputs.map { "\($0.file) \($0.format ?? "") \($0.codec ?? "")" }
  }

  /// The facts of each time; what is warned of is no effect.
  private var facts: [JSONNode] {
    times.map { time in
      guard case .object(var facts) = film.inspection(at: time).content else { return "" }
      facts["warnings"] = nil
      return JSONNode(.object(facts))
    }
  }
}

extension JSONNode {
  /// A value written as JSON5.
  init(json5 text: String) throws {
    self = try JSONParser.parse(SourceText(name: "test.json5", bytes: Array(text.utf8))).root
  }

  /// The same value with another laid over the one at a path of keys and indices, object over object.
  ///
  /// Objects that the path names and that are not there are made.
  func laying(_ value: JSONNode, at path: ArraySlice<String>) -> JSONNode {
    guard let step = path.first else {
      guard case .object(var object) = content, case .object(let over) = value.content else {
        return value
      }
      for member in over.members { object[member.key] = member.value }
      return JSONNode(.object(object))
    }
    let rest = path.dropFirst()
    if case .array(var elements) = content, let index = Int(step), elements.indices.contains(index)
    {
      elements[index] = elements[index].laying(value, at: rest)
      return JSONNode(.array(elements))
    }
    var object = self.object ?? JSONObject()
    object[step] = (object[step] ?? JSONNode(.object(JSONObject()))).laying(value, at: rest)
    return JSONNode(.object(object))
  }

  /// The same value with another laid over it, objects within objects too.
  func layingDeeply(_ value: JSONNode) -> JSONNode {
    guard case .object(var object) = content, case .object(let over) = value.content else {
      return value
    }
    for member in over.members {
      object[member.key] = object[member.key]?.layingDeeply(member.value) ?? member.value
    }
    return JSONNode(.object(object))
  }
}
