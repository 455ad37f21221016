import Geometry
import Guides
import SceneModel
import Tables

/// The end of a race's plot, through which names come and go.
///
/// Bars are clipped there. Words are not, since figures stand past the ends of their bars; they fade before they
/// reach it, so that none lies on an axis. Where a last bar stands for the others, its slot is the end.
struct RaceEdge: Sendable {
  private let isHorizontal: Bool
  /// Half of the least slot of any period, in points.
  private let reach: Double
  private let others: String?
  /// Whether the others have a slot, by period.
  private let hasOthers: [Bool]
  /// Whether names are less high, or wide, than the least slot.
  let isRoomy: Bool

  init?(_ layouts: [ViewLayout], ranked: Set<Channel>, others: String?) {
    guard let channel = [Channel.y, .x].first(where: ranked.contains) else { return nil }
    isHorizontal = channel == .x
    let reaches = layouts.compactMap { layout in
      layout.axes.first { $0.input.channel == channel && $0.input.isDiscrete }.map {
        $0.placeBeyondEnd - $0.frame.length
      }
    }
    guard let least = reaches.min(), least > 0 else { return nil }
    reach = least
    let sideways = isHorizontal
    isRoomy = layouts.allSatisfy { layout in
      layout.axes.filter { $0.input.channel == channel && $0.input.isDiscrete }.flatMap(\.labels)
        .allSatisfy { (sideways ? $0.box.width : $0.box.height) <= 2 * least }
    }
    self.others = others
    hasOthers = layouts.map { layout in
      layout.axes.contains { axis in
        axis.input.channel == channel
          && axis.input.ticks.contains { $0.value == others.map { .string($0) } }
      }
    }
  }

  /// The marks between a period and the next one with words and images that near the end faded.
  func faded(_ groups: [MarkGroup], plot: Rectangle, after period: Int) -> [MarkGroup] {
    let isAbove =
      hasOthers.indices.contains(period + 1) && hasOthers[period] && hasOthers[period + 1]
    let end = (isHorizontal ? plot.maxX : plot.maxY) - (isAbove ? 2 * reach : 0)
    var groups = groups
    for place in groups.indices where groups[place].kind == .text || groups[place].kind == .image {
      for index in groups[place].items.indices {
        let item = groups[place].items[index]
        guard !isAbove || item.key.text != others else { continue }
        let inside = end - (isHorizontal ? item.anchor.x : item.anchor.y)
        guard inside < reach - 1e-9 else { continue }
        groups[place].items[index].style.opacity *= max(0, inside / reach)
      }
    }
    return groups
  }
}
