import SceneModel
import Synchronization

/// The ways between neighbouring periods, worked out when a frame asks for one; the latest few are kept.
///
/// What it gives depends on the period alone. Frames come nearly in order, so few ways serve them all, and a long
/// film does not hold each way at once.
final class WayMemory: Sendable {
  private let layouts: [ViewLayout]
  private let numbers: CountFormat
  private let style: LayoutTransition.Style
  private let kept = Mutex<[(place: Int, way: LayoutTransition)]>([])

  /// More than there are workers that draw at one time.
  private static let capacity = 24

  init(_ layouts: [ViewLayout], numbers: CountFormat, style: LayoutTransition.Style) {
    self.layouts = layouts
    self.numbers = numbers
    self.style = style
  }

  /// The way from a period to the next; nil after the last one.
  func way(from place: Int) -> LayoutTransition? {
    guard layouts.indices.contains(place), layouts.indices.contains(place + 1) else { return nil }
    if let found = kept.withLock({ $0.last { $0.place == place }?.way }) { return found }
    let way = LayoutTransition(
      from: layouts[place], to: layouts[place + 1], numbers: numbers, style: style)
    kept.withLock { kept in
      guard !kept.contains(where: { $0.place == place }) else { return }
      kept.append((place, way))
      if kept.count > Self.capacity { kept.removeFirst() }
    }
    return way
  }
}
