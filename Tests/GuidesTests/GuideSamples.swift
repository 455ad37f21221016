import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import Tables
import TestSupport
import Typesetting
import VisualEncoding

/// Small inputs for guides, and what tests ask of what they paint.
enum GuideSamples {
  static let measurer = FixedWidthMeasurer()

  /// Properties from pairs; a number, a word, a truth or a list of numbers each.
  static func properties(_ pairs: KeyValuePairs<String, JSONNode.Content>) -> Properties {
    var object = JSONObject()
    for (key, value) in pairs { object[key] = JSONNode(value) }
    return Properties(object)
  }

  /// Names as ticks in the middle of equal bands along a side of a length in points.
  static func bands(_ names: [String], length: Double) -> [AxisTick] {
    let step = length / Double(max(1, names.count))
    return names.enumerated().map { index, name in
      let position = (Double(index) + 0.5) * step
      return AxisTick(
        value: .string(name), text: name, position: position, tickPosition: position)
    }
  }

  /// Numbers as ticks evenly from end to end of a side.
  static func numbers(_ texts: [String], length: Double) -> [AxisTick] {
    let step = length / Double(max(1, texts.count - 1))
    return texts.enumerated().map { index, text in
      let position = Double(index) * step
      return AxisTick(
        value: .number(Double(index)), text: text, position: position, tickPosition: position)
    }
  }

  static func axis(
    _ orient: Orient, _ ticks: [AxisTick], title: [String] = [], isDiscrete: Bool,
    _ properties: Properties = Properties()
  ) -> AxisInput {
    let isHorizontal = orient == .top || orient == .bottom
    return AxisInput(
      channel: isHorizontal ? .x : .y, orient: orient, properties: properties, ticks: ticks,
      title: title, isDiscrete: isDiscrete, domain: [])
  }

  static func entry(
    _ text: String, size: Double = 100, fill: Color? = .black, stroke: Color? = nil,
    shape: String = "circle", detail: String = "", share: String = ""
  ) -> LegendEntry {
    LegendEntry(
      value: .string(text), text: text, fill: fill, stroke: stroke, strokeWidth: 1.5,
      strokeDash: [], opacity: 1, size: size, shape: shape, detail: detail, share: share)
  }

  /// Every text that commands paint, groups opened.
  static func texts(_ commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let placed): [placed.run.text]
      case .group(let group): texts(group.commands)
      case .fill, .stroke, .image: []
      }
    }
  }

  /// The paths that commands stroke at the top level.
  static func strokes(_ commands: [DrawCommand]) -> [(path: Path, paint: Paint, width: Double)] {
    commands.compactMap { command in
      if case .stroke(let path, let paint, let style) = command {
        (path, paint, style.width)
      } else {
        nil
      }
    }
  }

  /// The room of texts of one angle in a space that is turned with them, where boxes have no empty corners.
  static func unturned(_ placements: [TextPlacement]) -> [Rectangle] {
    placements.map { placement in
      let turn = TextTurn(degrees: -placement.style.angleDegrees)
      let middle = turn.map(Point(x: placement.box.midX, y: placement.box.midY))
      return Rectangle(
        x: middle.x - placement.size.width / 2, y: middle.y - placement.size.height / 2,
        width: placement.size.width, height: placement.size.height)
    }
  }

  /// The first two boxes that overlap, with a tolerance for rounding.
  static func overlap(_ boxes: [Rectangle]) -> (Rectangle, Rectangle)? {
    for (index, first) in boxes.enumerated() {
      for second in boxes.dropFirst(index + 1)
      where first.expanded(by: -1e-6).intersects(second.expanded(by: -1e-6)) {
        return (first, second)
      }
    }
    return nil
  }

  static func holds(_ room: Rectangle, _ box: Rectangle) -> Bool {
    box.minX >= room.minX - 1e-6 && box.maxX <= room.maxX + 1e-6 && box.minY >= room.minY - 1e-6
      && box.maxY <= room.maxY + 1e-6
  }
}

/// Numbers that look random and are the same in every run, by Marsaglia's xorshift.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(in range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(truncatingIfNeeded: state >> 33) % range.count
  }

  mutating func word(length: Int) -> String {
    String((0..<length).map { _ in Character(["a", "e", "k", "m", "r", "s"][next(in: 0...5)]) })
  }
}
