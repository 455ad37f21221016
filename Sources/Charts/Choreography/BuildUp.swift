import Guides
import Motion
import SceneModel

/// The motion of a scene without a timeline: the title stands, then come axes, then the data, then its labels.
struct BuildUp {
  let layout: SceneLayout

  /// When the data begins, in seconds after its view; without axes there is nothing to wait for.
  private static let dataBegin = (withAxes: 0.45, alone: 0.1)
  /// How long the data takes.
  private static let dataDuration = 1.6

  /// Every animation with the beginning of its view; faster where the film is too short for all of it.
  func motions(within duration: Double?) -> [(PlannedMotion, Double)] {
    let motions = motions()
    let end = motions.map { $0.0.end + $0.1 }.max() ?? 0
    guard let duration, duration < end else { return motions }
    let share = max(duration, 0) / end
    return motions.map { motion, begin in
      var motion = motion
      motion.offset *= share
      motion.duration *= share
      return (motion, begin * share)
    }
  }

  private func motions() -> [(PlannedMotion, Double)] {
    var motions: [(PlannedMotion, Double)] = []
    for index in layout.views.indices {
      let begin = Double(index) * 0.15
      motions += guides(view: index).map { ($0, begin) }
      motions += marks(view: index).map { ($0, begin) }
      motions += periods(view: index, after: motions).map { ($0, begin) }
    }
    return motions
  }

  private func fade(_ address: TargetAddress, offset: Double, duration: Double = 0.45)
    -> PlannedMotion
  {
    PlannedMotion(
      address, .opacity, from: 0, to: 1, timing: .easing(.easeOut), offset: offset,
      duration: duration)
  }

  private func guides(view index: Int) -> [PlannedMotion] {
    let view = layout.views[index]
    var motions: [PlannedMotion] = []
    func add(_ part: TargetAddress.Part, _ offset: Double) {
      motions.append(fade(TargetAddress(view: index, part: part), offset: offset))
    }
    var channels: [Channel] = []
    for axis in view.axes where !channels.contains(axis.input.channel) {
      channels.append(axis.input.channel)
    }
    for channel in channels { add(.axis(channel), 0) }
    if !view.legends.isEmpty { add(.legend, 0.15) }
    if view.center != nil { add(.center, dataBegin(view: index) + 0.4) }
    return motions
  }

  /// Once it is built up, a view with a channel of time plays through it.
  private func periods(view index: Int, after motions: [(PlannedMotion, Double)])
    -> [PlannedMotion]
  {
    guard layout.views[index].periods != nil else { return [] }
    var selection = TargetSelection()
    selection.views = [index]
    let built = motions.filter { $0.0.address.view == index }.map { $0.0.end }.max() ?? 0
    var result = expanded(.play, selection, duration: nil, easing: nil)
    for place in result.indices { result[place].offset = built + 0.4 }
    return result
  }

  private func marks(view index: Int) -> [PlannedMotion] {
    let view = layout.views[index]
    var motions: [PlannedMotion] = []
    var lines = TargetSelection()
    var arcs = TargetSelection()
    var rest: [(selection: TargetSelection, preset: Preset, isLabel: Bool)] = []
    for (place, group) in view.marks.enumerated() {
      let items = group.items.indices.map {
        TargetAddress(view: index, part: .item(group: place, index: $0))
      }
      let belongs = group.reveal != nil || group.items.contains { $0.reveal != nil }
      switch group.kind {
      case .line, .trail: lines.groups.append(TargetAddress(view: index, part: .group(place)))
      case .area:
        if belongs {
          lines.groups.append(TargetAddress(view: index, part: .group(place)))
        } else {
          var own = TargetSelection()
          own.groups = [TargetAddress(view: index, part: .group(place))]
          rest.append((own, .grow, false))
        }
      case .arc: arcs.items += items
      case .text where view.marks.contains { $0.kind == .arc }: arcs.items += items
      default:
        if belongs {
          lines.items += items
        } else {
          var own = TargetSelection()
          own.items = items
          let preset: Preset =
            switch group.kind {
            case .bar, .tick: .grow
            case .rule: .draw
            case .text, .rect: .fade
            default: .pop
            }
          rest.append((own, preset, preset == .fade || group.kind == .image))
        }
      }
    }
    let isFirstLabel = rest.allSatisfy(\.isLabel) && lines.isEmpty && arcs.isEmpty
    // Where the first period has no more than its first points, nothing is to be seen of the lines.
    let draws = lines.groups.contains { hasLength($0) }
    motions += expanded(
      .draw, lines, duration: draws ? Self.dataDuration : 0.1, easing: .easeInOutSine)
    motions += expanded(.sweep, arcs, duration: 1.2, easing: .easeInOutCubic)
    for (selection, preset, isLabel) in rest {
      let count = selection.items.count
      let spread = min(0.9, Double(count) * 0.09)
      var own = expanded(
        preset, selection, duration: preset == .pop ? 0.4 : preset == .fade ? 0.4 : 0.7,
        easing: nil,
        stagger: preset == .draw ? nil : Stagger(.total(spread), order: .x))
      if isLabel, !isFirstLabel {
        // Words and images come after what they are about.
        for place in own.indices { own[place].offset += 0.6 }
      }
      motions += own
    }
    return motions
  }

  private func hasLength(_ address: TargetAddress) -> Bool {
    guard case .group(let place) = address.part else { return false }
    return layout.views[address.view].marks[place].items.count > 1
  }

  private func expanded(
    _ preset: Preset, _ selection: TargetSelection, duration: Double?, easing: Easing?,
    stagger: Stagger? = nil
  ) -> [PlannedMotion] {
    guard !selection.isEmpty else { return [] }
    let context = PresetContext(
      request: PresetRequest(preset), selection: selection, layout: layout,
      duration: duration, easing: easing, stagger: stagger, location: nil)
    var motions = (try? PresetCatalog.expand(context).motions) ?? []
    for index in motions.indices {
      motions[index].offset += dataBegin(view: motions[index].address.view)
    }
    return motions
  }

  private func dataBegin(view index: Int) -> Double {
    let isAlone = layout.views.indices.contains(index) && layout.views[index].axes.isEmpty
    return isAlone ? Self.dataBegin.alone : Self.dataBegin.withAxes
  }
}
