import Syntax
import Tables

/// Decodes the one view or the several views of a scene.
struct ViewListDecoder {
  private let root: JSONNode
  private let scene: JSONObject
  private let configuration: Properties
  private var loader: DataLoader
  private(set) var findings = Findings()

  init(
    _ root: JSONNode, configuration: Properties, folder: String, habits: ReadingHabits,
    given: [String: SourceText]
  ) {
    self.root = root
    self.configuration = configuration
    scene = root.object ?? JSONObject()
    loader = DataLoader(
      folder: folder, datasets: scene["datasets"]?.object, habits: habits, given: given)
  }

  /// How files were read, where that was found out.
  var notes: [String] { loader.notes }

  /// Warns of what is not used by any view.
  mutating func finish() {
    let before = loader.findings.diagnostics.count
    loader.warnOfUnusedNames()
    findings.add(Array(loader.findings.diagnostics.dropFirst(before)))
  }

  /// The tables that `lookup` transforms read.
  var lookups: [JSONNode: Table] { loader.kept }

  mutating func views() -> [View] {
    guard let pages = scene["views"]?.array else {
      guard scene["mark"] != nil || scene["layer"] != nil else {
        findings.error(
          "a scene needs a \"mark\", a \"layer\" or \"views\"", at: root.location)
        return []
      }
      let name = scene["name"]?.string ?? "view"
      return [view(root, named: name, isWholeScene: true, inherited: .init())]
    }
    for key in ["mark", "layer", "encoding"] {
      if let other = scene[key] {
        findings.error(
          "a scene has \"views\" or a \"\(key)\" of its own, not both", at: other.location)
      }
    }
    if let other = scene["annotations"] {
      findings.error(
        "with \"views\", \"annotations\" belong to one of them", at: other.location)
    }
    if pages.isEmpty { findings.error("\"views\" has no view", at: scene["views"]?.location) }
    var inherited = LayerFlattener.Inheritance()
    inherited.data = scene["data"]
    inherited.transforms = scene["transform"]?.array ?? []
    var names: Set<String> = []
    var views: [View] = []
    for (index, page) in pages.enumerated() {
      let given = page["name"]
      let name = given?.string ?? "view\(index + 1)"
      if !names.insert(name).inserted {
        findings.error("two views are named \"\(name)\"", at: given?.location ?? page.location)
      }
      views.append(view(page, named: name, isWholeScene: false, inherited: inherited))
    }
    return views
  }

  private mutating func view(
    _ node: JSONNode, named name: String, isWholeScene: Bool,
    inherited: LayerFlattener.Inheritance
  ) -> View {
    let setting = ViewDecoder.Setting(
      name: name, configuration: configuration, isWholeScene: isWholeScene, inherited: inherited)
    var decoder = ViewDecoder(node, setting)
    let before = loader.findings.diagnostics.count
    var view = decoder.view(&loader)
    var annotations = AnnotationDecoder(configuration: view.configuration)
    view.annotations = annotations.annotations(node["annotations"]?.array ?? [])
    findings.add(annotations.findings.diagnostics)
    findings.add(decoder.findings.diagnostics)
    findings.add(Array(loader.findings.diagnostics.dropFirst(before)))
    if let nodes = node["states"]?.array {
      for (key, other) in [("viewport", node["viewport"]), ("encoding.time", timeNode(view))] {
        guard let other else { continue }
        findings.error(
          "a view has \"states\" or \"\(key)\", not both", at: other.location)
      }
      var states = StateListDecoder(node, setting)
      view.states = states.states(nodes, &loader)
      // Remarks are the film's, whatever the view has become by then.
      for place in view.states.indices { view.states[place].view.annotations = view.annotations }
      findings.add(states.findings.diagnostics)
    }
    return view
  }

  private func timeNode(_ view: View) -> JSONNode? {
    view.time.map { JSONNode(.null, location: $0.location) }
  }
}
