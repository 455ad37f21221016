import Guides
import SceneModel
import Motion

/// `count`: numbers run up to their value.
enum CountPreset {
  static func expand(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 1.2
    let timing = Timing.easing(context.easing ?? .easeOutCubic)
    let texts = context.selection.items.filter { address in
      guard let item = context.item(address), case .text = item.geometry else { return false }
      return item.magnitude != nil
    }
    let motions = zip(texts, context.delays(texts)).compactMap { address, delay in
      context.item(address)?.magnitude.map { magnitude in
        PlannedMotion(
          address, .value, from: context.request.from ?? 0, to: context.request.to ?? magnitude,
          timing: timing, offset: delay, duration: duration)
      }
    }
    let worded = context.selection.parts.compactMap { words(of: $0, in: context.layout) }
    let counted = zip(worded, context.delays(worded.map(\.address))).map { part, delay in
      PlannedMotion(
        part.address, .value, from: context.request.from ?? 0, to: context.request.to ?? part.value,
        timing: timing, offset: delay, duration: duration)
    }
    return PresetResult(motions + counted)
  }

  /// A title or an annotation whose words hold a number, with that number.
  static func words(of address: TargetAddress, in layout: SceneLayout)
    -> (address: TargetAddress, value: Double)?
  {
    var address = address
    let lines: [String]
    switch address.part {
    case .title:
      let title = address.view < 0 ? layout.title : layout.views[address.view].title
      lines = title.map { $0.lines + $0.subtitle } ?? []
    case .annotation(let index), .annotationText(let index):
      lines = layout.views[address.view].annotations[index].words
      address.part = .annotationText(index)
    default: return nil
    }
    return CountedText.value(in: lines).map { (address, $0) }
  }
}
