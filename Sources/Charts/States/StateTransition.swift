import Motion

/// One of a view's transitions with its time in the film.
struct StateTransition: Sendable {
  /// A stage whose progress the timeline moves.
  enum Stage: Int, CaseIterable, Sendable {
    case leave, moveX, moveY, enter

    /// As `inspect` names it.
    var name: String { "\(self)" }
  }

  /// The transition's place among those of its view.
  let index: Int
  /// Places of the states among those of the view.
  let from: Int
  let to: Int
  let begin: Double
  let layout: LayoutTransition

  /// How far its stages have come at a sample's time.
  func fractions(view: Int, sample: Sample) -> StageFractions {
    func value(_ stage: Stage) -> Double {
      let address = TargetAddress(view: view, part: .stage(transition: index, stage.rawValue))
      return sample.number(of: address.motionTarget, .value) ?? 0
    }
    return StageFractions(
      leave: value(.leave), x: value(.moveX), y: value(.moveY), enter: value(.enter))
  }
}
