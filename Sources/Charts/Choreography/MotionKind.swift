import Motion
import SceneModel

/// What kinds of things an animation can move, and which properties and presets each kind has.
///
/// This is the one table of it: expansion and presets ask it, and what it does not list is refused.
enum MotionKind: CaseIterable {
  case view, title, axis, axisLabels, grid, legend, center
  case callout, note, band, annotatedRule, annotationText
  case line, area, trail, bar, rule, arc, symbol, image, text

  /// What everything on the canvas has.
  private static let common: Set<MotionProperty> = [.opacity, .scale, .rotation, .offset]

  /// The properties that the kind has; some hang on more, such as a stroke or a number.
  var properties: Set<MotionProperty> {
    let own: Set<MotionProperty> =
      switch self {
      case .view: [.zoom, .viewportX, .viewportY, .time]
      case .title, .annotationText, .note: [.value]
      case .axis, .axisLabels, .grid, .legend, .center: []
      case .callout: [.strokeEnd, .color, .strokeWidth, .value]
      case .annotatedRule: [.strokeStart, .strokeEnd, .color, .strokeWidth, .value]
      case .band: [.extent, .color, .value]
      case .line: [.strokeStart, .strokeEnd, .color, .strokeWidth, .selection]
      case .area: [.strokeStart, .strokeEnd, .extent, .color, .strokeWidth, .selection]
      case .trail: [.strokeStart, .strokeEnd, .color, .selection]
      case .bar: [.extent, .color, .strokeWidth, .selection]
      case .rule: [.strokeStart, .strokeEnd, .extent, .color, .strokeWidth, .selection]
      case .arc: [.sweep, .color, .strokeWidth, .selection]
      case .symbol: [.color, .strokeWidth, .selection]
      case .image: [.selection]
      case .text: [.color, .value, .selection]
      }
    return Self.common.union(own)
  }

  /// The presets that move the kind itself; those that move a view's window or its periods take any target in it.
  var presets: Set<Preset> {
    let marks: Set<Preset> = [.draw, .grow, .pop, .fade, .rise, .select, .highlight]
    return switch self {
    case .view: [.pop, .fade, .rise]
    case .axis, .axisLabels, .grid, .legend, .center: [.pop, .fade, .rise]
    case .title: [.pop, .fade, .rise, .count, .type]
    case .callout, .note, .band, .annotatedRule: [.draw, .pop, .fade, .rise, .count, .type]
    case .annotationText: [.pop, .fade, .rise, .count, .type]
    case .line, .area, .trail, .bar, .rule, .symbol, .image: marks
    case .arc: marks.union([.sweep])
    case .text: marks.union([.sweep, .count, .type])
    }
  }

  init(_ annotation: Annotation) {
    self =
      switch annotation.kind {
      case .callout: .callout
      case .note: .note
      case .band: .band
      case .rule: .annotatedRule
      }
  }

  /// The kind of what an address points at; nil for what no target can name.
  init?(_ address: TargetAddress, in layout: SceneLayout) {
    switch address.part {
    case .view: self = .view
    case .title: self = .title
    case .axis: self = .axis
    case .axisLabels: self = .axisLabels
    case .grid: self = .grid
    case .legend: self = .legend
    case .center: self = .center
    case .annotationText: self = .annotationText
    case .annotation(let index):
      self = layout.views[address.view].annotations[index].kind
    case .group(let index), .item(let index, _):
      let marks = layout.views[address.view].marks
      guard marks.indices.contains(index) else { return nil }
      self =
        switch marks[index].kind {
        case .line: .line
        case .area: .area
        case .trail: .trail
        case .bar, .rect, .tick: .bar
        case .rule: .rule
        case .arc: .arc
        case .point, .circle, .square: .symbol
        case .image: .image
        case .text: .text
        }
    case .stage, .caption: return nil
    }
  }
}

extension TargetSelection {
  /// The parts and marks that have a preset of their own; whole views stay, since presets choose among them.
  func filtered(for preset: Preset, in layout: SceneLayout) -> TargetSelection {
    func has(_ address: TargetAddress) -> Bool {
      MotionKind(address, in: layout)?.presets.contains(preset) ?? false
    }
    guard !preset.movesViews else { return self }
    var result = self
    result.parts = parts.filter(has)
    result.groups = groups.filter(has)
    result.items = items.filter(has)
    return result
  }
}

extension Preset {
  /// Whether it moves a view's window or its periods, whatever of the view is named.
  var movesViews: Bool { [.pages, .pan, .zoom, .play].contains(self) }
}
