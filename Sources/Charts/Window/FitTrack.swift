/// The values of one series along the domain that a window moves over, in order.
///
/// Places are fractions of that whole domain. A row counts as near from where the window touches its `lows` to where
/// it leaves its `highs`: of joined vertices those of its neighbours, since the line between them is in view by then.
struct FitTrack: Sendable {
  /// A row's stretch of the domain and the values that it reaches there.
  struct Row {
    var start: Double
    var end: Double
    var low: Double
    var high: Double
  }

  /// Whether neighbours are joined by a line.
  let isJoined: Bool
  /// Whether rows are marks about a place, which stick out of it, and not stretches.
  private let areMarks: Bool
  private let starts: [Double]
  private let ends: [Double]
  private let nearStarts: [Double]
  private let nearEnds: [Double]
  /// The values, and the values with their signs turned, so that both ends of an extent are a maximum.
  private let highs: RangeMaximum
  private let lows: RangeMaximum

  init(_ rows: [Row], isJoined: Bool) {
    let rows = rows.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element)
    self.isJoined = isJoined
    areMarks = !isJoined && rows.allSatisfy { $0.start == $0.end }
    starts = rows.map(\.start)
    var reached = -Double.infinity
    ends = rows.map { row in
      reached = max(reached, row.end)
      return reached
    }
    if isJoined, !rows.isEmpty {
      nearStarts = [starts[0]] + starts.dropLast()
      nearEnds = ends.dropFirst() + [ends[ends.count - 1]]
    } else {
      nearStarts = starts
      nearEnds = ends
    }
    highs = RangeMaximum(rows.map(\.high))
    lows = RangeMaximum(rows.map { -$0.low })
  }

  private func values(_ side: Side) -> RangeMaximum { side == .high ? highs : lows }

  /// Which end of an extent is asked for; the low one with its sign turned.
  enum Side: CaseIterable { case high, low }

  // MARK: Exactly in view

  /// The greatest value in a window, with those where a line meets the window's edges.
  ///
  /// - Parameter reach: how far marks about a place stick out of it, as a fraction of the whole domain.
  func maximum(_ side: Side, from a: Double, to b: Double, reach: Double) -> Double {
    let values = values(side)
    let reach = areMarks ? reach : 0
    var found = values.maximum(visible(a - reach, b + reach))
    if isJoined {
      for edge in [a, b] { if let value = value(side, at: edge) { found = max(found, value) } }
    }
    return found
  }

  /// The rows in a window, both edges included; a stretch must reach inside.
  private func visible(_ a: Double, _ b: Double) -> Range<Int> {
    let slack = 1e-9 * max(b - a, 1e-9)
    let first = ends.firstIndex(from: a - slack)
    let last = starts.firstIndex(above: b + slack)
    var range = first..<max(first, last)
    // A bar that only touches the edge is not in view.
    while let index = range.first, ends[index] > starts[index], ends[index] <= a + slack {
      range = (index + 1)..<range.upperBound
    }
    while let index = range.last, ends[index] > starts[index], starts[index] >= b - slack {
      range = range.lowerBound..<index
    }
    return range
  }

  /// Where the line stands at a place; nil beyond its ends.
  private func value(_ side: Side, at place: Double) -> Double? {
    let next = starts.firstIndex(above: place)
    guard next > 0, next < starts.count, starts[next] > starts[next - 1] else { return nil }
    let share = (place - starts[next - 1]) / (starts[next] - starts[next - 1])
    let values = values(side)
    return values[next - 1] + (values[next] - values[next - 1]) * share
  }

  // MARK: Near

  /// The greatest value of the rows that a window is near to.
  func nearMaximum(_ side: Side, from a: Double, to b: Double) -> Double {
    let first = nearEnds.firstIndex(from: a)
    return values(side).maximum(first..<max(first, nearStarts.firstIndex(above: b)))
  }

  /// The rows beyond a window's right edge, each greater than all before it and than `least`, with the
  /// place of the edge at which each is near.
  func records(_ side: Side, right b: Double, limit: Double, least: Double, step: Double)
    -> [(place: Double, value: Double)]
  {
    let values = values(side)
    var found: [(place: Double, value: Double)] = []
    var greatest = least
    var index = nearStarts.firstIndex(above: b)
    while index < nearStarts.count, nearStarts[index] <= limit {
      if values[index] > greatest + step {
        greatest = values[index]
        found.append((nearStarts[index], greatest))
      }
      index += 1
    }
    return found
  }

  /// The same beyond the left edge.
  func records(_ side: Side, left a: Double, limit: Double, least: Double, step: Double)
    -> [(place: Double, value: Double)]
  {
    let values = values(side)
    var found: [(place: Double, value: Double)] = []
    var greatest = least
    var index = nearEnds.firstIndex(from: a) - 1
    while index >= 0, nearEnds[index] >= limit {
      if values[index] > greatest + step {
        greatest = values[index]
        found.append((nearEnds[index], greatest))
      }
      index -= 1
    }
    return found
  }

  /// The values nearest to a window that shows none, weighed by how far away they are.
  func nearest(_ side: Side, to place: Double) -> Double? {
    let values = values(side)
    let next = starts.firstIndex(above: place)
    guard next > 0 else { return starts.isEmpty ? nil : values[0] }
    guard next < starts.count else { return values[starts.count - 1] }
    return value(side, at: place) ?? values[next - 1]
  }

  // MARK: Room to move

  /// How far both edges of a window can move out before a value above a bound comes into view; `cap` at most.
  func distance(
    _ side: Side, to bound: Double, from left: Double, to right: Double, reach: Double, cap: Double
  ) -> Double {
    let (a, b) = areMarks ? (left - reach, right + reach) : (left, right)
    let values = values(side)
    let inside = visible(a, b)
    var found = cap
    func meeting(_ index: Int, before other: Int) -> Double? {
      guard values[index] > bound else { return nil }
      guard isJoined, starts.indices.contains(other), values[other] < values[index] else {
        return starts[index]
      }
      let share = max(0, (bound - values[other]) / (values[index] - values[other]))
      return starts[other] + (starts[index] - starts[other]) * share
    }
    var index = inside.upperBound
    while index < starts.count, starts[index] - b < found || isJoined && index == inside.upperBound
    {
      if let place = meeting(index, before: index - 1) {
        found = min(found, max(0, place - b))
        break
      }
      index += 1
    }
    index = inside.lowerBound - 1
    while index >= 0, a - ends[index] < found || isJoined && index == inside.lowerBound - 1 {
      if values[index] > bound {
        let place =
          isJoined ? meeting(index, before: index + 1) ?? starts[index] : ends[index]
        found = min(found, max(0, a - place))
        break
      }
      index -= 1
    }
    return found
  }
}
