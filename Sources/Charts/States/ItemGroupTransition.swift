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
  /// The room that each item keeps to at its beginning and its end, where shapes bend on their way.
  private let rooms: [(from: Rectangle, to: Rectangle)]
  /// The places 0…1 in the order in which items set out, where the scene gives one.
  private let leavingPlaces: [Double]?
  private let stayingPlaces: [Double]?
  /// Bars that turn, with the place of each among those that stay.
  private let turn: (bars: BarTurn, places: [Int], relay: [Int: StripRelay])?
  /// Stacks in which bars change their sign, by the bars' places among those that stay.
  private let stacks: [StackTurn]
  /// Bars that become a ring, or a ring that becomes bars, with the place of each.
  private let ring: (roll: RingRoll, places: [Int])?
  /// What carries the words of bars that turn or roll up.
  private var ride: WordRide?

  /// Whether the items at both ends are symbols.
  var hasSymbols: Bool {
    func isSymbol(_ item: MarkItem?) -> Bool {
      if case .symbol? = item?.geometry { true } else { false }
    }
    return isSymbol(old.items.first) && isSymbol(new.items.first)
  }

  /// Whether texts are among the items at either end.
  var hasTexts: Bool { old.kind == .text || new.kind == .text }

  init(from old: MarkGroup, to new: MarkGroup, _ setting: TransitionSetting) {
    let (old, new) = (old.placed, new.placed)
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
      staying[index] = ItemTransition(old.items[origin], item, setting: setting)
    }
    for (whole, parts) in keys.parts.sorted(by: { $0.key < $1.key }) {
      let slices = Self.slices(of: old.items[whole], id: whole, for: parts.map { new.items[$0] })
      for (part, slice) in zip(parts, slices) {
        guard let slice else { continue }
        staying[part] = ItemTransition(slice, new.items[part], setting: setting)
        isGone[whole] = false
      }
    }
    var merging: [ItemTransition] = []
    for (whole, parts) in keys.wholes.sorted(by: { $0.key < $1.key }) {
      let slices = Self.slices(of: new.items[whole], id: whole, for: parts.map { old.items[$0] })
      for (part, slice) in zip(parts, slices) {
        guard var slice else { continue }
        slice.key = old.items[part].key
        merging.append(ItemTransition(old.items[part], slice, setting: setting))
        isGone[part] = false
      }
    }
    let merged = Set(merging.isEmpty ? [] : keys.wholes.keys.map { $0 })
    self.staying =
      merging
      + new.items.indices.compactMap { index in
        if let transition = staying[index] { return transition }
        return merged.contains(index)
          ? nil : .entering(new.items[index], setting.wayIn(new.items[index]))
      }
    leaving = old.items.indices.filter { isGone[$0] }.map {
      .leaving(old.items[$0], setting.wayOut(old.items[$0]))
    }
    isSliding = setting.gate != nil
    leavingPlaces = setting.places(of: leaving.map(\.subject))
    stayingPlaces = setting.places(of: self.staying.map(\.subject))
    turn = Self.turn(self.staying, setting)
    stacks = Self.stacks(self.staying, from: old, to: new)
    ring = stayingPlaces == nil ? Self.ring(self.staying, setting) : nil
    isStaggered = self.staying.contains {
      if case .moving(_, _, let way) = $0 { way.isUnlike } else { false }
    }
    rooms =
      isStaggered
      ? self.staying.map { item in
        guard case .moving(let from, let to, _) = item else {
          return (setting.oldPlot, setting.newPlot)
        }
        return (setting.oldPlot.union(from.box), setting.newPlot.union(to.box))
      } : []
  }

  /// An item's slices for its parts, in their order; nil where a slice cannot turn into its part.
  private static func slices(of whole: MarkItem, id: Int, for parts: [MarkItem]) -> [MarkItem?] {
    zip(parts, PartSlicing.slices(of: whole, for: parts)).map { part, geometry in
      guard geometry.turnsInto(part.geometry) else { return nil }
      var slice = whole
      slice.geometry = geometry
      slice.magnitude = nil
      slice.seam = Seam(id: id)
      return slice
    }
  }

  /// Bars that lie down or stand up turn as one; strips of an area do once they are bars.
  private static func turn(_ staying: [ItemTransition], _ setting: TransitionSetting) -> (
    bars: BarTurn, places: [Int], relay: [Int: StripRelay]
  )? {
    var pairs: [(BarGeometry, BarGeometry)] = []
    var places: [Int] = []
    var relays: [Int: StripRelay] = [:]
    for (index, item) in staying.enumerated() {
      guard case .moving(let from, let to, _) = item else { continue }
      switch (from.geometry, to.geometry) {
      case (.bar(let a), .bar(let b)): pairs.append((a, b))
      case (.outline, .bar(let b)):
        guard let relay = StripRelay(from.geometry, to.geometry) else { continue }
        pairs.append((relay.bar, b))
        relays[index] = relay
      case (.bar(let a), .outline):
        guard let relay = StripRelay(from.geometry, to.geometry) else { continue }
        pairs.append((a, relay.bar))
        relays[index] = relay
      default: continue
      }
      places.append(index)
    }
    return BarTurn(pairs, from: setting.oldPlot, to: setting.newPlot).map { ($0, places, relays) }
  }

  /// The stacks whose bars change their sign.
  private static func stacks(_ staying: [ItemTransition], from old: MarkGroup, to new: MarkGroup)
    -> [StackTurn]
  {
    guard let before = old.baseline, let after = new.baseline else { return [] }
    let bars = staying.enumerated().compactMap { place, item in
      guard case .moving(let from, let to, _) = item, case .bar(let a) = from.geometry,
        case .bar(let b) = to.geometry
      else { return nil as (place: Int, from: BarGeometry, to: BarGeometry)? }
      return (place, a, b)
    }
    return StackTurn.stacks(bars, baseline: (before, after))
  }

  /// The bars and slices that go by way of a ribbon; nil where others are among them.
  private static func ring(_ staying: [ItemTransition], _ setting: TransitionSetting) -> (
    roll: RingRoll, places: [Int]
  )? {
    var pairs: [(bar: BarGeometry, slice: ArcGeometry)] = []
    var places: [Int] = []
    var ways = Set<Bool>()
    for (index, item) in staying.enumerated() {
      guard case .moving(let from, let to, _) = item else { continue }
      switch (from.geometry, to.geometry) {
      case (.bar(let bar), .arc(let arc)): pairs.append((bar, arc))
      case (.arc(let arc), .bar(let bar)): pairs.append((bar, arc))
      default: return nil
      }
      if case .arc = from.geometry { ways.insert(true) } else { ways.insert(false) }
      places.append(index)
    }
    guard let isBackwards = ways.first, ways.count == 1 else { return nil }
    return RingRoll(
      pairs, isBackwards: isBackwards, barPlot: isBackwards ? setting.newPlot : setting.oldPlot,
      slicePlot: isBackwards ? setting.oldPlot : setting.newPlot
    ).map { ($0, places) }
  }

  /// The outlines of the bars that turn or roll up, by their places among those that stay.
  private func turned(_ f: StageFractions) -> [Int: Path] {
    if let ring {
      return Dictionary(
        zip(ring.places, ring.roll.paths(f.both)), uniquingKeysWith: { first, _ in first })
    }
    guard let turn else { return [:] }
    let fraction = turn.relay.values.first?.rest(f).both ?? f.both
    var paths: [Int: Path] = [:]
    for (place, path) in zip(turn.places, turn.bars.paths(fraction)) {
      paths[place] = turn.relay[place]?.path(f) ?? path
    }
    return paths
  }

  /// The same words, carried by the bars of another layer that turn or roll up.
  func riding(on bars: ItemGroupTransition) -> ItemGroupTransition {
    guard hasTexts, !bars.hasTexts else { return self }
    func keys(_ places: [Int]) -> [ItemKey] { places.map { bars.staying[$0].subject.key } }
    var result = self
    if let ring = bars.ring {
      result.ride = WordRide(.roll(ring.roll), keys: keys(ring.places), words: staying)
    } else if let turn = bars.turn, turn.relay.isEmpty {
      result.ride = WordRide(.turn(turn.bars), keys: keys(turn.places), words: staying)
    }
    return result
  }

  /// Whether the bars turn or roll up, all together.
  var carriesWords: Bool { ring != nil || turn?.relay.isEmpty == true }

  /// Bars that share a slot in one state only move along it and across it one after the other.
  var order: MoveOrder {
    let (a, b) = (old.stacking, new.stacking)
    guard let a, let b, a.isVertical == b.isVertical, a.isStacked != b.isStacked else {
      return .together
    }
    return a.isStacked == a.isVertical ? .xFirst : .yFirst
  }

  var count: Int { max(staying.count, leaving.count) }

  var leavingCount: Int { leaving.count }
  var movingCount: Int { staying.count { if case .moving = $0 { true } else { false } } }
  var enteringCount: Int { staying.count { if case .entering = $0 { true } else { false } } }

  func groups(_ f: StageFractions, moment: StageMoment?) -> [MarkGroup] {
    var result: [MarkGroup] = []
    let gone = leaving.enumerated().compactMap { index, item in
      item.item(fractions(f, place: leavingPlaces?[index], moment))
    }
    if !gone.isEmpty { result.append(group(old, gone)) }
    let last = Double(max(staying.count - 1, 1))
    let turned = turned(f)
    let carried = ride?.points(f.both) ?? [:]
    var here = staying.enumerated().map { index, item -> MarkItem? in
      if let path = turned[index] {
        var item = item.item(f)
        item?.geometry = .outline(path)
        return item
      }
      let own = fractions(f, place: stayingPlaces?[index], moment)
      if let point = carried[index] { return item.item(f)?.carried(to: point) }
      guard isStaggered else { return item.item(own) }
      let f = stayingPlaces == nil ? own.delayed(by: Double(index) / last) : own
      return item.item(f).map { kept($0, within: rooms[index], f) }
    }
    for stack in stacks { stack.apply(to: &here, f) }
    let shown = here.compactMap { $0 }
    if !shown.isEmpty { result.append(group(new, shown)) }
    return result
  }

  /// Where its texts or symbols are, without any words.
  func addPlaces(
    _ f: StageFractions, moment: StageMoment?, to places: inout [LabelYield.Identity: Point]
  ) {
    func add(_ place: (key: ItemKey, point: Point)?, _ group: MarkGroup) {
      guard let place, group.layer >= 0 else { return }
      let identity: LabelYield.Identity =
        group.kind == .text
        ? .text(layer: group.layer, key: place.key) : .mark(layer: group.layer, key: place.key)
      places[identity] = place.point
    }
    for (index, item) in leaving.enumerated() {
      add(item.place(fractions(f, place: leavingPlaces?[index], moment)), old)
    }
    let carried = ride?.points(f.both) ?? [:]
    for (index, item) in staying.enumerated() {
      if let point = carried[index] {
        add((item.subject.key, point), new)
      } else {
        add(item.place(fractions(f, place: stayingPlaces?[index], moment)), new)
      }
    }
  }

  /// A bent shape that would reach out of the plot is moved back into it.
  private func kept(
    _ item: MarkItem, within room: (from: Rectangle, to: Rectangle), _ f: StageFractions
  ) -> MarkItem {
    guard case .outline(let path) = item.geometry, let box = path.bounds else { return item }
    let limits = Between.rectangle(room.from, room.to, f)
    let shift = Point(
      x: max(0, limits.minX - box.minX) - max(0, box.maxX - limits.maxX),
      y: max(0, limits.minY - box.minY) - max(0, box.maxY - limits.maxY))
    guard shift != .zero else { return item }
    var item = item
    item.geometry = item.geometry.moved(by: shift)
    item.anchor = item.anchor + shift
    return item
  }

  private func fractions(_ f: StageFractions, place: Double?, _ moment: StageMoment?)
    -> StageFractions
  {
    guard let place, let moment else { return f }
    return moment.fractions(place: place)
  }

  private func group(_ template: MarkGroup, _ items: [MarkItem]) -> MarkGroup {
    var group = template
    group.items = items
    group.reveal = nil
    // Words and images at the ends of bars stand beside the plot.
    let isBeside = template.kind == .text || template.kind == .image
    group.isClipped = old.isClipped || new.isClipped || (isSliding && !isBeside)
    return group
  }
}
