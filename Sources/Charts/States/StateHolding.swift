import Drawing
import Motion

/// Writes into a layout's items what the timeline has done to them at one time, such as a selection.
struct StateHolding {
  let view: Int
  let motion: MotionPlan
  let measurer: any TextMeasurer

  /// The layout as it is at a time of the film; nil where nothing of it has moved.
  func held(_ layout: ViewLayout, at seconds: Double) -> ViewLayout? {
    guard touches(layout) else { return nil }
    var result = layout
    let sample = Sample(timeline: motion.timeline, seconds: seconds)
    for (place, group) in layout.marks.enumerated() {
      let painting = GroupPainting(
        view: layout, viewIndex: view, groupIndex: place, motion: motion, sample: sample,
        measurer: measurer)
      if group.isLine {
        result.marks[place].held = HeldState(painting.state(of: group))
      } else {
        for index in group.items.indices {
          result.marks[place].items[index].held = HeldState(
            painting.itemState(group, index: index))
        }
      }
    }
    let isHeld = result.marks.contains { group in
      group.held != nil || group.items.contains { $0.held != nil }
    }
    return isHeld ? result : nil
  }

  private func touches(_ layout: ViewLayout) -> Bool {
    motion.animated.contains { address in
      guard address.view == view, address.state == layout.motionState else { return false }
      return switch address.part {
      case .group, .item: true
      default: false
      }
    }
  }
}
