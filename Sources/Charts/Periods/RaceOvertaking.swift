import Drawing
import Geometry
import SceneModel

/// Keeps the words of a race apart while one passes the other: those of the overtaken fade and come back.
///
/// At a period, where words are a slot apart, nothing fades.
struct RaceOvertaking: Sendable {
  private let isHorizontal: Bool
  /// The least slot of any period, in points.
  private let slot: Double

  init(isHorizontal: Bool, slot: Double) {
    self.isHorizontal = isHorizontal
    self.slot = slot
  }

  /// The marks with texts faded that a later one of their layer passes; what overtakes comes later.
  func faded(_ groups: [MarkGroup]) -> [MarkGroup] {
    var groups = groups
    let places = groups.indices.filter { groups[$0].kind == .text }.flatMap { group in
      groups[group].items.indices.map { (group: group, item: $0) }
    }
    for (index, place) in places.enumerated() {
      let item = groups[place.group].items[place.item]
      guard case .text(let text) = item.geometry else { continue }
      var share = 1.0
      for other in places[(index + 1)...]
      where groups[other.group].layer == groups[place.group].layer {
        let next = groups[other.group].items[other.item]
        guard case .text(let nextText) = next.geometry else { continue }
        // Of one that comes and goes at once the fainter counts for nothing.
        share *= 1 - overlap(text, nextText) * min(1, next.style.opacity)
      }
      groups[place.group].items[place.item].style.opacity *= share
    }
    return groups
  }

  /// An axis with labels faded that an earlier one passes; ticks are in their new order.
  func faded(_ axis: AxisLayout) -> AxisLayout {
    guard axis.input.isDiscrete, axis.frame.isHorizontal == isHorizontal else { return axis }
    var labels = axis.labels
    for index in labels.indices {
      var share = 1.0
      for other in axis.labels[..<index] where other.visible {
        share *=
          1
          - closeness(labels[index].position - other.position, height: other.font.size)
          * other.opacity
      }
      labels[index].opacity *= share
    }
    return AxisLayout(
      axis, style: axis.style, frame: axis.frame, labels: labels, lines: axis.lines,
      title: axis.title)
  }

  /// How much two texts lie on one another, 0…1.
  private func overlap(_ a: TextGeometry, _ b: TextGeometry) -> Double {
    let across = isHorizontal ? a.point.x - b.point.x : a.point.y - b.point.y
    let height = isHorizontal ? width(a, b) : a.font.size
    let along = abs(isHorizontal ? a.point.y - b.point.y : a.point.x - b.point.x)
    let length = isHorizontal ? a.font.size : width(a, b)
    return closeness(across, height: height) * min(1, max(0, (1.1 - along / length) / 0.3))
  }

  /// About as wide as the wider text is; digits are six tenths of their size wide.
  private func width(_ a: TextGeometry, _ b: TextGeometry) -> Double {
    let count = max(a.lines.first?.count ?? 0, b.lines.first?.count ?? 0)
    return max(1, Double(count) * a.font.size * 0.62)
  }

  /// 1 for words at one place, 0 for words a slot apart or more than their height.
  private func closeness(_ distance: Double, height: Double) -> Double {
    let unit = max(1e-6, min(height, 0.75 * slot))
    return min(1, max(0, 1.3 - abs(distance) / unit))
  }
}
