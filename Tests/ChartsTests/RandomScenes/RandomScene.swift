import Syntax

/// A scene that a seed determines: a view, its states as whole views, and a timeline through them.
struct RandomScene: Sendable {
  /// A view of the scene.
  private struct View {
    var title: String?
    var rows: RandomRows
    var form: RandomForm
    var filter: JSONNode?
    var hasKey = false

    var node: JSONNode {
      var object = JSONObject()
      if let title { object["title"] = JSONNode(.string(title)) }
      object["data"] = rows.node
      if let filter { object["transform"] = [["filter": filter]] }
      object["mark"] = JSONNode(.object(form.mark))
      var encoding = form.encoding
      let isAggregated = encoding.members.contains { $0.value["aggregate"] != nil }
      if hasKey, !isAggregated { encoding["key"] = ["field": "id"] }
      object["encoding"] = JSONNode(.object(encoding))
      return JSONNode(.object(object))
    }
  }

  let seed: UInt64
  private let canvas: JSONNode
  private let views: [JSONNode]
  private let entries: [JSONNode]
  /// Whether what moves may pass its end.
  let overshoots: Bool
  /// Whether marks come from or go to places outside the plot.
  let flies: Bool
  /// Whether axes have a stage of their own, or curves jump.
  let rescales: Bool
  let jumps: Bool

  /// How many states there are, with the one that the view begins in.
  var stateCount: Int { views.count }

  init(seed: UInt64) {
    self.seed = seed
    var dice = Dice(seed: seed)
    var view = View(
      title: dice.happens(0.3) ? "A title" : nil, rows: RandomRows(&dice), form: RandomForm(&dice))
    view.hasKey = dice.happens(0.25)
    var views = [view.node]
    for _ in 0..<dice.number(1...2) {
      view = Self.changed(view, &dice)
      views.append(view.node)
    }
    self.views = views
    let sizes: [(Double, Double)] = [
      (400, 260), (400, 260), (400, 260), (160, 120), (700, 180), (220, 500),
    ]
    let (width, height) = dice.one(of: sizes)
    canvas = [
      "width": JSONNode(.number(width)), "height": JSONNode(.number(height)), "fps": 20,
      "hold": 0.4,
    ]
    var entries = (1..<views.count).map { RandomTransition(to: $0, &dice) }
    if dice.happens(0.15) { entries.append(RandomTransition(to: 0, &dice)) }
    self.entries = entries.map(\.node)
    overshoots = entries.contains { $0.overshoots }
    flies = entries.contains { $0.flies }
    rescales = entries.contains { $0.rescales }
    jumps = entries.contains { $0.jumps }
  }

  /// Whether any state shows text marks.
  var hasWords: Bool { views.contains { $0["mark"]?["type"] == "text" } }

  private static func changed(_ view: View, _ dice: inout Dice) -> View {
    var view = view
    if dice.happens(0.05) { return view }
    if dice.happens(0.4) { view.rows = view.rows.changed(&dice) }
    if dice.happens(0.3) {
      view.title = dice.happens(0.3) ? nil : "Another title, \(dice.number(1...3))"
    }
    if dice.happens(0.5) {
      view.form = RandomForm(&dice)
    } else {
      detail(&view.form, &dice)
    }
    if dice.happens(0.15) {
      let filters: [JSONNode] = [
        ["field": "value", "gt": 40], ["field": "name", "oneOf": ["A", "C", "x"]],
        "datum.other > 20",
      ]
      let filter = dice.one(of: filters)
      if view.filter == nil { view.filter = .some(filter) } else { view.filter = Optional.none }
    }
    return view
  }

  /// Takes a member away, or adds it where there is none.
  private static func toggle(_ key: String, of object: inout JSONObject, _ value: JSONNode) {
    if object[key] == nil {
      object[key] = value
    } else {
      object.members.removeAll { $0.key == key }
    }
  }

  /// Changes one thing about how the rows are shown.
  private static func detail(_ form: inout RandomForm, _ dice: inout Dice) {
    guard let channel = form.measure, var measure = form.encoding[channel]?.object else { return }
    let mark = form.mark["type"]?.string ?? ""
    switch dice.number(0...4) {
    case 0: toggle("scale", of: &measure, RandomForm.scale(&dice))
    case 1 where mark == "bar" || mark == "area":
      toggle("stack", of: &measure, RandomForm.stack(&dice))
    case 2:
      toggle("aggregate", of: &measure, "sum")
      if measure["field"] == nil { measure["field"] = "value" }
    case 3:
      if let other = form.dimension, var dimension = form.encoding[other]?.object,
        dimension["type"] != "temporal", dimension["type"] != "quantitative"
      {
        toggle("sort", of: &dimension, JSONNode(.string("-" + channel)))
        form.encoding[other] = JSONNode(.object(dimension))
      }
    default:
      if let other = form.dimension, let dimension = form.encoding[other] {
        form.encoding[other] = JSONNode(.object(measure))
        form.encoding[channel] = dimension
        (form.measure, form.dimension) = (other, channel)
        for offset in ["xOffset", "yOffset"] { form.encoding[offset] = nil }
        return
      }
    }
    form.encoding[channel] = JSONNode(.object(measure))
  }

  private static func name(_ state: Int) -> String { state == 0 ? "initial" : "s\(state)" }

  /// The whole scene.
  var text: String { text(entries: entries) }

  private func text(entries: [JSONNode]) -> String {
    var root = views[0].object ?? JSONObject()
    root["canvas"] = canvas
    var states: [JSONNode] = []
    for (index, pair) in zip(views, views.dropFirst()).enumerated() {
      var patch = JSONObject()
      patch["name"] = JSONNode(.string(Self.name(index + 1)))
      patch.members += Self.patch(from: pair.0, to: pair.1).object?.members ?? []
      states.append(JSONNode(.object(patch)))
    }
    root["states"] = JSONNode(.array(states))
    root["timeline"] = JSONNode(.array(entries))
    return JSONPrinter.compact.text(JSONNode(.object(root)))
  }

  /// A state at rest, as a scene of its own.
  ///
  /// Where words meet, those of a view that moves step back in the order of their keys, so words are compared with
  /// the scene in which the state is jumped to.
  func still(_ state: Int) -> String {
    if hasWords {
      let place = state == 0 ? 1 : state
      let jump: JSONNode = [
        "transition": JSONNode(.string(Self.name(place))), "duration": 0,
        "begin": state == 0 ? 1 : 0,
      ]
      return text(entries: [jump])
    }
    var root = views[state].object ?? JSONObject()
    root["canvas"] = canvas
    root["timeline"] = []
    return JSONPrinter.compact.text(JSONNode(.object(root)))
  }

  /// What makes one object of another, after RFC 7386.
  private static func patch(from old: JSONNode, to new: JSONNode) -> JSONNode {
    guard let before = old.object, let after = new.object else { return new }
    var patch = JSONObject()
    for member in before.members where after[member.key] == nil {
      patch[member.key] = JSONNode(.null)
    }
    for member in after.members {
      guard let known = before[member.key] else {
        patch[member.key] = member.value
        continue
      }
      if known != member.value { patch[member.key] = Self.patch(from: known, to: member.value) }
    }
    return JSONNode(.object(patch))
  }
}
