import Syntax
import Tables

/// A parameter that stands for a choice made with a pointer.
///
/// A film has no pointer, so that a selection holds what its own `value` says, and is empty without one.
struct Selection {
  /// The test of a datum by what is selected; nil where nothing is.
  let test: JSONNode?
  private(set) var findings = Findings()

  /// Reads a parameter with a `select`.
  ///
  /// - Parameter encoding: The channels of the view that the parameter belongs to, for values by channel.
  init(_ parameter: JSONObject, encoding: JSONObject) {
    guard let value = parameter["value"], !value.isNull else {
      test = nil
      return
    }
    let select = parameter["select"]
    if (select?.string ?? select?["type"]?.string) == "interval" {
      var parts: [JSONNode] = []
      for member in value.object?.members ?? [] {
        if let part = Self.range(member, encoding, &findings) { parts.append(part) }
      }
      test = parts.isEmpty ? nil : Self.all(parts)
      return
    }
    let names = (select?["fields"]?.lines ?? []) + (select?["encodings"]?.lines ?? [])
    let tuples = value.array ?? [value]
    var tests: [JSONNode] = []
    for tuple in tuples {
      if let members = tuple.object?.members {
        let parts = members.map { Self.equality($0.key, $0.value, encoding) }
        if !parts.isEmpty { tests.append(Self.all(parts)) }
      } else if let name = names.first {
        tests.append(Self.equality(name, tuple, encoding))
      } else {
        findings.error(
          "a selection's value needs its field, as in {\"field\": value}, or \"fields\" in its \"select\"",
          at: tuple.location ?? value.location)
      }
    }
    test = tests.isEmpty ? nil : tests.count == 1 ? tests[0] : .members(["or": .list(tests)])
  }

  private static func all(_ parts: [JSONNode]) -> JSONNode {
    parts.count == 1 ? parts[0] : .members(["and": .list(parts)])
  }

  /// A field of that name, or the field of the channel of that name, with its time unit.
  private static func subject(_ name: String, _ encoding: JSONObject) -> JSONObject {
    guard let channel = encoding[name], let field = channel["field"]?.string else {
      return JSONObject(["field": .text(name)])
    }
    var subject = JSONObject(["field": .text(field)])
    if let unit = channel["timeUnit"], !unit.isNull { subject["timeUnit"] = unit }
    return subject
  }

  private static func equality(
    _ name: String, _ value: JSONNode, _ encoding: JSONObject
  ) -> JSONNode {
    var test = subject(name, encoding)
    if value.array != nil { test["oneOf"] = value } else { test["equal"] = value }
    return JSONNode(.object(test), location: value.location)
  }

  /// An interval along a channel: between two ends, in whichever order, or one of several discrete values.
  private static func range(
    _ member: JSONObject.Member, _ encoding: JSONObject, _ findings: inout Findings
  ) -> JSONNode? {
    guard let ends = member.value.array, !ends.isEmpty else {
      findings.error(
        "an interval's value is a list of two ends for each channel", at: member.value.location)
      return nil
    }
    var test = subject(member.key, encoding)
    let type = encoding[member.key]?["type"]?.string
    if type == "nominal" || type == "ordinal" || ends.count != 2 {
      test["oneOf"] = member.value
    } else if let low = ends[0].number, let high = ends[1].number, low > high {
      test["range"] = .list([ends[1], ends[0]])
    } else {
      test["range"] = member.value
    }
    return JSONNode(.object(test), location: member.value.location)
  }
}
