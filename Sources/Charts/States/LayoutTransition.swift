import Geometry
import SceneModel

/// The way from one finished layout to another: a pure function of a fraction, which yields a layout again.
///
/// - Both ends are the layouts themselves.
/// - Every layout on the way is a picture: numbers are finite, sizes are not negative.
struct LayoutTransition: Sendable {
  /// How items and ticks come and go.
  enum Style: Sendable {
    /// They grow, shrink and fade in place.
    case inPlace
    /// Those of a discrete axis glide past its end, as in a race.
    case race
  }

  let from: ViewLayout
  let to: ViewLayout
  private let marks: MarkTransition
  private let guides: GuideTransition

  init(from: ViewLayout, to: ViewLayout, numbers: CountFormat, style: Style = .inPlace) {
    self.from = from
    self.to = to
    var gate: SlotGate?
    if style == .race, let axis = to.axes.first(where: { $0.input.isDiscrete }),
      let before = from.axes.first(where: {
        $0.input.isDiscrete && $0.input.channel == axis.input.channel
      })
    {
      gate = SlotGate(from: before, to: axis)
    }
    marks = MarkTransition(from: from.marks, to: to.marks, numbers: numbers, gate: gate)
    guides = GuideTransition(from: from, to: to, glides: gate != nil)
  }

  /// When each stage runs, as fractions of the whole.
  ///
  /// Unless the scene says: what goes makes room for what moves, and what comes finds its place free. Bars that
  /// stand on one another step aside before they come down, and rise before they come together.
  func stages(_ given: TransitionStages?) -> [(StateTransition.Stage, ClosedRange<Double>)] {
    let move =
      given?.move ?? (marks.hasLeaving ? 0.2 : 0)...(marks.hasEntering ? 0.8 : 1)
    let span = move.upperBound - move.lowerBound
    let first = move.lowerBound...(move.lowerBound + 0.6 * span)
    let second = (move.lowerBound + 0.4 * span)...move.upperBound
    let (x, y): (ClosedRange<Double>, ClosedRange<Double>) =
      switch marks.order {
      case .together: (move, move)
      case .xFirst: (first, second)
      case .yFirst: (second, first)
      }
    // Where nothing stays, the old and the new overlap, so that the plot is never empty.
    let (leave, enter) = marks.hasMoving ? (0...0.4, 0.6...1) : (0...0.6, 0.3...1)
    return [
      (.leave, given?.leave ?? leave), (.moveX, x), (.moveY, y), (.enter, given?.enter ?? enter),
    ]
  }

  func layout(_ fractions: StageFractions) -> ViewLayout {
    if fractions == .start { return from }
    if fractions == .end { return to }
    let f = fractions.held
    let groups = marks.groups(f)
    var lines: [Int: LineGeometry] = [:]
    for (index, group) in groups.enumerated() where group.kind == .line || group.kind == .trail {
      lines[index] = LineGeometry(group)
    }
    var view = f.both < 0.5 ? from : to
    view.frame = Between.rectangle(from.frame, to.frame, f)
    view.plot = Between.rectangle(from.plot, to.plot, f)
    view.cornerRadius = Between.size(from.cornerRadius, to.cornerRadius, f.both)
    view.background = Between.paint(from.background, to.background, f.both)
    view.plotStyle = Between.style(from.plotStyle, to.plotStyle, f.both)
    view.title = guides.title(f)
    view.titleText = guides.titleText(f)
    view.axes = guides.axes(f)
    view.legends = guides.legends(f)
    view.center = guides.center(f)
    view.annotations = AnnotationPlace.between(
      from.annotations, to.annotations, f, marks: groups)
    view.marks = groups
    view.lines = lines
    view.motionState = nil
    return view
  }
}

extension LayoutTransition {
  /// The view on its way with its title and axes alone, which is quicker where no mark is looked at.
  func guideLayout(_ fractions: StageFractions) -> ViewLayout {
    let f = fractions.held
    var view = f.both < 0.5 ? from : to
    view.title = guides.title(f)
    view.axes = guides.axes(f)
    view.marks = []
    view.lines = [:]
    view.annotations = []
    view.motionState = nil
    return view
  }
}
