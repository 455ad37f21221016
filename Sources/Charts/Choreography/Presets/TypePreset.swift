import Guides
import Motion
import Typesetting

/// `type`: words appear letter by letter, evenly unless an easing is given.
enum TypePreset {
  /// Seconds for a letter where no duration is given.
  private static let letter = 0.045

  static func expand(_ context: PresetContext) -> PresetResult {
    let timing = Timing.easing(context.easing ?? .linear)
    var motions: [PlannedMotion] = []
    let texts = context.selection.items.filter { address in
      if case .text? = context.item(address)?.geometry { true } else { false }
    }
    let titles = context.selection.parts.filter { $0.part == .title }
    let annotations = context.selection.parts.compactMap { address -> TargetAddress? in
      switch address.part {
      case .annotation(let index), .annotationText(let index):
        TargetAddress(view: address.view, part: .annotationText(index))
      default: nil
      }
    }
    let addresses = titles + texts + annotations
    for (address, delay) in zip(addresses, context.delays(addresses)) {
      motions.append(
        PlannedMotion(
          address, .strokeEnd, from: 0, to: 1, timing: timing, offset: delay,
          duration: context.duration ?? Double(letters(of: address, context)) * letter))
    }
    return PresetResult(motions)
  }

  private static func letters(of address: TargetAddress, _ context: PresetContext) -> Int {
    if case .text(let text)? = context.item(address)?.geometry {
      return text.lines.map(\.count).reduce(0, +)
    }
    if case .annotationText(let index) = address.part {
      return context.layout.views[address.view].annotations[index].words.map(\.count).reduce(0, +)
    }
    let title =
      address.view < 0 ? context.layout.title : context.layout.views[address.view].title
    return title?.drawnTexts.map(\.text.count).reduce(0, +) ?? 0
  }
}
