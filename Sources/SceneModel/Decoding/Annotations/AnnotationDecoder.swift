import Motion
import Syntax

/// Decodes a view's annotations; where they point is the chart's to look up.
struct AnnotationDecoder {
  let configuration: Properties
  private(set) var findings = Findings()

  init(configuration: Properties) { self.configuration = configuration }

  /// The keys that make an annotation what it is.
  private static let kinds = ["callout", "band", "rule", "note"]
  /// The keys that say what a text belongs to.
  private static let subjects = ["datum", "key", "x", "y", "corner"]
  /// The keys that only some kinds have.
  private static let owners: [(key: String, kinds: Set<String>)] = [
    ("datum", ["callout"]), ("key", ["callout"]), ("layer", ["callout"]), ("side", ["callout"]),
    ("leader", ["callout"]), ("head", ["callout"]), ("x", ["callout", "note"]),
    ("y", ["callout", "note"]), ("corner", ["note"]), ("text", ["band", "rule"]),
  ]
  /// What is not a look.
  private static let content: Set<String> = [
    "name", "callout", "band", "rule", "note", "text", "subtitle", "datum", "layer", "key", "x",
    "y", "corner", "side", "leader", "head", "begin", "end",
  ]

  mutating func annotations(_ nodes: [JSONNode]) -> [Annotation] {
    var found: [Annotation] = []
    for node in nodes {
      do throws(DiagnosticError) {
        found.append(try annotation(node))
      } catch {
        findings.add(error.diagnostics)
      }
    }
    return found
  }

  private func annotation(_ node: JSONNode) throws(DiagnosticError) -> Annotation {
    let object = node.object ?? JSONObject()
    let bag = Properties(object)
    let found = Self.kinds.filter { object.has($0) }
    guard let word = found.first else {
      throw DiagnosticError(
        "an annotation needs a \"callout\", a \"band\", a \"rule\" or a \"note\"",
        at: node.location)
    }
    if found.count > 1 {
      throw DiagnosticError(
        "an annotation is a \"\(word)\" or a \"\(found[1])\", not both",
        at: object[found[1]]?.location)
    }
    for owner in Self.owners where !owner.kinds.contains(word) {
      guard let other = object[owner.key] else { continue }
      throw DiagnosticError("a \(word) has no \"\(owner.key)\"", at: other.location)
    }
    let kind: Annotation.Kind =
      switch word {
      case "callout": .callout(try subject(object, of: word, at: node.location))
      case "note": .note(try subject(object, of: word, at: node.location))
      case "band": try band(object["band"] ?? node)
      default: try rule(object["rule"] ?? node)
      }
    let words = word == "callout" || word == "note" ? word : "text"
    let looks = JSONObject(members: object.members.filter { !Self.content.contains($0.key) })
    return Annotation(
      name: bag.string("name"), kind: kind, lines: object[words]?.lines ?? [],
      subtitle: object["subtitle"]?.lines ?? [], layer: bag.string("layer"),
      side: bag.string("side").flatMap(Annotation.Side.init),
      leader: bag.string("leader").flatMap(Annotation.Leader.init) ?? .straight,
      head: bag.string("head").flatMap(Annotation.Head.init) ?? .arrow,
      begin: try MomentDecoder.begin(object["begin"]),
      end: try MomentDecoder.fixed(object["end"], "end"),
      properties: (configuration.nested("annotation") ?? Properties())
        .overlaid(by: Properties(looks)),
      location: node.location,
      keyLocations: object.keyLocations)
  }

  private func subject(_ object: JSONObject, of word: String, at location: SourceLocation?)
    throws(DiagnosticError) -> Annotation.Subject
  {
    let given = Self.subjects.filter { object.has($0) }
    guard let first = given.first else {
      let wanted =
        word == "note"
        ? "a \"corner\" or values of \"x\" and \"y\""
        : "a \"datum\", a \"key\", or values of \"x\" and \"y\""
      throw DiagnosticError("a \(word) needs \(wanted)", at: location)
    }
    if let other = given.first(where: { $0 != first && !($0 == "y" && first == "x") }) {
      throw DiagnosticError(
        "a \(word) has a \"\(first)\" or a \"\(other)\", not both", at: object[other]?.location)
    }
    switch first {
    case "datum":
      let row = object["datum"]?.object ?? JSONObject()
      guard !row.members.isEmpty else {
        throw DiagnosticError(
          "\"datum\" needs a field and its value", at: object["datum"]?.location)
      }
      return .datum(row)
    case "key": return .key(object["key"]?.lines?.first ?? "")
    case "corner":
      return .corner(
        object["corner"]?.string.flatMap(Annotation.Corner.init(rawValue:)) ?? .topRight)
    default: return .place(x: object["x"], y: object["y"])
    }
  }

  private func band(_ node: JSONNode) throws(DiagnosticError) -> Annotation.Kind {
    guard node["x"] != nil || node["y"] != nil else {
      throw DiagnosticError("a band needs two values of \"x\" or of \"y\"", at: node.location)
    }
    return .band(x: node["x"]?.array, y: node["y"]?.array)
  }

  private func rule(_ node: JSONNode) throws(DiagnosticError) -> Annotation.Kind {
    switch (node["x"], node["y"]) {
    case (let x?, nil): return .rule(.x, x)
    case (nil, let y?): return .rule(.y, y)
    default:
      throw DiagnosticError("a rule needs a value of \"x\" or one of \"y\"", at: node.location)
    }
  }
}
