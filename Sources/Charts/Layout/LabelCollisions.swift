import Drawing
import Geometry
import SceneModel
import Typesetting

/// Keeps labels around a pie off one another and on the canvas: of those that meet, the larger value's stays.
struct LabelCollisions {
  let room: Rectangle
  let measurer: any TextMeasurer

  /// The groups with labels that have no room marked as not shown.
  func resolved(_ groups: [MarkGroup]) -> [MarkGroup] {
    guard groups.contains(where: { $0.kind == .arc }) else { return groups }
    var groups = groups
    var candidates: [(group: Int, item: Int, magnitude: Double, box: Rectangle)] = []
    for (place, group) in groups.enumerated() where group.kind == .text {
      for (index, item) in group.items.enumerated() {
        guard case .text(let text) = item.geometry, item.anchor != text.point else { continue }
        candidates.append(
          (
            place, index, item.magnitude ?? 0, text.placement(measurer: measurer).box
          ))
      }
    }
    candidates.sort { ($1.magnitude, $0.group, $0.item) < ($0.magnitude, $1.group, $1.item) }
    var kept: [Rectangle] = []
    for candidate in candidates {
      let box = candidate.box
      let isInside =
        box.minX >= room.minX && box.maxX <= room.maxX && box.minY >= room.minY
        && box.maxY <= room.maxY
      if isInside, !kept.contains(where: { $0.intersects(box) }) {
        kept.append(box)
      } else {
        groups[candidate.group].items[candidate.item].isShown = false
      }
    }
    return groups
  }
}
