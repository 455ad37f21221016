import Geometry
import SceneModel
import VisualEncoding

/// In which direction marks move first on their way to another state.
enum MoveOrder: Sendable {
  case together, xFirst, yFirst
}

extension MarkGroup {
  /// Whether bars stand upright, and whether several share a slot; nil for marks that are no bars.
  var stacking: (isVertical: Bool, isStacked: Bool)? {
    guard kind == .bar, items.count > 1 else { return nil }
    var slots: Set<Double> = []
    var isVertical = true
    for item in items {
      guard case .bar(let bar) = item.geometry else { return nil }
      isVertical = bar.base == .bottom || bar.base == .top
      let middle = isVertical ? bar.rectangle.midX : bar.rectangle.midY
      slots.insert((middle * 100).rounded())
    }
    return (isVertical, slots.count < items.count)
  }
}
