import Syntax

/// An event of `--progress json`: one JSON object on a line.
struct MessageEvent {
  let members: [(String, JSONNode.Content)]

  /// An event of a kind (`start`, `progress`, `warning`, `done`, `error`) with its facts.
  init(_ kind: String, _ members: [(String, JSONNode.Content)]) {
    self.members = [("event", .string(kind))] + members
  }

  /// A warning or an error with its place.
  init(_ diagnostic: Diagnostic) {
    var members: [(String, JSONNode.Content)] = [("message", .string(diagnostic.message))]
    if let location = diagnostic.location {
      let position = location.position
      members += [
        ("file", .string(location.source.name)), ("line", .number(Double(position.line))),
        ("column", .number(Double(position.column))),
      ]
    }
    self.init(diagnostic.severity.rawValue, members)
  }

  init(error message: String, status: ExitStatus) {
    self.init(
      "error", [("message", .string(message)), ("exit", .number(Double(status.rawValue)))])
  }

  /// The event as compact JSON.
  var line: String {
    let object = JSONObject(
      members: members.map { JSONObject.Member(key: $0.0, value: JSONNode($0.1)) })
    return JSONPrinter.compact.text(JSONNode(.object(object)))
  }
}
