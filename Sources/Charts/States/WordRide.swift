import Geometry

/// The way of words that belong to bars which turn or roll up: they stay at their bar.
struct WordRide: Sendable {
  /// What carries the words.
  enum Carrier: Sendable {
    case turn(BarTurn)
    case roll(RingRoll)
  }

  private struct Word: Sendable {
    /// The word's place among those that stay, and its bar's among the bars.
    let place: Int
    let bar: Int
    let from: Point
    let to: Point
  }

  private let carrier: Carrier
  private let words: [Word]

  /// Words find their bars by the key; nil where none does.
  init?(_ carrier: Carrier, keys: [ItemKey], words: [ItemTransition]) {
    var bars: [ItemKey: Int] = [:]
    for (place, key) in keys.enumerated() where bars[key] == nil { bars[key] = place }
    self.carrier = carrier
    self.words = words.enumerated().compactMap { place, item in
      guard case .moving(let from, let to, _) = item, let bar = bars[to.key],
        case .text(let first) = from.geometry, case .text(let last) = to.geometry,
        first.point.isFinite, last.point.isFinite
      else { return nil }
      return Word(place: place, bar: bar, from: first.point, to: last.point)
    }
    if self.words.isEmpty { return nil }
  }

  /// Where each word is at a fraction 0…1 of the way, by its place.
  func points(_ fraction: Double) -> [Int: Point] {
    let f = min(max(fraction, 0), 1)
    var points: [Int: Point] = [:]
    switch carrier {
    case .turn(let bars):
      let pose = bars.pose(f)
      for word in words {
        points[word.place] = bars.point(of: word.bar, from: word.from, to: word.to, in: pose)
      }
    case .roll(let roll):
      let (start, now, end) = (roll.middles(0), roll.middles(f), roll.middles(1))
      for word in words {
        let first = word.from - start[word.bar]
        let last = word.to - end[word.bar]
        points[word.place] = now[word.bar] + first.interpolated(to: last, fraction: f)
      }
    }
    return points
  }
}

extension MarkItem {
  /// The words at another point.
  func carried(to point: Point) -> MarkItem {
    guard case .text(var text) = geometry else { return self }
    var item = self
    item.anchor = anchor + (point - text.point)
    text.point = point
    item.geometry = .text(text)
    return item
  }
}
