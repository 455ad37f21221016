import SceneModel
import Syntax

/// The title of an axis or a legend: the guide's own, the field's own, or Vega-Lite's words for it.
enum GuideTitle {
  /// Nil where the guide has none.
  static func text(of definition: ChannelDefinition, guide: JSONNode?, view: View) -> String? {
    if let own = guide?["title"] { return flat(own) }
    if let own = definition.title { return flat(own) }
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

  private static func flat(_ node: JSONNode) -> String? {
    node.array.map { $0.compactMap(\.string).joined(separator: " ") } ?? node.string
  }
}
