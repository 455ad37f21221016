/// Which labels stay where neighbours run into one another, by Vega's words.
package enum LabelOverlap: String, CaseIterable, Sendable, Hashable {
  /// Every second label is dropped until none overlap.
  case parity
  /// A label is dropped where it overlaps the last one kept.
  case greedy

  /// The room of a label along its axis, in points.
  package typealias Span = (start: Double, end: Double)

  /// Whether two spans are nearer than a separation.
  package static func overlaps(_ a: Span, _ b: Span, separation: Double) -> Bool {
    separation > max(b.start - a.end, a.start - b.end) + 1e-9
  }

  /// Whether any two neighbours are nearer than a separation.
  package static func hasOverlap(_ spans: [Span], separation: Double) -> Bool {
    zip(spans, spans.dropFirst()).contains { overlaps($0, $1, separation: separation) }
  }

  /// The indices of the labels to keep, in order; those kept never overlap.
  ///
  /// The last label is preferred to the one before it when only two are left, as in Vega.
  package func kept(_ spans: [Span], separation: Double) -> [Int] {
    var kept = Array(spans.indices)
    func overlapping() -> Bool {
      Self.hasOverlap(kept.map { spans[$0] }, separation: separation)
    }
    while kept.count >= 3, overlapping() { kept = reduced(kept, spans, separation) }
    if kept.count < 3, let last = spans.indices.last, let end = kept.last, end != last {
      if kept.count > 1 { kept.removeLast() }
      kept.append(last)
    }
    if kept.count == 2, overlapping() { kept.removeLast() }
    return kept
  }

  private func reduced(_ kept: [Int], _ spans: [Span], _ separation: Double) -> [Int] {
    switch self {
    case .parity:
      return kept.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    case .greedy:
      var result: [Int] = []
      for index in kept {
        if let last = result.last,
          Self.overlaps(spans[last], spans[index], separation: separation)
        {
          continue
        }
        result.append(index)
      }
      return result
    }
  }
}
