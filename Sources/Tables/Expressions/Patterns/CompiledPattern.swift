/// A regular expression that is ready to match.
struct CompiledPattern: Sendable, Hashable {
  let node: PatternNode
  let captureCount: Int
  /// The numbers of groups that have a name.
  let groupNumbers: [String: Int]
  let isGlobal: Bool
  let ignoresCase: Bool
  let isMultiline: Bool

  init(_ source: String, flags: String) throws(ExpressionError) {
    for flag in flags where !"gimsuy".contains(flag) {
      throw ExpressionError("a pattern has no flag `\(flag)`; use g, i, m or s")
    }
    (node, captureCount, groupNumbers) = try PatternParser.parse(
      source, dotMatchesAll: flags.contains("s"))
    isGlobal = flags.contains("g")
    ignoresCase = flags.contains("i")
    isMultiline = flags.contains("m")
  }
}
