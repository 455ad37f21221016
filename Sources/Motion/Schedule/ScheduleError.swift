/// Why the beginnings of a schedule cannot be resolved; entries are counted from 0.
package enum ScheduleError: Error, Hashable, Sendable {
  case unknownName(entry: Int, name: String, nearest: String?)
  case ambiguousName(entry: Int, name: String)
  case selfReference(entry: Int, name: String)
  /// Entries that wait for one another, each for the next and the last for the first.
  case cycle(entries: [Int], names: [String])
  case negativeTime(entry: Int, seconds: Double)
  /// The entry waits for the end of one that has none.
  case neverBegins(entry: Int)

  /// The entry at which the scene's author should look.
  package var entry: Int {
    switch self {
    case .unknownName(let entry, _, _), .ambiguousName(let entry, _), .selfReference(let entry, _),
      .negativeTime(let entry, _), .neverBegins(let entry):
      entry
    case .cycle(let entries, _): entries.first ?? 0
    }
  }

  /// One sentence for the scene's author, without a full stop.
  package var message: String {
    switch self {
    case .unknownName(_, let name, let nearest):
      "no animation is named '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguousName(_, let name): "more than one animation is named '\(name)'"
    case .selfReference(_, let name): "'\(name)' cannot begin relative to itself"
    case .cycle(_, let names):
      "these wait for one another: " + (names + names.prefix(1)).joined(separator: " → ")
    case .negativeTime(_, let seconds): "it would begin before the film, at \(seconds) s"
    case .neverBegins: "it waits for the end of an animation that repeats forever"
    }
  }
}
