import Glibc
import SceneModel
import Syntax
import VisualEncoding

/// Finds the domain that fits what a window shows: a pure function of where the window is.
///
/// - At a stop it is exactly the domain of a chart of that window alone: stretched and rounded as its scale asks.
/// - On the way it is a weighed mean over windows somewhat longer and somewhat shifted, each of which holds the
///   window itself. So it begins to move before a value comes into view, eases, and never cuts one off.
struct WindowFit: Sendable {
  /// The scale's place among the plan's entries.
  let entry: Int
  /// The position whose domain fits.
  let channel: Channel
  private let tracks: [FitTrack]
  private let builder: ScaleBuilder
  /// Values that are always in view, as a rule's without a place; the low one with its sign turned.
  private let constants: [FitTrack.Side: Double]
  /// The extent of all values.
  private let extent: (low: Double, high: Double)
  /// The plot's length along the channel in points, which padding is a part of.
  private var plotLength = 100.0
  /// How far marks stick out of their place at rest, in lengths of the window.
  private var reach = 0.0
  private(set) var stops: [Stop] = []

  /// A window at which the film rests.
  struct Stop: Sendable {
    let window: WindowShare
    let ends: [Double]
    /// How far the window's edges may move until its domain is left, as a fraction of the whole domain.
    var radius: Double
  }

  /// How much of a mark counts as the mark itself, in points from its middle.
  private static let markReach = 3.0
  /// How far beyond the edges values have a say, in lengths of the window.
  private static let margin = 0.2
  /// The room over the greatest value while the domain moves, as a fraction of the domain.
  private static let headroom = 0.04
  /// The least share of all values' extent that a domain on its way spans.
  private static let leastSpan = 0.04

  init?(entry: Int, builder: ScaleBuilder, tracks: [FitTrack], constants: [Double]) {
    guard builder.domain.isContinuous, builder.properties["domain"]?.array == nil,
      case .continuous(let whole) = builder.scale(from: 0, to: 100).domain,
      whole.count == 2, whole[0] < whole[1]
    else { return nil }
    self.entry = entry
    channel = builder.channel
    self.builder = builder
    self.tracks = tracks
    self.constants = [
      .high: constants.max() ?? -.infinity, .low: -(constants.min() ?? .infinity),
    ]
    let high = tracks.map { $0.nearMaximum(.high, from: -.infinity, to: .infinity) }.max()
    let low = tracks.map { $0.nearMaximum(.low, from: -.infinity, to: .infinity) }.max()
    guard let high, let low, high.isFinite, low.isFinite else { return nil }
    extent = (-low, high)
  }

  /// The fit for a plot and for the windows at which the film rests.
  ///
  /// `alongLength` is the plot's length in points along the window's way.
  func resting(at windows: [WindowShare], plotLength: Double, alongLength: Double) -> WindowFit {
    var fit = self
    fit.plotLength = plotLength
    fit.reach = alongLength > 0 ? Self.markReach / alongLength : 0
    fit.stops = []
    for window in windows where window.length > 0 {
      guard !fit.stops.contains(where: { Self.distance($0.window, window) < 1e-9 }) else {
        continue
      }
      fit.stops.append(fit.stop(window))
    }
    for index in fit.stops.indices {
      for other in fit.stops.indices where other != index {
        let half = Self.distance(fit.stops[index].window, fit.stops[other].window) / 2
        fit.stops[index].radius = min(fit.stops[index].radius, half)
      }
    }
    return fit
  }

