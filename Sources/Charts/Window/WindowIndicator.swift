import Drawing
import Geometry
package import SceneModel
import VisualEncoding

/// What tells below the plot where the window is, in canvas points.
package struct WindowIndicator: Sendable {
  package let kind: Viewport.Indicator.Kind
  /// The current page, counted from 0 with its fraction on the way; the window's start as a fraction for a range.
  package let place: Double
  /// How many pages there are; the window's length as a fraction for a range.
  package let extent: Double
  /// Tracks first.
  private let shapes: [(path: Path, color: Color)]

  /// The room that an indicator takes below the axis, in points.
  static func thickness(_ indicator: Viewport.Indicator) -> Double {
    let size = indicator.properties.number("size") ?? 5
    return size + (indicator.properties.number("offset") ?? 8)
  }

  /// - Parameters:
  ///   - room: where it stands: its lower edge is the indicator's.
  ///   - share: the part of the domain in view.
  init(
    _ indicator: Viewport.Indicator, pages: Int?, share: WindowShare, resting: WindowShare,
    plot: Rectangle, room: Rectangle
  ) {
    kind = indicator.kind
    let size = max(indicator.properties.number("size") ?? 5, 0)
    let middle = room.maxY - size / 2
    let active = indicator.properties.color("color") ?? .black
    let track = indicator.properties.color("trackColor") ?? .black.faded(by: 0.3)
    switch indicator.kind {
    case .range:
      place = share.start
      extent = share.length
      let low = min(max(share.start, 0), 1)
      let high = min(max(share.end, low), 1)
      // A thumb is never shorter than it is high, and never leaves the bar.
      let width = min(max((high - low) * plot.width, 2 * size), plot.width)
      let x = min(plot.minX + low * plot.width, plot.maxX - width)
      shapes = [
        (Self.bar(x: plot.minX, width: plot.width, middle: middle, size: size), track),
        (Self.bar(x: x, width: width, middle: middle, size: size), active),
      ]
    case .pages:
      let fitting = (1 / max(resting.length, 1e-3) - 1e-9).rounded(.up)
      let count = max(indicator.count ?? pages ?? Int(exactly: min(fitting, 500)) ?? 1, 1)
      let way = 1 - resting.length
      let travelled = way > 1e-12 ? min(max(share.start / way, 0), 1) : 0
      place = travelled * Double(count - 1)
      extent = Double(count)
      shapes = Self.dots(
        count: count, place: place, size: size, middle: middle, plot: plot, track: track,
        active: active)
    }
  }

  private static func bar(x: Double, width: Double, middle: Double, size: Double) -> Path {
    .roundedRectangle(
      Rectangle(x: x, y: middle - size / 2, width: width, height: size), radius: size / 2)
  }

  /// Dots in a row; the current one is a pill, which passes its length on to the next.
  private static func dots(
    count: Int, place: Double, size: Double, middle: Double, plot: Rectangle, track: Color,
    active: Color
  ) -> [(path: Path, color: Color)] {
    let pill = 2.2 * size
    let total = Double(count) * size + pill
    // Many pages draw nearer to one another before they leave the plot.
    let gap = count > 1 ? min(size * 1.4, max((plot.width - total) / Double(count - 1), 0)) : 0
    var x = plot.midX - (total + gap * Double(count - 1)) / 2
    return (0..<count).map { page in
      let share = max(0, 1 - abs(place - Double(page)))
      let width = size + pill * share
      defer { x += width + gap }
      return (
        bar(x: x, width: width, middle: middle, size: size),
        Between.color(track, active, share)
      )
    }
  }

  func commands(opacity: Double) -> [DrawCommand] {
    guard opacity > 0 else { return [] }
    return shapes.map { .fill($0.path, .solid($0.color.faded(by: min(opacity, 1)))) }
  }
}
