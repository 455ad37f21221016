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
  }

  /// Index of the view; -1 is the scene itself.
  var view: Int
  var part: Part

  init(view: Int, part: Part) {
    self.view = view
    self.part = part
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
      }
    return MotionTarget(
      ((((view + 1) & 0xFFF) << 4 | tag) << 20 | (a & 0xFFFFF)) << 24 | (b & 0xFFFFFF))
  }
}
