import Geometry
import SceneModel

/// How far along the domain a line's head has come by a fraction of its length, as the view is laid out at rest.
///
/// The length of a line on the screen changes with every zoom and every fit. What a stroke's end says is therefore
/// read off the view at rest: the head stands on the same datum in every window.
struct LineCourse: Sendable {
  /// Places of the vertices as fractions of the whole domain, never falling.
  private let places: [Double]
  /// Fractions of the line's length at the vertices, never falling.
  private let fractions: [Double]

  /// Nil for a line that turns back along the window's way.
  init?(_ group: MarkGroup, geometry: LineGeometry, domain: DomainShare, channel: Channel) {
    var places: [Double] = []
    var fractions: [Double] = []
    for (item, fraction) in zip(group.items, geometry.fractions) {
      guard let fraction else { continue }
      let place = domain.share(channel == .x ? item.anchor.x : item.anchor.y)
      guard place.isFinite, fraction.isFinite else { return nil }
      if let last = places.last, place < last - 1e-9 { return nil }
      places.append(max(place, places.last ?? place))
      fractions.append(max(fraction, fractions.last ?? fraction))
    }
    guard !places.isEmpty else { return nil }
    self.places = places
    self.fractions = fractions
  }

  /// The head's place as a fraction of the whole domain.
  func place(at fraction: Double) -> Double { Self.follow(fraction, fractions, places) }

  /// The fraction of the length at which the head has come as far as a place.
  func fraction(at place: Double) -> Double { Self.follow(place, places, fractions) }

  /// The value on the line of straight pieces between two rising lists; the ends beyond them.
  private static func follow(_ value: Double, _ from: [Double], _ to: [Double]) -> Double {
    let next = from.firstIndex(above: value)
    guard next > 0 else { return to[0] }
    guard next < from.count else { return to[to.count - 1] }
    let share = (value - from[next - 1]) / (from[next] - from[next - 1])
    return to[next - 1] + (to[next] - to[next - 1]) * share
  }
}

/// The way of a line at rest beside its way in the window of a frame.
package struct LineProgress: Sendable {
  let resting: LineCourse
  /// The same line, or the part of it near the window, as laid out for the frame.
  let shown: LineCourse

  /// The fraction of the shown line's length for a fraction of the whole line's length at rest.
  func shownFraction(_ fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    return min(max(shown.fraction(at: resting.place(at: fraction)), 0), 1)
  }
}
