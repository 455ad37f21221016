/// An option that a command takes: a flag, or a name with a value.
struct Option: Hashable, Sendable {
  /// The long name without its two dashes.
  let name: String
  let letter: Character?
  /// What stands for the value in the help; nil for a flag.
  let placeholder: String?
  /// One line of help.
  let summary: String
  /// The only words that the value may be; empty allows any.
  let words: [String]

  /// Whether it may be given again with another value, which then counts too.
  let repeats: Bool

  init(
    _ name: String, _ letter: Character? = nil, value placeholder: String? = nil,
    words: [String] = [], repeats: Bool = false, summary: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = words.isEmpty ? placeholder : words.joined(separator: "|")
    self.words = words
    self.repeats = repeats
    self.summary = summary
  }

  /// Whether a value follows the name.
  var takesValue: Bool { placeholder != nil }

  /// The option as the help's left column shows it.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (placeholder.map { " " + $0 } ?? "")
  }

  static func == (a: Option, b: Option) -> Bool { a.name == b.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
