import Charts
import Foundation
import Syntax
import Testing

/// Every ordered pair of states of the views in the scenes of motion.
enum StatePairs {
  struct Pair: Sendable, CustomTestStringConvertible {
    let scene: String
    let from: String
    let to: String

    var testDescription: String { "\(scene): \(from) → \(to)" }
  }

  static let all: [Pair] = SceneFilms.motion.flatMap { scene in
    let names = (try? root(scene))?["states"]?.array?.compactMap { $0["name"]?.string } ?? []
    let states = names.isEmpty ? [] : ["initial"] + names
    return states.flatMap { from in
      states.filter { $0 != from }.map { Pair(scene: scene, from: from, to: $0) }
    }
  }

  private static func root(_ scene: String) throws -> JSONNode {
    let url = SceneFilms.folder.appendingPathComponent(scene + ".json")
    return try JSONParser.parse(
      SourceText(name: scene, bytes: [UInt8](try Data(contentsOf: url)))
    ).root
  }

  /// The scene with another timeline, at 20 frames a second for two seconds.
  static func film(_ scene: String, timeline: String) throws -> Film {
    let timelineNode = try JSONParser.parse(
      SourceText(name: "timeline", bytes: [UInt8](timeline.utf8))
    ).root
    var root = try root(scene).object ?? JSONObject()
    var canvas = root["canvas"]?.object ?? JSONObject()
    canvas["fps"] = JSONNode(20)
    canvas["duration"] = JSONNode(2)
    root["canvas"] = JSONNode(.object(canvas))
    root["timeline"] = timelineNode
    return try SceneFilms.film(text: JSONPrinter(indentation: nil).text(JSONNode(.object(root))))
  }

  /// In a state from the beginning.
  static func still(_ scene: String, in state: String) throws -> Film {
    try film(scene, timeline: "[\(jump(to: state))]")
  }

  /// In the first state for half a second, then a second on the way to the other one.
  static func film(_ pair: Pair) throws -> Film {
    let way = #"{"transition": "\#(pair.to)", "begin": 0.5, "duration": 1}"#
    let steps = [jump(to: pair.from), way].filter { !$0.isEmpty }
    return try film(pair.scene, timeline: "[\(steps.joined(separator: ", "))]")
  }

  private static func jump(to state: String) -> String {
    state == "initial" ? "" : #"{"transition": "\#(state)", "begin": 0, "duration": 0}"#
  }
}
