import Syntax

/// Decodes an entry that moves views to a state.
struct TransitionDecoder {
  private let object: JSONObject

  init(_ node: JSONNode) { object = node.object ?? JSONObject() }

  /// What an entry of another kind may say and a transition may not.
  private static let foreign = [
    "target", "property", "preset", "from", "to", "values", "keyTimes", "easings", "repeatCount",
    "autoreverses", "fillMode", "dwell", "direction", "pages", "factor", "periodDuration", "pause",
  ]

  /// What only a transition may say.
  static let own = ["stages", "enter", "leave"]

  func request() throws(DiagnosticError) -> TransitionRequest {
    for key in Self.foreign {
      if let other = object[key] {
        throw DiagnosticError("a transition has no \"\(key)\"", at: other.location)
      }
    }
    if let spring = object["spring"], object["easing"] != nil {
      throw DiagnosticError(
        "an animation has a \"spring\" or an \"easing\", not both", at: spring.location)
    }
    return TransitionRequest(
      state: object["transition"]?.string ?? "",
      stages: try object["stages"].map { node throws(DiagnosticError) in try stages(node) }
        ?? TransitionStages(),
      enter: passage("enter"), leave: passage("leave"),
      spring: try object["spring"].map { node throws(DiagnosticError) in
        try EasingDecoder.spring(node)
      })
  }

  private func passage(_ key: String) -> Passage {
    object[key]?.string.flatMap(Passage.init) ?? .grow
  }

  private func stages(_ node: JSONNode) throws(DiagnosticError) -> TransitionStages {
    let stages = TransitionStages(
      leave: try stage("leave", node), rescale: try stage("rescale", node),
      move: try stage("move", node), enter: try stage("enter", node))
    if let last = stages.lastSecond, let duration = object["duration"]?.number, last > duration {
      throw DiagnosticError(
        "a stage ends after \(NumberText.shortest(last)) seconds and the transition after \(NumberText.shortest(duration))",
        at: node.location)
    }
    return stages
  }

  private func stage(_ key: String, _ stages: JSONNode) throws(DiagnosticError) -> StageTiming? {
    guard let node = stages[key] else { return nil }
    guard node.object != nil else {
      return StageTiming(span: .fractions(try range(key, node)))
    }
    let easing = try node["easing"].map { node throws(DiagnosticError) in
      try EasingDecoder.easing(node)
    }
    switch (node["span"], node["seconds"]) {
    case (_?, let seconds?):
      throw DiagnosticError(
        "a stage has a \"span\" or \"seconds\", not both", at: seconds.location)
    case (let span?, nil):
      return StageTiming(span: .fractions(try range("span", span)), easing: easing)
    case (nil, let seconds?):
      return StageTiming(span: .seconds(try range("seconds", seconds)), easing: easing)
    case (nil, nil): return StageTiming(easing: easing)
    }
  }

  private func range(_ key: String, _ node: JSONNode) throws(DiagnosticError)
    -> ClosedRange<Double>
  {
    let numbers = node.array?.compactMap(\.number) ?? []
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw DiagnosticError(
        "\"\(key)\" needs a beginning and an end that is not before it", at: node.location)
    }
    return numbers[0]...numbers[1]
  }
}
