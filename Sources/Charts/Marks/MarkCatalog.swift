import SceneModel

/// Every mark by its kind; a mark is a folder here and a word in this list.
package enum MarkCatalog {
  static let marks: [(kind: MarkKind, mark: any Mark.Type)] = [
    (.arc, ArcMark.self),
    (.area, AreaMark.self),
    (.bar, BarMark.self),
    (.circle, PointMark.self),
    (.image, ImageMark.self),
    (.line, LineMark.self),
    (.point, PointMark.self),
    (.rect, RectMark.self),
    (.rule, RuleMark.self),
    (.square, PointMark.self),
    (.text, TextMark.self),
    (.tick, TickMark.self),
    (.trail, TrailMark.self),
  ]

  /// The names of the marks' types, each once, in order.
  package static var names: [String] {
    var names: [String] = []
    for entry in marks where !names.contains("\(entry.mark)") { names.append("\(entry.mark)") }
    return names
  }

  private static let byKind = Dictionary(uniqueKeysWithValues: marks.map { ($0.kind, $0.mark) })

  static func mark(_ kind: MarkKind) -> any Mark.Type { byKind[kind] ?? PointMark.self }
}
