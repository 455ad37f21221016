/// Two paths made of the same elements, such as an area's line and its base, cut where the first is cut.
///
/// A place is an element and a parameter within it, so that the two cuts belong to the same data however
/// long each path is.
package struct PathPair: Sendable {
  private struct Place {
    var segment: Int
    var parameter: Double
  }

  private let first: [PathSegment]
  private let second: [PathSegment]
  private let lengths: [SegmentLength]
  /// The first path's length in points.
  package let length: Double

  /// A pair of unbroken open paths; the second is cut by its own number of segments where they differ.
  package init(_ first: Path, _ second: Path, tolerance: Double = 0.01) {
    self.first = PathFigure.figures(of: first).flatMap(\.segments)
    self.second = PathFigure.figures(of: second).flatMap(\.segments)
    lengths = self.first.map { SegmentLength($0, tolerance: tolerance) }
    length = lengths.map(\.total).reduce(0, +)
  }

  /// The outline between two fractions of the first path's length: along the first, back along the second.
  ///
  /// Empty for an empty span.
  package func outline(from start: Double, to end: Double) -> Path {
    guard end > start, let low = place(start), let high = place(end) else { return Path() }
    let upper = Self.part(first, from: low, to: high)
    let ratio = Double(second.count) / Double(max(first.count, 1))
    let lower = Self.part(
      second, from: scaled(low, by: ratio), to: scaled(high, by: ratio)
    ).reversed()
    guard !upper.isEmpty, !lower.isEmpty else { return Path() }
    var outline = upper
    for element in lower.elements {
      if case .move(let point) = element {
        outline.line(to: point)
      } else if element != .close {
        outline.elements.append(element)
      }
    }
    outline.close()
    return outline
  }

  private func scaled(_ place: Place, by ratio: Double) -> Place {
    guard first.count != second.count else { return place }
    let position = min(
      (Double(place.segment) + place.parameter) * ratio, Double(max(second.count - 1, 0)) + 1)
    let segment = min(max(Int(exactly: position.rounded(.down)) ?? 0, 0), max(second.count - 1, 0))
    return Place(segment: segment, parameter: min(max(position - Double(segment), 0), 1))
  }

  private func place(_ fraction: Double) -> Place? {
    guard !first.isEmpty else { return nil }
    if fraction <= 0 { return Place(segment: 0, parameter: 0) }
    if fraction >= 1 { return Place(segment: first.count - 1, parameter: 1) }
    var rest = fraction * length
    for (index, segment) in lengths.enumerated() {
      if rest <= segment.total, segment.total > 0 {
        return Place(segment: index, parameter: segment.parameter(at: rest))
      }
      rest -= segment.total
    }
    return Place(segment: first.count - 1, parameter: 1)
  }

  private static func part(_ segments: [PathSegment], from low: Place, to high: Place) -> Path {
    guard !segments.isEmpty, low.segment <= high.segment else { return Path() }
    var path = Path()
    for index in low.segment...min(high.segment, segments.count - 1) {
      let start = index == low.segment ? low.parameter : 0
      let end = index == high.segment ? high.parameter : 1
      let piece = segments[index].part(from: start, to: end)
      if path.isEmpty { path.move(to: piece.start) }
      path.elements.append(piece.element)
    }
    return path
  }
}