  private func stop(_ window: WindowShare) -> Stop {
    let ends = exact(window)
    let cap = window.length / 2
    let (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    var radius = cap
    for track in tracks {
      for (side, bound) in [(FitTrack.Side.high, high), (.low, -low)] {
        radius = min(
          radius,
          track.distance(
            side, to: bound + 1e-12 * max(abs(bound), 1), from: window.start, to: window.end,
            reach: reach * window.length, cap: cap))
      }
    }
    return Stop(window: window, ends: ends, radius: max(radius, 1e-3 * window.length))
  }

  private static func distance(_ a: WindowShare, _ b: WindowShare) -> Double {
    max(abs(a.start - b.start), abs(a.end - b.end))
  }

  /// The domain of a chart of one window alone.
  func exact(_ window: WindowShare) -> [Double] {
    let (low, high) = inView(window) ?? extent
    guard
      case .continuous(let ends) = builder.measuring([low, high]).scale(from: plotLength, to: 0)
        .domain, ends.count == 2
    else { return [low, high] }
    return ends
  }

  /// The least and greatest value in view, with those where lines meet the window's edges.
  func inView(_ window: WindowShare) -> (low: Double, high: Double)? {
    func most(_ side: FitTrack.Side) -> Double {
      tracks.map {
        $0.maximum(
          side, from: window.start, to: window.end, reach: reach * window.length)
      }.max() ?? -.infinity
    }
    let (high, low) = (most(.high), most(.low))
    guard high.isFinite, low.isFinite else { return nil }
    return (
      min(-low, -(constants[.low] ?? -.infinity)), max(high, constants[.high] ?? -.infinity)
    )
  }

  /// The domain for a window.
  ///
  /// - Parameter slack: how far marks reach beyond their place, as a fraction of the whole domain.
  func ends(_ window: WindowShare, slack: Double) -> [Double] {
    let near = stops.min {
      Self.distance($0.window, window) / $0.radius < Self.distance($1.window, window) / $1.radius
    }
    let far = near.map { Self.distance($0.window, window) / $0.radius } ?? .infinity
    if let near, far <= 1e-9 { return near.ends }
    var ends = moving(window, slack: slack)
    if let near, far < 1 {
      let weight = far * far * (3 - 2 * far)
      ends = zip(near.ends, ends).map { $0 + ($1 - $0) * weight }
    }
    if let seen = inView(window) {
      ends[0] = min(ends[0], seen.low)
      ends[1] = max(ends[1], seen.high)
    }
    return ends
  }

  /// The domain away from stops.
  private func moving(_ window: WindowShare, slack: Double) -> [Double] {
    let (a, b) = (window.start - slack, window.end + slack)
    var high = mean(.high, a, b)
    var low = -mean(.low, a, b)
    let least = (extent.high - extent.low) * Self.leastSpan
    if high - low < least {
      let middle = (low + high) / 2
      (low, high) = (middle - least / 2, middle + least / 2)
    }
    if builder.type != .log {
      let room = (high - low) * Self.headroom
      low -= builder.includesZero && low >= 0 ? 0 : room
      high += builder.includesZero && high <= 0 ? 0 : room
    }
    if builder.includesZero { (low, high) = (min(low, 0), max(high, 0)) }
    // Ends that the scene names itself stay.
    if case .continuous(let whole) = builder.domain {
      if builder.properties["domainMin"] != nil { low = whole[0] }
      if builder.properties["domainMax"] != nil { high = whole[whole.count - 1] }
    }
    if low >= high { high = low + max(abs(low), 1) * 1e-6 }
    return [low, high]
  }

  /// The mean greatest value over windows that are longer by a margin at both sides and shifted by up to as much.
  private func mean(_ side: FitTrack.Side, _ a: Double, _ b: Double) -> Double {
    let margin = Self.margin * (b - a)
    var core = tracks.map { $0.nearMaximum(side, from: a, to: b) }.max() ?? -.infinity
    core = max(core, constants[side] ?? -.infinity)
    if !core.isFinite {
      core =
        tracks.compactMap { $0.nearest(side, to: (a + b) / 2) }.max()
        ?? (side == .high ? extent.high : -extent.low)
    }
    let step = 1e-3 * (extent.high - extent.low)
    // Shifts run from -1 to 1 margins; a row at the right counts from a shift on, one at the left up to a shift.
    var right: [(shift: Double, value: Double)] = []
    var left: [(shift: Double, value: Double)] = []
    for track in tracks {
      right += track.records(
        side, right: b, limit: b + 2 * margin, least: core, step: step
      ).map { (($0.place - b - margin) / margin, $0.value) }
      left += track.records(side, left: a, limit: a - 2 * margin, least: core, step: step)
        .map { (($0.place - a + margin) / margin, $0.value) }
    }
    guard !right.isEmpty || !left.isEmpty else { return core }
    right.sort { ($0.shift, $0.value) < ($1.shift, $1.value) }
    left.sort { ($0.shift, $0.value) > ($1.shift, $1.value) }
    return integral(core, right: Self.rising(right), left: Self.rising(left).reversed())
  }

  /// Only those that are greater than all before them.
  private static func rising(_ records: [(shift: Double, value: Double)])
    -> [(shift: Double, value: Double)]
  {
    var greatest = -Double.infinity
    return records.filter { record in
      guard record.value > greatest else { return false }
      greatest = record.value
      return true
    }
  }

  /// The weighed mean of the stairs that the records make, exactly.
  private func integral(
    _ core: Double, right: [(shift: Double, value: Double)],
    left: [(shift: Double, value: Double)]
  ) -> Double {
    let edges = ([-1, 1] + right.map(\.shift) + left.map(\.shift)).map { min(max($0, -1), 1) }
      .sorted()
    var (total, passed, ahead) = (0.0, 0, 0)
    for (from, to) in zip(edges, edges.dropFirst()) where to > from {
      while passed < right.count, right[passed].shift <= from { passed += 1 }
      while ahead < left.count, left[ahead].shift < to { ahead += 1 }
      var value = core
      if passed > 0 { value = max(value, right[passed - 1].value) }
      if ahead < left.count { value = max(value, left[ahead].value) }
      total += value * (Self.weight(below: to) - Self.weight(below: from))
    }
    return total
  }

  /// The weight of all shifts up to one, under a raised cosine.
  private static func weight(below shift: Double) -> Double {
    (shift + 1) / 2 + sin(.pi * shift) / (2 * .pi)
  }
}
