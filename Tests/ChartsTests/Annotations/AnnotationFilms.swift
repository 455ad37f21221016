import Charts
import Drawing
import Foundation
import Geometry
import Syntax

/// Small annotated views, of several marks and sizes.
enum AnnotationFilms {
  static let charts: [(name: String, text: String)] = [
    (
      "bars",
      #""mark": "bar", "encoding": {"x": {"field": "name", "type": "nominal"}, "y": {"field": "value", "type": "quantitative"}}"#
    ),
    (
      "lying bars",
      #""mark": "bar", "encoding": {"y": {"field": "name", "type": "nominal"}, "x": {"field": "value", "type": "quantitative"}}"#
    ),
    (
      "line",
      #""mark": {"type": "line", "point": true}, "encoding": {"x": {"field": "name", "type": "nominal"}, "y": {"field": "value", "type": "quantitative"}}"#
    ),
    (
      "area",
      #""mark": "area", "encoding": {"x": {"field": "name", "type": "nominal"}, "y": {"field": "value", "type": "quantitative"}}"#
    ),
    (
      "slices",
      #""mark": "arc", "encoding": {"theta": {"field": "value", "type": "quantitative"}, "color": {"field": "name", "type": "nominal"}}"#
    ),
    (
      "points",
      #""mark": "point", "encoding": {"x": {"field": "value", "type": "quantitative"}, "y": {"field": "other", "type": "quantitative"}, "key": {"field": "name"}}"#
    ),
  ]

  /// Rows from a seed; the first names are always there.
  static func rows(seed: UInt64) -> String {
    var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    let count = 3 + Int(next() * 9)
    return (0..<count).map { index in
      #"{"name": "N\#(index)", "value": \#((next() * 90).rounded() + 5), "other": \#((next() * 40).rounded())}"#
    }.joined(separator: ", ")
  }

  static func film(
    _ chart: String, seed: UInt64 = 1, annotations: String, canvas: String = "", rest: String = ""
  ) throws -> Film {
    try SceneFilms.film(
      text:
        #"{"canvas": {"width": 480, "height": 270, "fps": 20, "padding": 14\#(canvas)}, "title": "Title", "#
        + #""data": {"values": [\#(rows(seed: seed))]}, \#(chart), "annotations": [\#(annotations)]\#(rest)}"#
    )
  }
}

extension Facts {
  /// The texts of a role, shown or not.
  func all(_ role: String) -> [JSONNode] {
    (node["texts"]?.array ?? []).filter { $0["role"]?.string == role }
  }
}

extension JSONNode {
  /// A `box` as a rectangle.
  var rectangle: Rectangle? {
    guard let numbers = self["box"]?.array?.compactMap(\.number), numbers.count == 4 else {
      return nil
    }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
