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
    return TimelineEntry(
      name: bag.string("name"), target: target, action: action,
      begin: try MomentDecoder.begin(object["begin"]) ?? .afterPrevious,
      delay: bag.number("delay") ?? 0, duration: bag.number("duration"),
      easing: try object["easing"].map { node throws(DiagnosticError) in
        try EasingDecoder.easing(node)
      }, repeatCount: try repetition(object["repeatCount"]),
      autoreverses: bag.boolean("autoreverses") ?? false,
      fillMode: bag.string("fillMode").flatMap(FillMode.init) ?? .both,
      stagger: stagger(object["stagger"]), location: node.location,
      keyLocations: object.keyLocations)
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
  mutating func checkReferences(
    _ entries: [TimelineEntry], annotations: [Annotation], captions: [Caption]
  ) {
    var moments = entries.map {
      Moment(
        Schedule.Entry(name: $0.name, begin: $0.begin, delay: $0.delay, duration: $0.duration ?? 0),
        "begin", $0.keyLocations, $0.location)
    }
    for annotation in annotations {
      if let name = annotation.name, moments.contains(where: { $0.entry.name == name }) {
        findings.error(
          "another entry or annotation is named \"\(name)\"",
          at: annotation.keyLocations["name"] ?? annotation.location)
      }
      moments.append(
        Moment(
          Schedule.Entry(name: annotation.name, begin: annotation.begin ?? .afterPrevious), "begin",
          annotation.keyLocations, annotation.location))
    }
    let ends =
      annotations.map { ($0.end, $0.keyLocations) } + captions.map { ($0.end, $0.keyLocations) }
    for case (let end?, let keys) in ends {
      moments.append(Moment(Schedule.Entry(begin: end), "end", keys, nil))
    }
    for caption in captions {
      moments.append(
        Moment(Schedule.Entry(begin: caption.begin), "begin", caption.keyLocations, nil))
    }
    do throws(ScheduleError) {
      _ = try Schedule(moments.map(\.entry)).resolve()
    } catch {
      if case .negativeTime = error { return }
      let moment = moments.indices.contains(error.entry) ? moments[error.entry] : nil
      findings.error(error.message, at: moment?.location)
    }
  }

  /// Something that begins by a rule, and where the rule was written.
  private struct Moment {
    let entry: Schedule.Entry
    let location: SourceLocation?

    init(
      _ entry: Schedule.Entry, _ key: String, _ keys: [String: SourceLocation],
      _ whole: SourceLocation?
    ) {
      self.entry = entry
      location = keys[key] ?? whole
    }
  }
}
