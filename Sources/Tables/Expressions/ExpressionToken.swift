/// A word of an expression's text.
struct ExpressionToken: Sendable {
  enum Kind: Sendable, Equatable {
    case number(Double)
    case string(String)
    case name(String)
    /// An operator or a bracket.
    case mark(String)
    /// A regular expression between slashes, and its flags.
    case pattern(String, flags: String)
    case end
  }

  var kind: Kind
  /// UTF-8 bytes from the start of the text.
  var position: Int

  /// The token in words, for messages.
  var words: String {
    switch kind {
    case .number: "a number"
    case .string: "a string"
    case .name(let name): "`\(name)`"
    case .mark(let mark): "`\(mark)`"
    case .pattern: "a pattern"
    case .end: "the end of the expression"
    }
  }
}
