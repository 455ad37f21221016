import Geometry

/// Where an annotation's text stands over the film: chosen once for each stretch of stillness, eased between.
///
/// A pure function of the time; a text keeps its place while its view does.
struct AnnotationTrack: Sendable {
  /// A place from the end of a movement on.
  struct Stop: Sendable {
    /// When the text sets out for this place, and when it is there, in seconds.
    var departure: Double
    var arrival: Double
    /// The middle of the text's box from the anchor's reference.
    var offset: Point
    /// Alignment of its lines: 0 left, 0.5 middle, 1 right.
    var share: Double
  }

  /// In order of time; the first holds from the beginning.
  private(set) var stops: [Stop] = []

  mutating func add(_ stop: Stop) { stops.append(stop) }

  /// The place at a time; nil where nothing was ever chosen.
  func place(at seconds: Double) -> (offset: Point, share: Double)? {
    guard let first = stops.first else { return nil }
    var place = (offset: first.offset, share: first.share)
    for stop in stops.dropFirst() where seconds > stop.departure {
      let way = stop.arrival - stop.departure
      let t = way > 0 ? min(1, (seconds - stop.departure) / way) : 1
      let eased = t * t * (3 - 2 * t)
      place.offset = place.offset.interpolated(to: stop.offset, fraction: eased)
      place.share += (stop.share - place.share) * eased
    }
    return place
  }
}
