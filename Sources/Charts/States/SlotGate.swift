import Geometry
import Guides
import SceneModel
import Tables

/// The place past the last slot of a discrete axis through which items of a race come and go, or the slot of the
/// value that stands for the rest.
struct SlotGate: Sendable {
  private let isHorizontal: Bool
  /// Canvas coordinates along the axis.
  private let oldEnd: Double
  private let newEnd: Double

  init(from: AxisLayout, to: AxisLayout, rest: Value?) {
    isHorizontal = to.frame.isHorizontal
    oldEnd = from.frame.side.start + from.gate(rest: rest)
    newEnd = to.frame.side.start + to.gate(rest: rest)
  }

  /// From an item's own place to where it comes from.
  func wayIn(_ item: MarkItem) -> Point { shift(item, to: newEnd) }

  /// From an item's own place to where it goes.
  func wayOut(_ item: MarkItem) -> Point { shift(item, to: oldEnd) }

  private func shift(_ item: MarkItem, to end: Double) -> Point {
    isHorizontal
      ? Point(x: end - item.anchor.x, y: 0) : Point(x: 0, y: end - item.anchor.y)
  }
}
