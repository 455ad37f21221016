import Geometry
import SceneModel

/// The items of a layer on their way; those that go are drawn under those that stay.
struct ItemGroupTransition: Sendable {
  private let old: MarkGroup
  private let new: MarkGroup
  private let leaving: [ItemTransition]
  private let staying: [ItemTransition]
  private let isSliding: Bool
  private let isStaggered: Bool

  init(from old: MarkGroup, to new: MarkGroup, numbers: CountFormat, gate: SlotGate?) {
    self.old = old
    self.new = new
    let keys = KeyMatching(from: old.items.map(\.key), to: new.items.map(\.key))
    var staying: [ItemTransition?] = Array(repeating: nil, count: new.items.count)
    var isGone = keys.destinations.map { $0 == nil }
    for (index, item) in new.items.enumerated() {
      guard let origin = keys.origins[index] else { continue }
      guard old.items[origin].geometry.turnsInto(item.geometry) else {
        isGone[origin] = true
        continue
      }
      staying[index] = ItemTransition(old.items[origin], item, numbers: numbers)
    }
    for (whole, parts) in keys.parts.sorted(by: { $0.key < $1.key }) {
      let members = parts.map { new.items[$0] }
      let slices = PartSlicing.slices(of: old.items[whole], for: members)
      for (part, slice) in zip(parts, slices) where slice.turnsInto(new.items[part].geometry) {
        var start = old.items[whole]
        start.geometry = slice
        start.magnitude = nil
        staying[part] = ItemTransition(start, new.items[part], numbers: numbers)
        isGone[whole] = false
      }
    }
    var merging: [ItemTransition] = []
    for (whole, parts) in keys.wholes.sorted(by: { $0.key < $1.key }) {
      let members = parts.map { old.items[$0] }
      let slices = PartSlicing.slices(of: new.items[whole], for: members)
      for (part, slice) in zip(parts, slices) where slice.turnsInto(old.items[part].geometry) {
        var end = new.items[whole]
        end.geometry = slice
        end.magnitude = nil
        end.key = old.items[part].key
        merging.append(ItemTransition(old.items[part], end, numbers: numbers))
        isGone[part] = false
      }
    }
    let merged = Set(merging.isEmpty ? [] : keys.wholes.keys.map { $0 })
    self.staying =
      merging
      + new.items.indices.compactMap { index in
        if let transition = staying[index] { return transition }
        return merged.contains(index)
          ? nil : .entering(new.items[index], gate?.wayIn(new.items[index]))
      }
    leaving = old.items.indices.filter { isGone[$0] }.map {
      .leaving(old.items[$0], gate?.wayOut(old.items[$0]))
    }
    isSliding = gate != nil
    isStaggered = Self.isStaggered(self.staying, old, new)
  }

  /// Bars that share a slot in one state only move along it and across it one after the other.
  var order: MoveOrder {
    let (a, b) = (old.stacking, new.stacking)
    guard let a, let b, a.isVertical == b.isVertical, a.isStacked != b.isStacked else {
      return .together
    }
    return a.isStacked == a.isVertical ? .xFirst : .yFirst
  }

  /// Whether shapes turn into unlike ones or lie down, and then set out one after the other so that each can be followed.
  private static func isStaggered(_ staying: [ItemTransition], _ old: MarkGroup, _ new: MarkGroup)
    -> Bool
  {
    if let a = old.stacking, let b = new.stacking, a.isVertical != b.isVertical { return true }
    return staying.contains {
      switch $0 {
      case .moving(_, _, .outline), .moving(_, _, .strip): true
      default: false
      }
    }
  }

  var hasMoving: Bool {
    staying.contains { if case .moving = $0 { true } else { false } }
  }

  var hasLeaving: Bool { !leaving.isEmpty }
  var hasEntering: Bool {
    staying.contains { if case .entering = $0 { true } else { false } }
  }

  func groups(_ f: StageFractions) -> [MarkGroup] {
    var result: [MarkGroup] = []
    let gone = leaving.compactMap { $0.item(f) }
    if !gone.isEmpty { result.append(group(old, gone)) }
    let count = Double(max(staying.count - 1, 1))
    let here = staying.enumerated().compactMap { index, item in
      item.item(isStaggered ? f.delayed(by: Double(index) / count) : f)
    }
    if !here.isEmpty { result.append(group(new, here)) }
    return result
  }

  private func group(_ template: MarkGroup, _ items: [MarkItem]) -> MarkGroup {
    var group = template
    group.items = items
    group.reveal = nil
    group.isClipped = old.isClipped || new.isClipped || (isSliding && template.kind != .text)
    return group
  }
}
