import Foundation
import Motion
@testable import SceneModel
import Syntax
import Testing

/// What annotations and captions say, and what they may not say.
struct AnnotationTests {
  private static func decode(_ annotation: String, rest: String = "") throws(DiagnosticError)
    -> Scene
  {
    let text =
      #"{"data": {"values": [{"a": 1, "b": 2}]}, "mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}, "#
      + #""annotations": [\#(annotation)]\#(rest)}"#
    return try SceneDecoder().decode(
      SourceText(name: "s.json", bytes: [UInt8](text.utf8)), folder: ".")
  }

  @Test("each kind is read with its looks laid over the config's")
  func kinds() throws {
    let scene = try Self.decode(
      #"""
      {"name": "top", "callout": ["One", "two"], "subtitle": "three", "datum": {"a": 1}, "side": "left",
       "leader": "elbow", "head": "dot", "begin": "low.end + 0.5", "end": 9, "color": "red"},
      {"name": "low", "band": {"x": [1, 2]}, "text": "here", "begin": 1}, {"rule": {"y": 3}},
      {"note": "words", "corner": "bottomLeft"}, {"callout": "by key", "key": "1", "layer": "l"}
      """#)
    let found = scene.views[0].annotations
    #expect(found.count == 5)
    let top = found[0]
    #expect(top.lines == ["One", "two"] && top.subtitle == ["three"])
    #expect(top.side == .left && top.leader == .elbow && top.head == .dot)
    #expect(top.begin == .reference(name: "low", edge: .end, offset: 0.5))
    #expect(top.end == .seconds(9))
    #expect(top.properties.string("color") == "red")
    #expect(top.properties.number("fontSize") == 13)
    guard case .callout(.datum(let row)) = top.kind else {
      Issue.record("no datum")
      return
    }
    #expect(row["a"]?.number == 1)
    #expect(found[1].kind == .band(x: [JSONNode(1), JSONNode(2)], y: nil))
    #expect(found[1].lines == ["here"])
    #expect(found[2].kind == .rule(.y, JSONNode(3)))
    #expect(found[3].kind == .note(.corner(.bottomLeft)))
    #expect(found[4].kind == .callout(.key("1")) && found[4].layer == "l")
    #expect(found[1].begin == .seconds(1))
    #expect(found[4].begin == nil && found[4].end == nil)
  }

  /// What is wrong, and what is said of it.
  static let faults: [(String, String)] = [
    (#"{"text": "x"}"#, "an annotation needs a \"callout\", a \"band\", a \"rule\" or a \"note\""),
    (
      #"{"callout": "x", "note": "y", "datum": {"a": 1}}"#,
      "an annotation is a \"callout\" or a \"note\", not both"
    ),
    (
      #"{"callout": "x"}"#,
      "a callout needs a \"datum\", a \"key\", or values of \"x\" and \"y\""
    ),
    (#"{"note": "x"}"#, "a note needs a \"corner\" or values of \"x\" and \"y\""),
    (
      #"{"callout": "x", "datum": {"a": 1}, "x": 3}"#,
      "a callout has a \"datum\" or a \"x\", not both"
    ),
    (#"{"callout": "x", "datum": {}}"#, "\"datum\" needs a field and its value"),
    (#"{"band": {}}"#, "a band needs two values of \"x\" or of \"y\""),
    (#"{"rule": {"x": 1, "y": 2}}"#, "a rule needs a value of \"x\" or one of \"y\""),
    (#"{"rule": {"y": 2}, "side": "top"}"#, "a rule has no \"side\""),
    (#"{"note": "x", "corner": "topLeft", "leader": "elbow"}"#, "a note has no \"leader\""),
    (
      #"{"rule": {"y": 2}, "end": "never"}"#,
      "unknown end \"never\"; write seconds or \"name.end + 0.5\""
    ),
    (
      #"{"rule": {"y": 2}, "begin": "afterPrevios"}"#,
      "unknown begin \"afterPrevios\"; did you mean \"afterPrevious\"?"
    ),
  ]

  @Test("what cannot be meant is said, with its place", arguments: faults)
  func fault(annotation: String, message: String) {
    do {
      _ = try Self.decode(annotation)
      Issue.record("\(annotation) was read")
    } catch {
      #expect(error.diagnostics.map(\.message).contains(message), "\(error.diagnostics)")
      #expect(error.diagnostics.allSatisfy { $0.location != nil })
    }
  }

  @Test("a name that nothing has is an error of the annotation or caption that waits for it")
  func references() {
    for rest in [
      #", "captions": [{"text": "t", "begin": "topp.end"}]"#,
      #", "timeline": [{"target": "view", "preset": "fade", "begin": "topp.end"}]"#,
    ] {
      do {
        _ = try Self.decode(#"{"name": "top", "rule": {"y": 1}}"#, rest: rest)
        Issue.record("\(rest) was read")
      } catch {
        #expect(
          error.diagnostics.first?.message.contains("did you mean 'top'") == true,
          "\(error.diagnostics)")
      }
    }
  }

  @Test("a timeline's entry may wait for an annotation, and a caption for either")
  func waiting() throws {
    let scene = try Self.decode(
      #"{"name": "top", "rule": {"y": 1}, "begin": 1}"#,
      rest: #"""
        , "timeline": [{"name": "in", "target": "view", "preset": "fade", "begin": "top.end"}],
        "captions": [{"text": "a", "begin": 0}, {"text": "b", "begin": "in.end", "end": 7, "position": "top"}]
        """#)
    #expect(scene.captions.map(\.text) == ["a", "b"])
    #expect(scene.captions.map(\.isAbove) == [false, true])
    #expect(scene.captions[1].end == .seconds(7))
  }

  @Test("beside several views annotations belong to nobody")
  func views() {
    let text =
      #"{"views": [{"mark": "bar", "data": {"values": [{"a": 1}]}, "encoding": {"x": {"field": "a"}}}], "annotations": [{"rule": {"x": 1}}]}"#
    do {
      _ = try SceneDecoder().decode(
        SourceText(name: "s.json", bytes: [UInt8](text.utf8)), folder: ".")
      Issue.record("it was read")
    } catch {
      #expect(
        error.diagnostics.map(\.message)
          == ["with \"views\", \"annotations\" belong to one of them"])
    }
  }
}
