import Syntax

/// Decodes a view's `states`: each is a merge patch over the one before, decoded as a whole view.
struct StateListDecoder {
  private let base: JSONNode
  private let setting: ViewDecoder.Setting
  private(set) var findings = Findings()

  /// The keys of a view that a state may change.
  static let keys = [
    "title", "data", "transform", "mark", "encoding", "layer", "resolve", "center", "view",
  ]

  init(_ base: JSONNode, _ setting: ViewDecoder.Setting) {
    self.base = base
    self.setting = setting
  }

  mutating func states(_ nodes: [JSONNode], _ loader: inout DataLoader) -> [ViewState] {
    var current = base
    if var object = current.object {
      // A state is a chart like any other: what only the film has is not part of it.
      object.members.removeAll { !Self.kept.contains($0.key) }
      current.content = .object(object)
    }
    var names: Set<String> = [ViewState.initial]
    var states: [ViewState] = []
    for node in nodes {
      guard let patch = node.object else { continue }
      let name = patch["name"]?.string ?? ""
      if !names.insert(name).inserted {
        findings.error(
          name == ViewState.initial
            ? "\"\(name)\" is the state that the view begins with; choose another name"
            : "two states are named \"\(name)\"", at: patch["name"]?.location ?? node.location)
      }
      current = MergePatch.applied(
        JSONNode(.object(patch.without("name", "description")), location: node.location),
        to: current)
      let mistakes = SchemaValidator.diagnostics(of: current, as: "Page")
      findings.add(mistakes)
      if mistakes.contains(where: { $0.severity == .error }) { continue }
      var decoder = ViewDecoder(current, setting)
      let before = loader.findings.diagnostics.count
      let view = decoder.view(&loader)
      findings.add(decoder.findings.diagnostics)
      findings.add(Array(loader.findings.diagnostics.dropFirst(before)))
      if view.layers.isEmpty {
        findings.error("the state \"\(name)\" shows nothing", at: node.location)
      }
      if let time = view.time, base["encoding"]?["time"] == nil {
        findings.error("a state has no \"encoding.time\"", at: time.location)
      }
      states.append(ViewState(name: name, view: view, location: node.location))
    }
    return states
  }

  private static let kept =
    keys + ["name", "frame", "config", "padding", "cornerRadius", "background", "params"]
}
