import Foundation
import Guides
import SceneModel
import Syntax

/// Looks up target paths in a laid-out scene.
struct TargetResolver {
  let layout: SceneLayout
  let scene: Scene

  /// What a path points at.
  ///
  /// Throws with the nearest known name where it points at nothing.
  func resolve(_ path: TargetPath) throws(DiagnosticError) -> TargetSelection {
    var steps = path.steps[...]
    var scope: [Scope] = []
    var selection = TargetSelection()
    let head = path.head
    if head == "title", let part = titlePart() {
      selection.parts = [part]
      return selection
    }
    if let annotation = try annotation(path) { return annotation }
    if let view = scene.views.firstIndex(where: { $0.name == head }) {
      scope = [Scope(view: view, layers: nil)]
      selection.views = [view]
      steps = steps.dropFirst()
    } else {
      for (index, view) in scene.views.enumerated() {
        let named = view.layers.indices.filter { view.layers[$0].name == head }
        guard !named.isEmpty else { continue }
        let overlays = view.layers.indices.filter {
          view.layers[$0].overlayOf.map { named.contains($0) } ?? false
        }
        scope.append(Scope(view: index, layers: Set(named + overlays)))
      }
      if !scope.isEmpty {
        steps = steps.dropFirst()
      } else if scene.views.count == 1, isPartWord(head, view: 0) {
        scope = [Scope(view: 0, layers: nil)]
      } else {
        throw unknown(head, known: heads, at: path.location, what: "target")
      }
    }
    if selection.views.isEmpty || !steps.isEmpty {
      selection = try descend(steps, scope: scope, path: path)
    } else {
      let inner = try descend([], scope: scope, path: path)
      selection.groups = inner.groups
      selection.items = inner.items
    }
    if selection.isEmpty, !selection.isVacant {
      throw DiagnosticError(
        "the target \"\(path.text)\" has nothing in it to animate", at: path.location)
    }
    return selection
  }

  /// An annotation by its name, or its words.
  private func annotation(_ path: TargetPath) throws(DiagnosticError) -> TargetSelection? {
    for (view, content) in scene.views.enumerated() {
      guard let index = content.annotations.firstIndex(where: { $0.name == path.head }) else {
        continue
      }
      var selection = TargetSelection()
      switch Array(path.tail) {
      case []: selection.parts = [TargetAddress(view: view, part: .annotation(index))]
      case [.name("text")]:
        selection.parts = [TargetAddress(view: view, part: .annotationText(index))]
      default:
        throw DiagnosticError(
          "an annotation has no part but \"text\"; found \"\(path.text)\"", at: path.location)
      }
      return selection
    }
    return nil
  }

  /// A view, or some of its layers.
  private struct Scope {
    let view: Int
    var layers: Set<Int>?
    var kinds: Set<MarkKind>?
  }

  private func titlePart() -> TargetAddress? {
    if layout.title != nil { return TargetAddress(view: -1, part: .title) }
    return layout.views.firstIndex { $0.title != nil }.map { TargetAddress(view: $0, part: .title) }
  }

  /// The words for kinds of marks within a view or layer.
  private static let kinds: [(word: String, kinds: Set<MarkKind>)] = [
    ("points", [.point, .circle, .square]), ("point", [.point, .circle, .square]),
    ("line", [.line]), ("lines", [.line]), ("area", [.area]), ("areas", [.area]),
    ("bars", [.bar, .rect]), ("arcs", [.arc]), ("slices", [.arc]), ("labels", [.text]),
    ("texts", [.text]), ("rules", [.rule]), ("ticks", [.tick]), ("trails", [.trail]),
    ("rects", [.rect]), ("images", [.image]),
  ]

  private static let guides = ["title", "xAxis", "yAxis", "legend", "center", "grid"]

  private func isPartWord(_ word: String, view: Int) -> Bool {
    Self.guides.contains(word) || Self.kinds.contains { $0.word == word }
  }

  private var heads: [String] {
    var names = scene.views.map(\.name)
    for view in scene.views { names += view.layers.compactMap(\.name) }
    names += scene.views.flatMap { $0.annotations.compactMap(\.name) }
    names.append("title")
    if scene.views.count == 1 { names += Self.guides + Self.kinds.map(\.word) }
    return names.filter { !$0.isEmpty }
  }

  private func descend(_ steps: ArraySlice<TargetPath.Step>, scope: [Scope], path: TargetPath)
    throws(DiagnosticError) -> TargetSelection
  {
    var scope = scope
    var steps = steps
    var selection = TargetSelection()
    while case .name(let word) = steps.first {
      steps = steps.dropFirst()
      if let kinds = Self.kinds.first(where: { $0.word == word })?.kinds {
        for index in scope.indices { scope[index].kinds = kinds }
      } else if let guide = guide(word, next: &steps, scope: scope) {
        selection.parts += guide
        return selection
      } else if let named = layers(word, scope: scope) {
        scope = named
      } else {
        throw unknown(word, known: parts(scope), at: path.location, what: "part")
      }
    }
    if let step = steps.first {
      selection.isSingle = true
      if steps.count > 1 {
        throw DiagnosticError(
          "the target \"\(path.text)\" goes on after an item; an item has no parts",
          at: path.location)
      }
      for part in scope { try pick(step, in: part, path: path, into: &selection) }
      return selection
    }
    for part in scope { collect(part, into: &selection) }
    // Whether there are rows is the data's affair, no mistake of the timeline's.
    selection.isVacant = selection.isEmpty && scope.contains(where: hasLayers)
    return selection
  }

  private func hasLayers(_ scope: Scope) -> Bool {
    scene.views[scope.view].layers.enumerated().contains { index, layer in
      (scope.layers?.contains(index) ?? true) && (scope.kinds?.contains(layer.mark) ?? true)
    }
  }

