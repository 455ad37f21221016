import Drawing
import Geometry
import SceneModel

/// What follows the points of a view through its periods: trails, and the copies of a wake.
///
/// Both are pure functions of the time, on axes that stand still.
struct PeriodFollowers: Sendable {
  /// A point at the periods that have it.
  private struct Course: Sendable {
    /// By period; nil where the point is not there.
    var items: [MarkItem?]
  }

  private let trail: TimeChannel.Trail?
  private let wake: TimeChannel.Wake?
  /// By layer, then by key.
  private let courses: [Int: [ItemKey: Course]]
  /// Keys in the order in which they first appear, so that what follows is painted in one order always.
  private let keys: [Int: [ItemKey]]

  init?(_ time: TimeChannel, periods: [[MarkGroup]]) {
    guard time.trail != nil || time.wake != nil else { return nil }
    trail = time.trail
    wake = time.wake
    var courses: [Int: [ItemKey: Course]] = [:]
    var keys: [Int: [ItemKey]] = [:]
    for (period, groups) in periods.enumerated() {
      for group in groups where group.kind.isFollowed {
        for item in group.items {
          if courses[group.layer]?[item.key] == nil {
            keys[group.layer, default: []].append(item.key)
            courses[group.layer, default: [:]][item.key] = Course(
              items: Array(repeating: nil, count: periods.count))
          }
          courses[group.layer]?[item.key]?.items[period] = item
        }
      }
    }
    self.courses = courses
    self.keys = keys
  }

  /// The groups behind the marks that a time shows.
  ///
  /// - Parameter marks: Those of the time, which the heads of trails meet.
  func groups(period: Int, fraction: Double, marks: [MarkGroup]) -> [MarkGroup] {
    let time = Double(period) + fraction
    var groups: [MarkGroup] = []
    var seen: Set<Int> = []
    for group in marks where group.kind.isFollowed && seen.insert(group.layer).inserted {
      if let wake { groups += copies(wake, of: group, time: time) }
    }
    guard let trail else { return groups }
    for group in marks where group.kind.isFollowed {
      groups += group.items.compactMap { item in
        line(trail, behind: item, in: group, period: period, time: time)
      }
    }
    return groups
  }

  private func copies(_ wake: TimeChannel.Wake, of group: MarkGroup, time: Double) -> [MarkGroup] {
    let length = Double(wake.length)
    let last = Int(exactly: time.rounded(.down)) ?? 0
    var items: [MarkItem] = []
    for period in max(0, last - wake.length - 1)...max(0, last) {
      let age = time - Double(period)
      // A copy comes out of its mark within a period, and is gone a period after the last that is asked for.
      let share = min(1, age) * min(1, max(0, length + 1 - age) / length)
      guard share > 0 else { continue }
      for key in keys[group.layer] ?? [] {
        guard let course = courses[group.layer]?[key], var item = course.items[period] else {
          continue
        }
        item.style.opacity *= wake.opacity * share
        item.reveal = nil
        item.key = "\(key) \(period)"
        items.append(item)
      }
    }
    guard !items.isEmpty else { return [] }
    var result = group
    result.items = items
    result.layerName = "wake"
    result.layer = -1
    result.reveal = nil
    return [result]
  }

  /// The way of one point from the period where its trail begins, or where the point last came.
  private func line(
    _ trail: TimeChannel.Trail, behind item: MarkItem, in group: MarkGroup, period: Int,
    time: Double
  ) -> MarkGroup? {
    guard case .symbol(let symbol) = item.geometry,
      let course = courses[group.layer]?[item.key], course.items.indices.contains(period)
    else { return nil }
    func center(_ period: Int) -> Point? {
      guard course.items.indices.contains(period),
        case .symbol(let symbol)? = course.items[period]?.geometry
      else { return nil }
      return symbol.center
    }
    let begin = trail.length.map { max(0, time - Double($0)) } ?? 0
    var points = [symbol.center]
    var place = period
    while Double(place) >= begin, let point = center(place) {
      if point != points.last { points.append(point) }
      place -= 1
    }
    if Double(place) < begin, let near = center(place + 1), let far = center(place) {
      points.append(near.interpolated(to: far, fraction: Double(place + 1) - begin))
    }
    points = points.reversed()
    guard let paint = item.style.fill ?? item.style.stroke, points.count > 1,
      points.contains(where: { $0.distance(to: symbol.center) > 1e-6 })
    else { return nil }
    let style = ItemStyle(
      stroke: paint,
      strokeStyle: StrokeStyle(width: trail.strokeWidth, cap: .round, join: .round),
      opacity: min(1, item.style.opacity * trail.opacity))
    var line = MarkGroup(
      kind: .line, layer: -1, layerName: "trail", key: item.key,
      items: points.enumerated().map { index, point in
        MarkItem(
          key: "\(item.key) \(index)",
          geometry: .vertex(VertexGeometry(point: point, base: nil, width: 0, isDefined: true)),
          style: style, anchor: point, reveal: nil, magnitude: nil, order: point.x, location: nil)
      })
    line.isClipped = group.isClipped
    return line
  }
}

extension MarkKind {
  /// Whether it is a symbol, which can have a trail.
  fileprivate var isFollowed: Bool { self == .point || self == .circle || self == .square }
}
