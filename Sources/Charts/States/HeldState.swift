package import Geometry

/// What the timeline had done to an item when its view set out for another state.
package struct HeldState: Sendable, Hashable {
  package var opacity = 1.0
  package var scale = 1.0
  package var rotation = 0.0
  package var offset = Point.zero
  /// Whether the item lies on top of its neighbours.
  package var isRaised = false

  package init() {}

  /// What is left of it at a share 0…1.
  func eased(to share: Double) -> HeldState {
    var result = self
    result.opacity = Between.number(1, opacity, share)
    result.scale = Between.size(1, scale, share)
    result.rotation = rotation * share
    result.offset = offset * share
    return result
  }

  /// What an item on its way shows of what was done to it in the old state and will have been in the new one.
  static func between(_ old: HeldState?, _ new: HeldState?, _ f: StageFractions) -> HeldState? {
    let first = f.release < 1 ? old?.eased(to: 1 - f.release) : nil
    let second = f.take > 0 ? new?.eased(to: f.take) : nil
    guard var result = first, let second else { return first ?? second }
    result.opacity *= second.opacity
    result.scale *= second.scale
    result.rotation += second.rotation
    result.offset = result.offset + second.offset
    result.isRaised = result.isRaised || second.isRaised
    return result
  }
}

extension HeldState {
  /// Nil where the item rests.
  init?(_ state: ItemState) {
    self.init()
    opacity = min(max(state.opacity, 0), 1)
    // What is not uncovered at all cannot be seen.
    if state.strokeEnd <= 0 || state.extent <= 0 || state.sweep <= 0 { opacity = 0 }
    scale = max(0, state.scale)
    rotation = state.rotation
    offset = state.offset
    isRaised = state.selection > 0.5
    guard self != HeldState() else { return nil }
  }
}

extension ItemState {
  /// As an item that is on its way shows itself.
  init(_ held: HeldState?) {
    self.init()
    guard let held else { return }
    opacity = held.opacity
    scale = held.scale
    rotation = held.rotation
    offset = held.offset
    if held.isRaised { isRaised = true }
  }
}
