import Geometry
import Motion
import SceneModel
import VisualEncoding

/// When each part of a stack grows, so that a stack rises as one bar does.
struct StackGrowth {
  /// Where a part begins and ends, as fractions of its whole stack from the base.
  struct Share: Hashable {
    var begin: Double
    var end: Double
  }

  /// By the index of an item; bars that stand alone have none.
  private var shares: [Int: Share] = [:]

  /// The side that bars stand on and the slot that they share, to a hundredth of a point.
  private struct Slot: Hashable {
    let base: Orient
    let middle: Double
    let thickness: Double
  }

  init(_ group: MarkGroup) {
    guard group.kind == .bar else { return }
    var slots: [Slot: [(index: Int, near: Double, far: Double)]] = [:]
    for (index, item) in group.items.enumerated() {
      guard case .bar(let bar) = item.geometry else { continue }
      let r = bar.rectangle
      let (near, far, middle, thickness) =
        switch bar.base {
        case .bottom: (-r.maxY, -r.minY, r.midX, r.width)
        case .top: (r.minY, r.maxY, r.midX, r.width)
        case .left: (r.minX, r.maxX, r.midY, r.height)
        case .right: (-r.maxX, -r.minX, r.midY, r.height)
        }
      let slot = Slot(
        base: bar.base, middle: (middle * 100).rounded(), thickness: (thickness * 100).rounded())
      slots[slot, default: []].append((index, near, far))
    }
    for parts in slots.values where parts.count > 1 {
      let start = parts.map(\.near).min() ?? 0
      let whole = (parts.map(\.far).max() ?? 0) - start
      guard whole > 0, whole.isFinite else { continue }
      for part in parts {
        shares[part.index] = Share(
          begin: min(max((part.near - start) / whole, 0), 1),
          end: min(max((part.far - start) / whole, 0), 1))
      }
    }
  }

  subscript(index: Int) -> Share? { shares[index] }
}
