import Drawing
import Geometry
import SceneModel

/// All marks of a view on their way from one state to another.
struct MarkTransition: Sendable {
  private enum Part: Sendable {
    case items(ItemGroupTransition)
    case line(LineTransition)
    case leaving(MarkGroup, PassageWay)
    case entering(MarkGroup, PassageWay)
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

  init(from old: [MarkGroup], to new: [MarkGroup], setting: TransitionSetting) {
    for pair in LayerMatching(from: LayerSlot.slots(of: old), to: LayerSlot.slots(of: new)).pairs {
      switch pair {
      case (let from?, let to?):
        switch (from.isLine, to.isLine) {
        case (true, true): addLines(from, to, setting)
        case (false, false):
          parts.append(
            .items(ItemGroupTransition(from: from.groups[0], to: to.groups[0], setting)))
        case (true, false):
          parts += from.groups.compactMap { $0.withoutBeads.map { .dissolving($0) } }
          parts.append(.items(ItemGroupTransition(from: from.beads, to: to.groups[0], setting)))
        case (false, true):
          parts.append(.items(ItemGroupTransition(from: from.groups[0], to: to.beads, setting)))
          parts += to.groups.compactMap { $0.withoutBeads.map { .condensing($0) } }
        }
      case (let from?, nil):
        parts += from.groups.map { .leaving($0, setting.way(of: $0, isComing: false)) }
      case (nil, let to?):
        parts += to.groups.map { .entering($0, setting.way(of: $0, isComing: true)) }
      case (nil, nil): break
      }
    }
    carryWords()
  }

  /// Has words go along with the bars that they belong to, where these turn or roll up.
  private mutating func carryWords() {
    var carrier: ItemGroupTransition?
    for case .items(let items) in parts where items.carriesWords { carrier = items }
    guard let carrier else { return }
    parts = parts.map { part in
      guard case .items(let items) = part else { return part }
      return .items(items.riding(on: carrier))
    }
  }

  private mutating func addLines(
    _ from: LayerSlot, _ to: LayerSlot, _ setting: TransitionSetting
  ) {
    let keys = KeyMatching(from: from.groups.map(\.key), to: to.groups.map(\.key))
    func leave(_ group: MarkGroup) {
      parts.append(.leaving(group, setting.way(of: group, isComing: false)))
    }
    func enter(_ group: MarkGroup) {
      parts.append(.entering(group, setting.way(of: group, isComing: true)))
    }
    for (index, group) in from.groups.enumerated() where keys.destinations[index] == nil {
      leave(group)
    }
    for (index, group) in to.groups.enumerated() {
      guard let origin = keys.origins[index] else {
        enter(group)
        continue
      }
      let before = from.groups[origin]
      if before == group {
        parts.append(.still(group))
      } else if let line = LineTransition(from: before, to: group, setting) {
        parts.append(.line(line))
      } else {
        leave(before)
        enter(group)
      }
    }
  }

  /// The largest number of items that set out one after another.
  var itemCount: Int {
    parts.map { if case .items(let items) = $0 { items.count } else { 0 } }.max() ?? 0
  }

  /// How many items, lines and areas stay, go and come.
  var counts: (leaving: Int, moving: Int, entering: Int) {
    var counts = (leaving: 0, moving: 0, entering: 0)
    for part in parts {
      switch part {
      case .items(let items):
        counts.leaving += items.leavingCount
        counts.moving += items.movingCount
        counts.entering += items.enteringCount
      case .leaving: counts.leaving += 1
      case .entering: counts.entering += 1
      case .line, .still: counts.moving += 1
      case .dissolving, .condensing: break
      }
    }
    return counts
  }

  /// A line shows while the items that stand for it are small.
  private static func late(_ fraction: Double) -> Double {
    let t = min(max((fraction - 0.3) / 0.7, 0), 1)
    return t * t
  }

  func groups(_ f: StageFractions, moment: StageMoment?) -> [MarkGroup] {
    Self.groups(of: parts, f, moment: moment)
  }

  /// Where its texts are, and its symbols if they are asked for; without any words.
  func addPlaces(
    _ f: StageFractions, moment: StageMoment?, hasSymbols: Bool,
    to places: inout [LabelYield.Identity: Point]
  ) {
    for part in parts {
      switch part {
      case .items(let items):
        guard items.hasTexts || (hasSymbols && items.hasSymbols) else { continue }
        items.addPlaces(f, moment: moment, to: &places)
      case .leaving(let group, _), .entering(let group, _), .still(let group):
        guard group.kind == .text else { continue }
        for group in Self.groups(of: [part], f, moment: moment) {
          LabelYield.addPlaces(of: group, to: &places)
        }
      case .line, .dissolving, .condensing: break
      }
    }
  }

  private static func groups(of parts: [Part], _ f: StageFractions, moment: StageMoment?)
    -> [MarkGroup]
  {
    parts.flatMap { part -> [MarkGroup] in
      switch part {
      case .items(let items): return items.groups(f, moment: moment)
      case .line(let line): return line.groups(f)
      case .dissolving(let group): return [group.faded(by: late(1 - f.both))]
      case .condensing(let group): return [group.faded(by: late(f.both))]
      case .still(var group):
        group.reveal = nil
        group.held = HeldState.between(group.held, group.held, f)
        return [group]
      case .leaving(let group, let way):
        guard f.leave < 1 else { return [] }
        var group = way.group(group, share: 1 - f.leave)
        group.held = HeldState.between(group.held, nil, f)
        return [group]
      case .entering(let group, let way):
        guard f.enter > 0 else { return [] }
        var group = way.group(group, share: f.enter)
        group.held = HeldState.between(nil, group.held, f)
        return [group]
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
}
