/// The arc length of a path, and what lies at a length along it; gaps between figures have no length.
///
/// Made once for a path of thousands of segments, it answers each question by a binary search.
package struct PathMeasure: Sendable {
  /// A point of a path and the way that the pen goes there.
  package struct Location: Hashable, Sendable {
    package let point: Point
    /// A unit vector; zero where the path has no direction.
    package let tangent: Point
  }

  /// A figure's place among the path's elements and among the segments that have a length.
  private struct Figure {
    let start: Point
    let elements: Range<Int>
    let segments: Range<Int>
    /// Whether every element but the first, a `move`, is just one of the segments.
    let isDirect: Bool
  }

  package let path: Path
  /// The whole length in points.
  package let length: Double
  /// The length of each figure in points, in order.
  package let subpathLengths: [Double]
  private let segments: [PathSegment]
  /// The length of the path up to each segment's end.
  private let ends: [Double]
  private let figures: [Figure]
  private let tolerance: Double

  /// Measures a path; curves within a tolerance in points.
  package init(_ path: Path, tolerance: Double = 0.01) {
    var segments: [PathSegment] = []
    var ends: [Double] = []
    var figures: [Figure] = []
    var subpathLengths: [Double] = []
    var length = 0.0
    for figure in PathFigure.figures(of: path) {
      let first = segments.count
      let before = length
      for segment in figure.segments {
        let total = SegmentLength(segment, tolerance: tolerance).total
        guard total > 0, (length + total).isFinite else { continue }
        length += total
        segments.append(segment)
        ends.append(length)
      }
      subpathLengths.append(length - before)
      let hasMove =
        if case .move = path.elements[figure.elements.lowerBound] { true } else { false }
      figures.append(
        Figure(
          start: figure.start, elements: figure.elements, segments: first..<segments.count,
          isDirect: hasMove && !figure.isClosed
            && segments.count - first == figure.elements.count - 1))
    }
    self.path = path
    self.length = length
    self.subpathLengths = subpathLengths
    self.segments = segments
    self.ends = ends
    self.figures = figures
    self.tolerance = tolerance
  }

  /// The point and direction at a length from the start, cut to the path; nil for an empty path.
  ///
  /// At a gap it is the end of the figure before.
  package func location(atLength length: Double) -> Location? {
    guard !segments.isEmpty else {
      return figures.first.map { Location(point: $0.start, tangent: .zero) }
    }
    let length = length > 0 ? min(length, self.length) : 0
    let index = min(segments.count - 1, index(endingAtOrAfter: length))
    let t = parameter(at: length, in: index)
    return Location(point: segments[index].point(at: t), tangent: segments[index].tangent(at: t))
  }

  /// The point at a length in points from the start, cut to the path; nil for an empty path.
  package func point(atLength length: Double) -> Point? { location(atLength: length)?.point }

  /// The point that a pen has reached at a fraction of the whole length; nil for an empty path.
  package func head(at fraction: Double) -> Point? { point(atLength: fraction * length) }

  /// The part of the path between two fractions of its whole length.
  ///
  /// 0…1 and beyond is the path as it is; an empty span is an empty path. Figures that lie wholly inside
  /// stay as they are, closed ones closed; curves stay curves.
  package func trimmed(from start: Double, to end: Double) -> Path {
    if start <= 0, end >= 1 { return path }
    guard !start.isNaN, !end.isNaN else { return Path() }
    let low = max(0, start) * length
    let high = min(1, end) * length
    guard low < high else { return Path() }
    let first = index(endingAfter: low)
    let last = min(segments.count - 1, index(endingAtOrAfter: high))
    guard first <= last else { return Path() }
    var result = Path()
    for figure in figures
    where figure.segments.lowerBound <= last && figure.segments.upperBound > first
      && !figure.segments.isEmpty
    {
      let isWhole =
        low <= begin(of: figure.segments.lowerBound) && high >= ends[figure.segments.upperBound - 1]
      if isWhole {
        append(figure, to: &result)
      } else {
        append(figure.segments.clamped(to: first..<(last + 1)), of: figure, low, high, to: &result)
      }
    }
    return result
  }

  private func append(_ figure: Figure, to result: inout Path) {
    let elements = path.elements[figure.elements]
    if case .move? = elements.first {} else { result.move(to: figure.start) }
    result.elements += elements
  }

  private func append(
    _ indices: Range<Int>, of figure: Figure, _ low: Double, _ high: Double, to result: inout Path
  ) {
    var index = indices.lowerBound
    while index < indices.upperBound {
      // What lies between the ends is whole, and quickest taken as it is.
      if figure.isDirect, index > indices.lowerBound, index + 1 < indices.upperBound {
        let first = figure.elements.lowerBound + 1 - figure.segments.lowerBound
        result.elements += path.elements[(first + index)..<(first + indices.upperBound - 1)]
        index = indices.upperBound - 1
      }
      let start = begin(of: index) < low ? parameter(at: low, in: index) : 0
      let end = ends[index] > high ? parameter(at: high, in: index) : 1
      let part = segments[index].part(from: start, to: end)
      if index == indices.lowerBound { result.move(to: part.start) }
      result.elements.append(part.element)
      index += 1
    }
  }

  private func begin(of index: Int) -> Double { index > 0 ? ends[index - 1] : 0 }

  private func parameter(at length: Double, in index: Int) -> Double {
    SegmentLength(segments[index], tolerance: tolerance).parameter(at: length - begin(of: index))
  }

  private func index(endingAtOrAfter length: Double) -> Int { firstIndex { $0 >= length } }

  private func index(endingAfter length: Double) -> Int { firstIndex { $0 > length } }

  /// The first segment whose end meets a condition that holds for all after it.
  private func firstIndex(where condition: (Double) -> Bool) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if condition(ends[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
