import SceneModel
package import Syntax
import VisualEncoding

/// The title that one layer gives an axis or a legend: said in the scene, or Vega-Lite's words for its fields.
package struct GuideTitle {
  /// Lines that the scene says, none where it says that there is no title; nil where it says nothing.
  package private(set) var said: [String]?
  /// Whether the scene says that there is no title, whatever others say.
  package private(set) var isOff = false
  /// Vega-Lite's words for each field.
  package private(set) var words: [String] = []

  /// The title of fields on one channel, such as both ends of an interval.
  init(of definitions: [ChannelDefinition], guide: JSONNode?, view: View) {
    if let own = guide?["title"] {
      said = Self.lines(own)
      isOff = own.isNull
      return
    }
    var merged = MergedTitle()
    for definition in definitions {
      guard let own = definition.title else { continue }
      if own.isNull { isOff = true }
      merged.add(said: Self.lines(own))
    }
    said = merged.said
    guard said == nil else { return }
    for definition in definitions {
      if let word = Self.words(for: definition, view: view), !words.contains(word) {
        words.append(word)
      }
    }
  }

  /// Vega-Lite's words for a field; nil where there is no field.
  private static func words(for definition: ChannelDefinition, view: View) -> String? {
    let countTitle = view.configuration.string("countTitle") ?? "Count of Records"
    switch view.configuration.string("fieldTitle") {
    case "plain": return definition.field ?? FieldTitle.text(of: definition, countTitle: countTitle)
    case "functional"
    where definition.aggregate != nil || definition.timeUnit != nil || definition.isBinning:
      let function = definition.aggregate ?? definition.timeUnit ?? "bin"
      return "\(function.uppercased())(\(definition.field ?? "*"))"
    default: return FieldTitle.text(of: definition, countTitle: countTitle)
    }
  }

  package static func lines(_ node: JSONNode) -> [String] {
    node.array?.compactMap(\.string) ?? node.string.map { $0.isEmpty ? [] : [$0] } ?? []
  }
}

/// The titles of several layers in one: what the scene says comes before what goes without saying.
package struct MergedTitle {
  package private(set) var said: [String]?
  private var isOff = false
  private var words: [String] = []

  package mutating func add(_ title: GuideTitle) {
    isOff = isOff || title.isOff
    if let lines = title.said { return add(said: lines) }
    words += title.words.filter { !words.contains($0) }
  }

  package mutating func add(_ other: MergedTitle) {
    isOff = isOff || other.isOff
    if let lines = other.said { return add(said: lines) }
    words += other.words.filter { !words.contains($0) }
  }

  package mutating func add(said lines: [String]) {
    guard let before = said, before != lines, !before.isEmpty, !lines.isEmpty else {
      if said?.isEmpty ?? true { said = lines }
      return
    }
    said = [before.joined(separator: " ") + ", " + lines.joined(separator: " ")]
  }

  /// The lines to draw; a configuration may speak where the scene's own guides do not.
  package func lines(unlessSaid configured: JSONNode? = nil) -> [String] {
    if isOff { return [] }
    if let said { return said }
    if let configured { return GuideTitle.lines(configured) }
    return words.isEmpty || words == [""] ? [] : [words.joined(separator: ", ")]
  }
}
