import Motion
import Syntax

/// Decodes the timeline's entries and checks what can be checked without the chart.
struct TimelineDecoder {
  /// Whether the canvas has a duration, which a run without end needs.
  let hasCanvasDuration: Bool
  private(set) var findings = Findings()

  init(hasCanvasDuration: Bool) { self.hasCanvasDuration = hasCanvasDuration }

  mutating func entries(_ nodes: [JSONNode]) -> [TimelineEntry] {
    var names: [String: Int] = [:]
    var entries: [TimelineEntry] = []
    for node in nodes {
      var entryFindings = Findings()
      let entry = entryFindings.attempt { () throws(DiagnosticError) in try self.entry(node) }
      findings.add(entryFindings.diagnostics)
      guard let entry else { continue }
      if let name = entry.name {
        if names[name] != nil {
          findings.error(
            "two entries are named \"\(name)\"", at: entry.keyLocations["name"] ?? node.location)
        }
        names[name] = entries.count
      }
      entries.append(entry)
    }
    nameTransitions(&entries)
    checkReferences(entries)
    return entries
  }

  /// A transition without a name goes by that of its state, the first of several.
  private func nameTransitions(_ entries: inout [TimelineEntry]) {
    var taken = Set(entries.compactMap(\.name))
    for index in entries.indices where entries[index].name == nil {
      guard case .transition(let request) = entries[index].action,
        taken.insert(request.state).inserted
      else { continue }
      entries[index].name = request.state
    }
  }

  private func entry(_ node: JSONNode) throws(DiagnosticError) -> TimelineEntry {
    let object = node.object ?? JSONObject()
    let bag = Properties(object)
    let target: TargetPath
    let action: TimelineEntry.Action
    if object["transition"] != nil {
      target = TargetPath(steps: [], location: node.location)
      action = .transition(try TransitionDecoder(node).request())
    } else {
      guard let written = object["target"] else {
        throw DiagnosticError("\"target\" is missing here", at: node.location)
      }
      for key in TransitionDecoder.own {
        if let other = object[key] {
          throw DiagnosticError("\"\(key)\" belongs to a transition", at: other.location)
        }
      }
      target = try TargetPath(parsing: written.string ?? "", at: written.location)
      action = try self.action(object, node)
    }
    let keys = object.members.map { ($0.key, $0.value.location ?? $0.keyLocation) }
    return TimelineEntry(
      name: bag.string("name"), target: target, action: action, begin: try begin(object["begin"]),
      delay: bag.number("delay") ?? 0, duration: bag.number("duration"),
      easing: try object["easing"].map { node throws(DiagnosticError) in
        try EasingDecoder.easing(node)
      }, repeatCount: try repetition(object["repeatCount"]),
      autoreverses: bag.boolean("autoreverses") ?? false,
      fillMode: bag.string("fillMode").flatMap(FillMode.init) ?? .both,
      stagger: stagger(object["stagger"]), location: node.location,
      keyLocations: Dictionary(
        keys.compactMap { key, location in location.map { (key, $0) } }, uniquingKeysWith: { $1 }))
  }

  private func action(_ object: JSONObject, _ node: JSONNode) throws(DiagnosticError)
    -> TimelineEntry.Action
  {
    let values = TimelineValueDecoder(node)
    switch (object["property"], object["preset"]) {
    case (let property?, nil): return .property(try values.change(property))
    case (nil, let preset?): return .preset(try values.request(preset))
    case (nil, nil):
      throw DiagnosticError(
        "an animation needs a \"property\", a \"preset\" or a \"transition\"", at: node.location)
    case (_?, let preset?):
      throw DiagnosticError(
        "an animation has a \"property\" or a \"preset\", not both", at: preset.location)
    }
  }

  private func begin(_ node: JSONNode?) throws(DiagnosticError) -> BeginRule {
    guard let node else { return .afterPrevious }
    if let seconds = node.number { return .seconds(seconds) }
    let text = node.string ?? ""
    if let rule = BeginRule(text) { return rule }
    let words = ["afterPrevious", "withPrevious"]
    let hint =
      Vocabulary(words).nearest(to: text).map { "; did you mean \"\($0)\"?" }
      ?? "; write seconds, \"afterPrevious\", \"withPrevious\" or \"name.end + 0.5\""
    throw DiagnosticError("unknown begin \"\(text)\"\(hint)", at: node.location)
  }

  private func repetition(_ node: JSONNode?) throws(DiagnosticError) -> RepeatCount {
    guard let node else { return .once }
    if let count = node.number { return .times(count) }
    guard hasCanvasDuration else {
      throw DiagnosticError(
        "\"repeatCount\": \"forever\" needs a \"duration\" of the canvas", at: node.location)
    }
    return .forever
  }

  private func stagger(_ node: JSONNode?) -> Stagger? {
    if let seconds = node?.number { return Stagger(.each(seconds)) }
    guard let bag = node?.object.map(Properties.init) else { return nil }
    let seed = bag.number("seed").flatMap { Int64(exactly: $0) } ?? 0
    return Stagger(
      .total(bag.number("total") ?? 0),
      order: bag.string("order").flatMap(Stagger.Order.init) ?? .index,
      seed: UInt64(bitPattern: seed))
  }

  /// Names that do not exist and circles are faults of the text; times that end up negative are the chart's to report, since it knows the durations of presets.
  private mutating func checkReferences(_ entries: [TimelineEntry]) {
    let schedule = Schedule(
      entries.map {
        Schedule.Entry(name: $0.name, begin: $0.begin, delay: $0.delay, duration: $0.duration ?? 0)
      })
    do throws(ScheduleError) {
      _ = try schedule.resolve()
    } catch {
      if case .negativeTime = error { return }
      let entry = entries.indices.contains(error.entry) ? entries[error.entry] : nil
      findings.error(error.message, at: entry?.keyLocations["begin"] ?? entry?.location)
    }
  }
}
