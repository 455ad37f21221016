import Motion
import SceneModel

/// What can be animated in a laid-out scene: a view's part, a line, an item.
struct TargetAddress: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// Everything in the view; its viewport.
    case view
    case title
    case axis(Channel)
    case axisLabels(Channel)
    case grid(Channel)
    case legend
    case center
    /// A line, area or trail as a whole, by its place among the view's marks.
    case group(Int)
    /// One item of a group.
    case item(group: Int, index: Int)
    /// A stage of one of the view's transitions.
    case stage(transition: Int, Int)
    /// An annotation of the view by its place among them, and its words alone.
    case annotation(Int)
    case annotationText(Int)
    /// A caption of the scene.
    case caption(Int)
  }

  /// Index of the view; -1 is the scene itself.
  var view: Int
  var part: Part
  /// Which of the view's states a group or an item belongs to; 0 is the one that it begins with, and that of all else.
  var state: Int

  init(view: Int, part: Part, state: Int = 0) {
    self.view = view
    self.part = part
    self.state = state
  }

  /// The number that the timeline knows it by.
  var motionTarget: MotionTarget {
    let (tag, a, b): (Int, Int, Int) =
      switch part {
      case .view: (0, 0, 0)
      case .title: (1, 0, 0)
      case .axis(let channel): (2, channel == .x ? 0 : 1, 0)
      case .axisLabels(let channel): (3, channel == .x ? 0 : 1, 0)
      case .grid(let channel): (4, channel == .x ? 0 : 1, 0)
      case .legend: (5, 0, 0)
      case .center: (6, 0, 0)
      case .group(let group): (7, group, 0)
      case .item(let group, let index): (8, group, index)
      case .stage(let transition, let stage): (9, transition, stage)
      case .annotation(let index): (10, index, 0)
      case .annotationText(let index): (11, index, 0)
      case .caption(let index): (12, index, 0)
      }
    // 11 bits of the view, 4 of the tag, 8 of the state, 16 and 24 of the numbers.
    let place = (((view + 1) & 0x7FF) << 4 | tag) << 8 | (state & 0xFF)
    return MotionTarget((place << 16 | (a & 0xFFFF)) << 24 | (b & 0xFFFFFF))
  }
}
