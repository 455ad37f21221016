import Geometry
import SceneModel

/// The end of a race's plot, through which names come and go.
///
/// Bars are clipped there. Words are not, since figures stand past the ends of their bars; they fade before they
/// reach it, so that none lies on an axis.
struct RaceEdge: Sendable {
  private let isHorizontal: Bool
  /// Half of the least slot of any period, in points.
  private let reach: Double

  init?(_ layouts: [ViewLayout], ranked: Set<Channel>) {
    guard let channel = [Channel.y, .x].first(where: ranked.contains) else { return nil }
    isHorizontal = channel == .x
    let reaches = layouts.compactMap { layout in
      layout.axes.first { $0.input.channel == channel && $0.input.isDiscrete }.map {
        $0.placeBeyondEnd - $0.frame.length
      }
    }
    guard let least = reaches.min(), least > 0 else { return nil }
    reach = least
  }

  func faded(_ groups: [MarkGroup], plot: Rectangle) -> [MarkGroup] {
    var groups = groups
    for place in groups.indices where groups[place].kind == .text {
      for index in groups[place].items.indices {
        let anchor = groups[place].items[index].anchor
        let inside = isHorizontal ? plot.maxX - anchor.x : plot.maxY - anchor.y
        guard inside < reach - 1e-9 else { continue }
        groups[place].items[index].style.opacity *= max(0, inside / reach)
      }
    }
    return groups
  }
}