  private func groups(_ scope: Scope) -> [(place: Int, group: MarkGroup)] {
    layout.views[scope.view].marks.enumerated().filter { _, group in
      (scope.layers?.contains(group.layer) ?? true) && (scope.kinds?.contains(group.kind) ?? true)
    }.map { ($0.offset, $0.element) }
  }

  private func collect(_ scope: Scope, into selection: inout TargetSelection) {
    for (place, group) in groups(scope) {
      if group.isLine {
        selection.groups.append(TargetAddress(view: scope.view, part: .group(place)))
      } else {
        selection.items += group.items.indices.map {
          TargetAddress(view: scope.view, part: .item(group: place, index: $0))
        }
      }
    }
  }

  private func pick(
    _ step: TargetPath.Step, in scope: Scope, path: TargetPath,
    into selection: inout TargetSelection
  ) throws(DiagnosticError) {
    let found = groups(scope)
    var keys: [String] = []
    var count = 0
    let before = selection.groups.count + selection.items.count
    var lineNumber: [Int: Int] = [:]
    for (place, group) in found {
      if group.isLine {
        let number = lineNumber[group.layer, default: 0]
        lineNumber[group.layer] = number + 1
        keys.append(group.key.text)
        count = max(count, number + 1)
        if matches(step, index: number, key: group.key) {
          selection.groups.append(TargetAddress(view: scope.view, part: .group(place)))
        }
        continue
      }
      count = max(count, group.items.count)
      for (index, item) in group.items.enumerated() {
        keys.append(item.key.text)
        if matches(step, index: index, key: item.key) {
          selection.items.append(
            TargetAddress(view: scope.view, part: .item(group: place, index: index)))
        }
      }
    }
    guard selection.groups.count + selection.items.count == before else { return }
    switch step {
    case .key(let key): throw unknown(key, known: keys, at: path.location, what: "item")
    case .index(let index):
      throw DiagnosticError(
        "the target \"\(path.text)\" asks for item \(index), and the items are 0 to \(count - 1)",
        at: path.location)
    case .name: break
    }
  }

  private func matches(_ step: TargetPath.Step, index: Int, key: ItemKey) -> Bool {
    switch step {
    case .index(let wanted): wanted == index
    case .key(let wanted):
      key.isMeant(by: wanted)
    case .name: false
    }
  }

  private func layers(_ word: String, scope: [Scope]) -> [Scope]? {
    let found = scope.compactMap { part -> Scope? in
      let view = scene.views[part.view]
      let named = view.layers.indices.filter {
        view.layers[$0].name == word && (part.layers?.contains($0) ?? true)
      }
      guard !named.isEmpty else { return nil }
      let overlays = view.layers.indices.filter {
        view.layers[$0].overlayOf.map { named.contains($0) } ?? false
      }
      return Scope(view: part.view, layers: Set(named + overlays), kinds: part.kinds)
    }
    return found.isEmpty ? nil : found
  }

  private func guide(
    _ word: String, next steps: inout ArraySlice<TargetPath.Step>, scope: [Scope]
  ) -> [TargetAddress]? {
    func addresses(_ part: (Int) -> TargetAddress.Part?) -> [TargetAddress] {
      scope.compactMap { item in part(item.view).map { TargetAddress(view: item.view, part: $0) } }
    }
    switch word {
    case "title": return addresses { layout.views[$0].title == nil ? nil : .title }
    case "legend": return addresses { layout.views[$0].legends.isEmpty ? nil : .legend }
    case "center": return addresses { layout.views[$0].center == nil ? nil : .center }
    case "grid":
      return addresses { hasGrid(.x, $0) ? .grid(.x) : nil }
        + addresses { hasGrid(.y, $0) ? .grid(.y) : nil }
    case "xAxis", "yAxis":
      let channel: Channel = word == "xAxis" ? .x : .y
      if case .name(let part) = steps.first {
        if part == "labels" || part == "grid" {
          steps = steps.dropFirst()
          if part == "grid" { return addresses { hasGrid(channel, $0) ? .grid(channel) : nil } }
          return addresses { view in
            layout.views[view].axes.contains {
              $0.input.channel == channel && $0.labels.contains(where: \.visible)
            } ? .axisLabels(channel) : nil
          }
        }
      }
      return addresses { view in
        layout.views[view].axes.contains { $0.input.channel == channel } ? .axis(channel) : nil
      }
    default: return nil
    }
  }

  private func hasGrid(_ channel: Channel, _ view: Int) -> Bool {
    layout.views[view].axes.contains {
      $0.input.channel == channel && !$0.gridCommands().isEmpty
    }
  }

  private func parts(_ scope: [Scope]) -> [String] {
    var words: [String] = Self.guides
    for part in scope {
      words += scene.views[part.view].layers.compactMap(\.name)
      for (word, kinds) in Self.kinds
      where layout.views[part.view].marks.contains(where: { kinds.contains($0.kind) }) {
        words.append(word)
      }
    }
    return words
  }

  private func unknown(
    _ word: String, known: [String], at location: SourceLocation?, what: String
  ) -> DiagnosticError {
    var message = "unknown \(what) \"\(word)\""
    if let near = Vocabulary(known).nearest(to: word) {
      message += "; did you mean \"\(near)\"?"
    } else if !known.isEmpty {
      var distinct: [String] = []
      for name in known where !distinct.contains(name) { distinct.append(name) }
      message += "; there are \(distinct.prefix(8).map { "\"\($0)\"" }.joined(separator: ", "))"
    }
    return DiagnosticError(message, at: location)
  }
}

extension MarkGroup {
  /// Whether the group is drawn as one line or area, not item by item.
  var isLine: Bool { kind == .line || kind == .area || kind == .trail }
}
