import SceneModel

/// When each stage of a transition runs as fractions of the whole, by what there is to do.
///
/// After Heer and Robertson (2007): what goes makes room for what moves, and what comes finds its place free; bars
/// that stand on one another step aside before they come down, and rise before they come together.
struct StageDefaults: Sendable, Hashable {
  var leave: ClosedRange<Double>
  /// The axes' own change of their domains, where the scene times it.
  var rescale: ClosedRange<Double>
  var move: ClosedRange<Double>
  var moveX: ClosedRange<Double>
  var moveY: ClosedRange<Double>
  var enter: ClosedRange<Double>

  init(
    _ given: TransitionStages, hasLeaving: Bool, hasMoving: Bool, hasEntering: Bool,
    order: MoveOrder
  ) {
    let leaveEnd = hasLeaving ? (hasEntering ? 0.25 : 0.3) : 0.3
    let enterBegin = hasEntering ? (hasLeaving ? 0.75 : 0.7) : 0.7
    if hasMoving {
      (leave, enter) = (0...leaveEnd, enterBegin...1)
      // The slow ends of the curves overlap, so that nothing stands still in between.
      move = (hasLeaving ? leaveEnd - 0.05 : 0)...(hasEntering ? enterBegin + 0.05 : 1)
    } else {
      // Where nothing stays, the old and the new overlap, so that the plot is never empty.
      (leave, move, enter) = (0...0.55, 0...1, 0.35...1)
    }
    if case .fractions(let span) = given.leave?.span { leave = span }
    if case .fractions(let span) = given.move?.span { move = span }
    if case .fractions(let span) = given.enter?.span { enter = span }
    rescale = move
    if case .fractions(let span) = given.rescale?.span { rescale = span }
    let span = move.upperBound - move.lowerBound
    let first = move.lowerBound...(move.lowerBound + 0.6 * span)
    let second = (move.lowerBound + 0.4 * span)...move.upperBound
    (moveX, moveY) =
      switch order {
      case .together: (move, move)
      case .xFirst: (first, second)
      case .yFirst: (second, first)
      }
  }

  /// The share of the whole in which marks move.
  var moveShare: Double { length(of: move) }

  func length(of span: ClosedRange<Double>) -> Double { span.upperBound - span.lowerBound }
}
