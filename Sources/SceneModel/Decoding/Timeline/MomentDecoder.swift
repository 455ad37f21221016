import Motion
import Syntax

/// Decodes when an entry of the timeline, an annotation or a caption begins and ends.
enum MomentDecoder {
  /// Nil where nothing is said.
  static func begin(_ node: JSONNode?) throws(DiagnosticError) -> BeginRule? {
    guard let node else { return nil }
    if let seconds = node.number { return .seconds(seconds) }
    let text = node.string ?? ""
    if let rule = BeginRule(text) { return rule }
    let words = ["afterPrevious", "withPrevious"]
    let hint =
      Vocabulary(words).nearest(to: text).map { "; did you mean \"\($0)\"?" }
      ?? "; write seconds, \"afterPrevious\", \"withPrevious\" or \"name.end + 0.5\""
    throw DiagnosticError("unknown begin \"\(text)\"\(hint)", at: node.location)
  }

  /// Seconds, or the edge of a named entry; nil where nothing is said.
  static func fixed(_ node: JSONNode?, _ key: String) throws(DiagnosticError) -> BeginRule? {
    guard let node, !node.isNull else { return nil }
    if let seconds = node.number { return .seconds(seconds) }
    let text = node.string ?? ""
    if let rule = BeginRule(text), case .reference = rule { return rule }
    throw DiagnosticError(
      "unknown \(key) \"\(text)\"; write seconds or \"name.end + 0.5\"", at: node.location)
  }
}
