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
    let marks = selection.groups + selection.items
    let annotations = selection.parts.filter {
      if case .annotation = $0.part { true } else { false }
    }
    switch change.property {
    case .zoom:
      return selection.viewIndices.filter { $0 >= 0 }.map { TargetAddress(view: $0, part: .view) }
    case .viewportX, .viewportY:
      return selection.viewIndices.filter { view in
        guard layout.views.indices.contains(view), let window = layout.views[view].window else {
          return false
        }
        return (change.property == .viewportX ? window.x : window.y) != nil
      }.map { TargetAddress(view: $0, part: .view) }
    case .time:
      return selection.viewIndices.filter { view in
        layout.views.indices.contains(view) && layout.views[view].periods != nil
      }.map { TargetAddress(view: $0, part: .view) }
    case .opacity, .scale, .rotation, .offset:
      return views.isEmpty ? selection.parts + marks : views
    case .strokeStart, .strokeEnd:
      return marks.filter { has($0, [.line, .area, .trail, .rule]) && !isUncovered($0) }
        + annotations
    case .extent: return marks.filter { has($0, [.bar, .rect, .area, .rule, .tick]) } + annotations
    case .sweep: return marks.filter { has($0, [.arc]) }
    case .value:
      let words = selection.parts.compactMap { address -> TargetAddress? in
        switch address.part {
        case .title: address
        case .annotation(let index), .annotationText(let index):
          TargetAddress(view: address.view, part: .annotationText(index))
        default: nil
        }
      }
      return marks.filter { has($0, [.text]) } + words
    case .strokeWidth, .color: return marks + annotations
    case .selection: return marks
    }
  }

  /// An area whose line is drawn follows the line's head and needs no stroke of its own.
  private func isUncovered(_ address: TargetAddress) -> Bool {
    group(address)?.kind == .area && group(address)?.reveal != nil
  }

  private func has(_ address: TargetAddress, _ kinds: Set<MarkKind>) -> Bool {
    group(address).map { kinds.contains($0.kind) } ?? false
  }

  private func group(_ address: TargetAddress) -> MarkGroup? {
    switch address.part {
    case .group(let index), .item(let index, _): layout.views[address.view].marks[index]
    default: nil
    }
  }
}
