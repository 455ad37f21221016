import Syntax

/// Decodes an entry that moves views to a state.
struct TransitionDecoder {
  private let node: JSONNode
  private let object: JSONObject

  init(_ node: JSONNode) {
    self.node = node
    object = node.object ?? JSONObject()
  }

  /// What an entry of another kind may say and a transition may not.
  private static let foreign = [
    "target", "property", "preset", "from", "to", "values", "keyTimes", "easings", "spring",
    "repeatCount", "autoreverses", "fillMode", "stagger", "dwell", "direction", "pages", "factor",
    "periodDuration", "pause",
  ]

  func request() throws(DiagnosticError) -> TransitionRequest {
    for key in Self.foreign {
      if let other = object[key] {
        throw DiagnosticError("a transition has no \"\(key)\"", at: other.location)
      }
    }
    return TransitionRequest(
      state: object["transition"]?.string ?? "",
      stages: try object["stages"].map { node throws(DiagnosticError) in try stages(node) })
  }

  private func stages(_ node: JSONNode) throws(DiagnosticError) -> TransitionStages {
    TransitionStages(
      leave: try span("leave", node), move: try span("move", node), enter: try span("enter", node))
  }

  private func span(_ key: String, _ node: JSONNode) throws(DiagnosticError)
    -> ClosedRange<Double>?
  {
    guard let pair = node[key] else { return nil }
    let numbers = pair.array?.compactMap(\.number) ?? []
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw DiagnosticError(
        "\"\(key)\" needs a beginning and an end that is not before it", at: pair.location)
    }
    return numbers[0]...numbers[1]
  }
}
