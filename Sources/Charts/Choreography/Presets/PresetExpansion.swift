import Motion
import Scales
import SceneModel
import Syntax

/// What a preset is asked to do, and the layout that it does it to.
struct PresetContext {
  let request: PresetRequest
  private(set) var selection: TargetSelection
  let layout: SceneLayout
  /// Seconds; nil is the preset's own.
  let duration: Double?
  /// Nil is the preset's own.
  let easing: Easing?
  let stagger: Stagger?
  let location: SourceLocation?
  /// Where the entries above have led the views' windows.
  var windows: [Int: WindowStart] = [:]
  /// Where days begin in dates that a preset names.
  var zone: TimeZoneRule = .utc

  /// Leaves what the preset cannot move out of the selection.
  fileprivate mutating func filter() {
    selection = selection.filtered(for: request.preset, in: layout)
  }

  var timing: Timing { .easing(easing ?? .easeInOutSine) }

  func group(_ address: TargetAddress) -> MarkGroup? {
    guard layout.views.indices.contains(address.view) else { return nil }
    switch address.part {
    case .group(let index), .item(let index, _):
      let marks = layout.views[address.view].marks
      return marks.indices.contains(index) ? marks[index] : nil
    default: return nil
    }
  }

  func item(_ address: TargetAddress) -> MarkItem? {
    guard case .item(_, let index) = address.part, let group = group(address),
      group.items.indices.contains(index)
    else { return nil }
    return group.items[index]
  }

  /// The delay of each address under the entry's stagger, or under a default one.
  func delays(_ addresses: [TargetAddress], fallback: Stagger? = nil) -> [Double] {
    guard let stagger = stagger ?? fallback else { return addresses.map { _ in 0 } }
    let keys: [Double] =
      switch stagger.order {
      case .value: addresses.map { item($0)?.magnitude ?? group($0)?.items.first?.magnitude ?? 0 }
      case .x: addresses.map { item($0)?.order ?? group($0)?.items.first?.order ?? 0 }
      default: []
      }
    return stagger.delays(count: addresses.count, keys: keys)
  }
}

/// A preset's property animations, and how long its entry lasts for what begins after it.
struct PresetResult {
  var motions: [PlannedMotion]
  /// Seconds.
  var duration: Double

  /// Lasts until the last of its animations ends.
  init(_ motions: [PlannedMotion]) {
    self.motions = motions
    duration = motions.map(\.end).max() ?? 0
  }

  init(_ motions: [PlannedMotion], duration: Double) {
    self.motions = motions
    self.duration = duration
  }
}

/// Every preset and the function that expands it.
enum PresetCatalog {
  /// The animations of a preset; throws where it can do nothing with its target.
  static func expand(_ context: PresetContext) throws(DiagnosticError) -> PresetResult {
    var context = context
    context.filter()
    let result: PresetResult =
      switch context.request.preset {
      case .draw: DrawPreset.expand(context)
      case .grow: GrowPreset.expand(context)
      case .sweep: SweepPreset.expand(context)
      case .pop: AppearPreset.pop(context)
      case .fade: AppearPreset.fade(context)
      case .rise: AppearPreset.rise(context)
      case .select: SelectPreset.expand(context)
      case .highlight: HighlightPreset.expand(context)
      case .pages: WindowPreset.pages(context)
      case .pan: WindowPreset.pan(context)
      case .play: PlayPreset.expand(context)
      case .count: CountPreset.expand(context)
      case .zoom:
        if let goal = context.request.window {
          try WindowPreset.flight(to: goal, context)
        } else {
          WindowPreset.zoom(context)
        }
      case .type: TypePreset.expand(context)
      }
    if context.request.preset == .select, !result.motions.isEmpty {
      try SelectPreset.check(context.selection, in: context.layout, at: context.location)
    }
    if result.motions.isEmpty {
      throw DiagnosticError(
        "the preset \"\(context.request.preset.rawValue)\" finds nothing to move in its target",
        at: context.location)
    }
    return result
  }
}
