import Drawing
import Geometry
import SceneModel

/// All marks of a view on their way from one state to another.
struct MarkTransition: Sendable {
  private enum Part: Sendable {
    case items(ItemGroupTransition)
    case line(LineTransition)
    case leaving(MarkGroup)
    case entering(MarkGroup)
    /// A line or area that goes or comes while items take its place.
    case dissolving(MarkGroup)
    case condensing(MarkGroup)
    /// What stays as it is.
    case still(MarkGroup)
  }

  private var parts: [Part] = []

  /// In which direction things move first.
  var order: MoveOrder {
    for case .items(let items) in parts where items.order != .together { return items.order }
    return .together
  }

  init(
    from old: [MarkGroup], to new: [MarkGroup], numbers: CountFormat,
    gate: SlotGate? = nil
  ) {
    for pair in LayerMatching(from: LayerSlot.slots(of: old), to: LayerSlot.slots(of: new)).pairs {
      switch pair {
      case (let from?, let to?):
        switch (from.isLine, to.isLine) {
        case (true, true): addLines(from, to)
        case (false, false):
          parts.append(
            .items(
              ItemGroupTransition(
                from: from.groups[0], to: to.groups[0], numbers: numbers, gate: gate)))
        case (true, false):
          parts += from.groups.map { .dissolving($0) }
          addItems(from.beads, to.groups[0], numbers: numbers)
        case (false, true):
          addItems(from.groups[0], to.beads, numbers: numbers)
          parts += to.groups.map { .condensing($0) }
        }
      case (let from?, nil): parts += from.groups.map { .leaving($0) }
      case (nil, let to?): parts += to.groups.map { .entering($0) }
      case (nil, nil): break
      }
    }
  }

  private mutating func addLines(_ from: LayerSlot, _ to: LayerSlot) {
    let keys = KeyMatching(from: from.groups.map(\.key), to: to.groups.map(\.key))
    for (index, group) in from.groups.enumerated() where keys.destinations[index] == nil {
      parts.append(.leaving(group))
    }
    for (index, group) in to.groups.enumerated() {
      guard let origin = keys.origins[index] else {
        parts.append(.entering(group))
        continue
      }
      let before = from.groups[origin]
      if before == group {
        parts.append(.still(group))
      } else if let line = LineTransition(from: before, to: group) {
        parts.append(.line(line))
      } else {
        parts += [.leaving(before), .entering(group)]
      }
    }
  }

  private mutating func addItems(_ from: MarkGroup, _ to: MarkGroup, numbers: CountFormat) {
    parts.append(.items(ItemGroupTransition(from: from, to: to, numbers: numbers, gate: nil)))
  }

  /// Whether anything is in both states.
  var hasMoving: Bool {
    parts.contains { part in
      switch part {
      case .leaving, .entering: false
      case .items(let items): items.hasMoving
      default: true
      }
    }
  }

  var hasLeaving: Bool {
    parts.contains { part in
      switch part {
      case .leaving: true
      case .items(let items): items.hasLeaving
      default: false
      }
    }
  }

  var hasEntering: Bool {
    parts.contains { part in
      switch part {
      case .entering: true
      case .items(let items): items.hasEntering
      default: false
      }
    }
  }

  func groups(_ f: StageFractions) -> [MarkGroup] {
    parts.flatMap { part -> [MarkGroup] in
      switch part {
      case .items(let items): return items.groups(f)
      case .line(let line): return line.groups(f)
      case .dissolving(let group): return [group.faded(by: 1 - min(max(f.both, 0), 1))]
      case .condensing(let group): return [group.faded(by: min(max(f.both, 0), 1))]
      case .still(var group):
        group.reveal = nil
        return [group]
      case .leaving(let group): return f.leave < 1 ? [group.shown(1 - f.leave)] : []
      case .entering(let group): return f.enter > 0 ? [group.shown(f.enter)] : []
      }
    }
  }
}

extension MarkGroup {
  fileprivate func faded(by opacity: Double) -> MarkGroup {
    var group = self
    group.reveal = nil
    for index in group.items.indices {
      group.items[index].style.opacity *= opacity
      group.items[index].reveal = nil
    }
    return group
  }

  /// A whole group that comes or goes, at a share 0…1: items grow, areas rise, lines fade.
  fileprivate func shown(_ share: Double) -> MarkGroup {
    var group = self
    group.reveal = nil
    for index in group.items.indices {
      var item = group.items[index]
      item.reveal = nil
      item.style.opacity *= share
      if case .vertex(var vertex) = item.geometry {
        if let base = vertex.base {
          vertex.point = base.interpolated(to: vertex.point, fraction: share)
        }
        item.geometry = .vertex(vertex)
      } else {
        item.geometry = item.geometry.grown(to: share)
      }
      group.items[index] = item
    }
    return group
  }
}
