import Motion
import SceneModel
import Syntax

/// Applies an entry's property to each thing that its target holds and that has the property.
struct PropertyExpansion {
  let change: PropertyChange
  let entry: TimelineEntry
  let layout: SceneLayout

  /// The animations; throws where nothing in the target has the property.
  func expand(_ selection: TargetSelection) throws(DiagnosticError) -> PresetResult {
    let addresses = addresses(selection)
    guard !addresses.isEmpty else {
      throw DiagnosticError(
        "\"\(entry.target.text)\" has no \"\(change.property.rawValue)\" to animate",
        at: entry.keyLocations["property"] ?? entry.location)
    }
    if change.property == .selection {
      try SelectPreset.check(selection, in: layout, at: entry.location)
    }
    var values = change.values
    if values.isEmpty {
      let end = change.to ?? change.property.restingValue
      values = [change.from, end].compactMap { $0 }
    }
    let timing: Timing
    if let spring = change.spring {
      timing = .spring(spring)
    } else if !change.easings.isEmpty {
      timing = .segments(change.easings)
    } else {
      timing = .easing(entry.easing ?? .linear)
    }
    let duration = entry.duration ?? change.spring?.settlingTime ?? 0
    let context = PresetContext(
      request: PresetRequest(.fade), selection: selection, layout: layout, duration: nil,
      easing: nil, stagger: entry.stagger, location: entry.location)
    return PresetResult(
      zip(addresses, context.delays(addresses)).map { address, delay in
        PlannedMotion(
          address, change.property, values: resolved(values, at: address, context),
          keyTimes: change.keyTimes, timing: timing, offset: delay, duration: duration,
          repeatCount: entry.repeatCount, autoreverses: entry.autoreverses,
          fillMode: entry.fillMode)
      })
  }

  /// `to` alone for a counting number ends at the item's own value.
  private func resolved(
    _ values: [MotionValue], at address: TargetAddress, _ context: PresetContext
  ) -> [MotionValue] {
    guard change.property == .value, change.to == nil, change.values.isEmpty,
      let magnitude = context.item(address)?.magnitude
    else { return values }
    return [change.from ?? .number(0), .number(magnitude)]
  }

  private func addresses(_ selection: TargetSelection) -> [TargetAddress] {
    let views = selection.views.map { TargetAddress(view: $0, part: .view) }
    switch change.property {
    case .zoom, .viewportX, .viewportY, .time:
      return selection.viewIndices.filter(hasWindowOrPeriods)
        .map { TargetAddress(view: $0, part: .view) }
    case .value: return (selection.items + selection.parts).filter(has).map(\.words)
    default:
      let moved = change.property
      let movesWhole = !views.isEmpty && MotionKind.view.properties.contains(moved)
      return movesWhole ? views : (selection.parts + selection.groups + selection.items).filter(has)
    }
  }

  private func hasWindowOrPeriods(_ view: Int) -> Bool {
    guard layout.views.indices.contains(view) else { return false }
    let view = layout.views[view]
    return switch change.property {
    case .viewportX: view.window?.x != nil
    case .viewportY: view.window?.y != nil
    case .zoom: view.window != nil || !view.axes.isEmpty
    default: view.periods != nil
    }
  }

  /// Whether the kind has the property, and the thing itself what it changes.
  private func has(_ address: TargetAddress) -> Bool {
    guard let kind = MotionKind(address, in: layout), kind.properties.contains(change.property)
    else { return false }
    return switch change.property {
    // An area whose line is drawn follows the line's head.
    case .strokeStart, .strokeEnd: kind != .area || group(address)?.reveal == nil
    case .strokeWidth: strokes(address) != false
    case .value: kind == .text || CountPreset.words(of: address, in: layout) != nil
    default: true
    }
  }

  /// Whether a mark has a stroke; nil for what is no mark.
  private func strokes(_ address: TargetAddress) -> Bool? {
    guard let group = group(address) else { return nil }
    if case .item(_, let index) = address.part { return group.items[index].style.stroke != nil }
    return group.items.first?.style.stroke != nil
  }

  private func group(_ address: TargetAddress) -> MarkGroup? {
    switch address.part {
    case .group(let index), .item(let index, _): layout.views[address.view].marks[index]
    default: nil
    }
  }
}

extension TargetAddress {
  /// An annotation's words for the annotation; anything else is itself.
  fileprivate var words: TargetAddress {
    guard case .annotation(let index) = part else { return self }
    return TargetAddress(view: view, part: .annotationText(index))
  }
}
