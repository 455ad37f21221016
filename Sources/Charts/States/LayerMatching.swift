import SceneModel

/// The groups of one layer of a layout that are drawn alike.
struct LayerSlot: Sendable {
  /// What a layer's marks are to a transition; only like ones turn into one another.
  enum Role: Sendable, Hashable { case shapes, rules, images, words, lineNames }

  var role: Role
  var layer: Int
  var name: String?
  var groups: [MarkGroup]

  /// Whether the groups are lines, areas or trails.
  var isLine: Bool { groups.first?.isLine ?? false }

  /// The slots of a layout in painting order.
  static func slots(of groups: [MarkGroup]) -> [LayerSlot] {
    var slots: [LayerSlot] = []
    for group in groups {
      let role = role(of: group)
      if let last = slots.indices.last, slots[last].layer == group.layer, slots[last].role == role {
        slots[last].groups.append(group)
      } else {
        slots.append(
          LayerSlot(role: role, layer: group.layer, name: group.layerName, groups: [group]))
      }
    }
    return slots
  }

  private static func role(of group: MarkGroup) -> Role {
    switch group.kind {
    case .text: group.key == "direct labels" ? .lineNames : .words
    case .rule: .rules
    case .image: .images
    default: .shapes
    }
  }
}

/// Which layers of two states are the same one: by name, then by number, then by their order.
struct LayerMatching: Sendable {
  /// In the new state's painting order, old ones that go after the one below them.
  let pairs: [(from: LayerSlot?, to: LayerSlot?)]

  init(from: [LayerSlot], to: [LayerSlot]) {
    var origins: [Int?] = Array(repeating: nil, count: to.count)
    var isTaken = Array(repeating: false, count: from.count)
    func match(_ test: (LayerSlot, LayerSlot) -> Bool) {
      for (index, slot) in to.enumerated() where origins[index] == nil {
        guard
          let found = from.indices.first(where: {
            !isTaken[$0] && from[$0].role == slot.role && test(from[$0], slot)
          })
        else { continue }
        origins[index] = found
        isTaken[found] = true
      }
    }
    match { $0.name != nil && $0.name == $1.name }
    match { $0.name == nil && $1.name == nil && $0.layer == $1.layer }
    match { $0.name == nil || $1.name == nil }
    var pairs: [(from: LayerSlot?, to: LayerSlot?)] = []
    func addLeaving(after place: Int) {
      var next = place + 1
      while from.indices.contains(next), !isTaken[next] {
        pairs.append((from[next], nil))
        next += 1
      }
    }
    addLeaving(after: -1)
    for (index, slot) in to.enumerated() {
      guard let origin = origins[index] else {
        pairs.append((nil, slot))
        continue
      }
      pairs.append((from[origin], slot))
      addLeaving(after: origin)
    }
    self.pairs = pairs
  }
}
