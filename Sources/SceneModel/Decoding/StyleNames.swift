import Syntax

/// The names that `style` calls bags of looks by.
struct StyleNames {
  /// Bags that Vega-Lite knows by itself, whether a configuration fills them or not.
  private static let own = [
    "guide-label", "guide-title", "group-title", "group-subtitle", "cell", "frame",
  ]
  /// What holds data or other names, where a `style` is no call.
  private static let closed: Set<String> = [
    "config", "data", "datasets", "values", "usermeta", "params",
  ]

  private let known: Set<String>
  private let vocabulary: Vocabulary

  init(_ configuration: Properties) {
    let bags = configuration["style"]?.object?.members.map(\.key) ?? []
    let marks = MarkKind.allCases.map(\.rawValue) + MarkKeys.composites
    known = Set(bags + marks + Self.own)
    vocabulary = Vocabulary(bags + Self.own)
  }

  /// A warning for each name that calls nothing.
  func warnings(of node: JSONNode) -> [Diagnostic] {
    var warnings = (node.array ?? []).flatMap(warnings)
    for member in node.object?.members ?? [] where !Self.closed.contains(member.key) {
      guard member.key == "style" else {
        warnings += self.warnings(of: member.value)
        continue
      }
      for name in member.value.array ?? [member.value] {
        guard let text = name.string, !isKnown(text) else { continue }
        warnings.append(
          Diagnostic(
            .warning,
            "no style \"\(text)\" in config.style, so it has no effect\(vocabulary.hint(for: text))",
            at: name.location))
      }
    }
    return warnings
  }

  /// Parts of composite marks are styles too, such as `boxplot-box`.
  private func isKnown(_ name: String) -> Bool {
    known.contains(name) || MarkKeys.composites.contains { name.hasPrefix($0 + "-") }
  }
}
