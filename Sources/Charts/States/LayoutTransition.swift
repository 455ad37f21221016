import Geometry
import Guides
import SceneModel
import Tables

/// The way from one finished layout to another: a pure function of a fraction, which yields a layout again.
///
/// - Both ends are the layouts themselves.
/// - Every layout on the way is a picture: numbers are finite, sizes are not negative.
struct LayoutTransition: Sendable {
  /// How items and ticks come and go.
  enum Style: Sendable {
    /// They grow, shrink and fade in place.
    case inPlace
    /// Those of a discrete axis glide past its end, as in a race, or into the slot of the value that stands for
    /// the rest.
    case race(rest: Value?)
  }

  let from: ViewLayout
  let to: ViewLayout
  /// What shows before and after, where the ends here hold what the timeline has done to them.
  var ends: (from: ViewLayout, to: ViewLayout)?
  private let marks: MarkTransition
  private let guides: GuideTransition
  private let rescaling: Rescaling
  private let barsPass: Bool
  private let labelsMove: Bool

  init(from: ViewLayout, to: ViewLayout, numbers: CountFormat, style: Style = .inPlace) {
    var setting = TransitionSetting(
      from: from, to: to, numbers: numbers, course: .domains)
    if case .race(let rest) = style, let axis = to.axes.first(where: { $0.input.isDiscrete }),
      let before = from.axes.first(where: {
        $0.input.isDiscrete && $0.input.channel == axis.input.channel
      })
    {
      setting.gate = SlotGate(from: before, to: axis, rest: rest)
      setting.rest = rest
    }
    self.init(from: from, to: to, setting: setting)
  }

  init(from: ViewLayout, to: ViewLayout, setting: TransitionSetting) {
    self.from = from
    self.to = to
    rescaling = setting.rescaling
    barsPass = from.bars != to.bars
    labelsMove = LabelYield.places(of: from) != LabelYield.places(of: to)
    marks = MarkTransition(from: from.marks, to: to.marks, setting: setting)
    guides = GuideTransition(from: from, to: to, glides: setting.gate != nil, rest: setting.rest)
  }

  /// How many marks go, move and come; a line or an area counts as one.
  var counts: (leaving: Int, moving: Int, entering: Int) { marks.counts }

  /// The largest number of marks that set out one after another.
  var itemCount: Int { marks.itemCount }

  /// When each stage runs, by what there is to do and what the scene says.
  func defaults(_ given: TransitionStages) -> StageDefaults {
    let counts = counts
    return StageDefaults(
      given, hasLeaving: counts.leaving > 0, hasMoving: counts.moving > 0,
      hasEntering: counts.entering > 0, order: marks.order)
  }

  /// The view at a fraction of each stage; `moment` is the time, where marks set out one after another.
  func layout(_ fractions: StageFractions, moment: StageMoment? = nil) -> ViewLayout {
    if fractions.isStart { return ends?.from ?? from }
    if fractions.isEnd { return ends?.to ?? to }
    let f = fractions.held
    let groups = marks.groups(f, moment: moment)
    let g = rescaling.guides(f)
    var lines: [Int: LineGeometry] = [:]
    for (index, group) in groups.enumerated() where group.kind == .line || group.kind == .trail {
      lines[index] = LineGeometry(group)
    }
    var view = f.both < 0.5 ? from : to
    view.frame = Between.rectangle(from.frame, to.frame, f)
    view.plot = Between.rectangle(from.plot, to.plot, g)
    view.cornerRadius = Between.size(from.cornerRadius, to.cornerRadius, f.both)
    view.background = Between.paint(from.background, to.background, f.both)
    view.plotStyle = Between.style(from.plotStyle, to.plotStyle, f.both)
    view.title = guides.title(f)
    view.titleText = guides.titleText(f)
    view.axes = guides.axes(g)
    view.legends = guides.legends(f)
    view.center = guides.center(f)
    view.annotations = AnnotationPlace.between(
      from.annotations, to.annotations, f, marks: groups)
    view.marks = groups
    view.lines = lines
    view.motionState = nil
    view.barsPass = barsPass
    view.labelsMove = labelsMove
    return view
  }
}

extension LayoutTransition {
  /// Where the labels of the view's title and axes are on the way, and its texts and symbols if they are asked for.
  ///
  /// Nothing is laid out for it, so that it takes a small part of the time of a layout.
  func labelPlaces(
    _ fractions: StageFractions, moment: StageMoment? = nil, hasTexts: Bool,
    hasSymbols: Bool = false
  ) -> [LabelYield.Identity: Point] {
    if fractions.isStart { return LabelYield.places(of: ends?.from ?? from) }
    if fractions.isEnd { return LabelYield.places(of: ends?.to ?? to) }
    let f = fractions.held
    var places: [LabelYield.Identity: Point] = [:]
    LabelYield.addPlaces(of: guides.title(f), to: &places)
    guides.addLabelPlaces(rescaling.guides(f), to: &places)
    if hasTexts { marks.addPlaces(f, moment: moment, hasSymbols: hasSymbols, to: &places) }
    return places
  }
}

extension ViewLayout {
  /// The shapes of all bars by their keys; a key that comes more than once has several.
  fileprivate var bars: [ItemKey: [ItemGeometry]] {
    var bars: [ItemKey: [ItemGeometry]] = [:]
    for group in marks where group.kind == .bar {
      for item in group.items where item.isShown {
        bars[item.key, default: []].append(item.geometry)
      }
    }
    return bars
  }
}
