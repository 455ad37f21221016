import Syntax

/// A command line that cannot be understood, in one sentence for the user.
struct UsageError: Error, Hashable, Sendable {
  let message: String

  init(_ message: String) { self.message = message }

  /// A word that is not in a list, with the nearest one that is.
  static func unknown(_ kind: String, _ word: String, among words: [String]) -> UsageError {
    guard let near = Vocabulary(words).nearest(to: word) else {
      return UsageError("unknown \(kind) \"\(word)\"; there are \(words.joined(separator: ", "))")
    }
    return UsageError("unknown \(kind) \"\(word)\"; did you mean \"\(near)\"?")
  }
}
