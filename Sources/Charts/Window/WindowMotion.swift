import Geometry
import Guides
import SceneModel
import Syntax
import VisualEncoding

/// What a view's window needs while it moves: the domains that fit it, the rows near it, the ways of lines.
struct WindowMotion: Sendable {
  /// The position that the window moves along.
  let along: Channel
  private var fits: [WindowFit]
  /// By layer.
  private let nearRows: [Int: NearRows]
  /// By the lines' places among the marks.
  private var courses: [Int: LineCourse] = [:]
  private(set) var follow: WindowFollow?
  /// How many pages the timeline turns; nil where it turns none.
  var pages: Int?
  /// The windows at which the film rests.
  private var rests: [WindowShares] = []
  private let isWindowed: Bool

  /// How far marks reach beyond their place, in points.
  private static let markReach = 8.0
  /// How far strokes may pass a domain that fits, in points.
  private static let strokeReach = 8.0

  init(
    view: View, layers: [LayerTable], scales: ScalePlan, room: Rectangle, context: LayoutContext
  ) throws(DiagnosticError) {
    let viewport = view.viewport
    let along: Channel =
      viewport?.fits.x == true || (viewport?.x == nil && viewport?.y != nil) ? .y : .x
    self.along = along
    isWindowed = viewport != nil && scales.labelledLength(.x) == nil
    guard isWindowed else {
      fits = []
      nearRows = [:]
      return
    }
    // Marks are as wide in points as they are at rest.
    let resting = WindowReach(viewport, scales: scales, plot: room).share(at: WindowStart())
    let sets = scales.sets(plot: room, window: resting)
    let contexts = zip(layers, sets).map {
      MarkContext(layer: $0, scales: $1, plot: room, view: view, context: context)
    }
    fits = try WindowFit.fits(of: view, scales: scales, contexts: contexts)
    var nearRows: [Int: NearRows] = [:]
    for context in contexts {
      nearRows[context.layer.index] = NearRows(context, along: along)
    }
    self.nearRows = nearRows
  }

  /// Whether any domain fits what is in view.
  var hasFits: Bool { !fits.isEmpty }

  /// Whether frames leave rows out.
  var leavesRowsOut: Bool { !nearRows.isEmpty }

  // MARK: Axes

  /// The axes with ticks for domains that move, and with room for every label on the way.
  func axes(_ axes: [AxisPlan], scales: ScalePlan, room: Rectangle, context: LayoutContext)
    throws(DiagnosticError) -> [AxisPlan]
  {
    guard isWindowed else { return axes }
    let sets = scales.sets(plot: room, window: WindowShares())
    let moving = Set([along] + fits.map(\.channel))
    var result: [AxisPlan] = []
    for axis in axes {
      guard moving.contains(axis.channel) else {
        result.append(axis)
        continue
      }
      var own = try axis.moving(sets: sets, plot: room, context: context)
      if fits.contains(where: { $0.channel == axis.channel }) {
        own.leastExtent = try extent(own, scales: scales, room: room, context: context)
      }
      result.append(own)
    }
    return result
  }

  /// The most room in points that an axis' labels take over windows of several lengths all over the domain.
  private func extent(
    _ axis: AxisPlan, scales: ScalePlan, room: Rectangle, context: LayoutContext
  ) throws(DiagnosticError) -> Double {
    var most = 0.0
    for length in [1, 0.3, 0.1, 0.03] {
      let count = length < 1 ? 12 : 0
      for step in 0...count {
        let start = count > 0 ? (1 - length) * Double(step) / Double(count) : 0
        let share = WindowShare(start: start, length: length)
        var shares = WindowShares()
        if along == .x { shares.x = share } else { shares.y = share }
        let sets = scales.sets(
          plot: room, window: shares, fitted: fitted(shares, plot: room))
        let layout = AxisLayout(
          input: try axis.input(sets: sets, plot: room, context: context), plot: room,
          measurer: context.measurer, surroundings: AxisSurroundings(isWindowed: true))
        let reach = layout.visibleLabels.map {
          layout.frame.reach(of: $0.box) - layout.style.offset
        }
        most = max(most, reach.max() ?? 0)
      }
    }
    return most.rounded(.up)
  }

  /// The axes for the scales at which the film rests.
  func resting(_ axes: [AxisPlan], scales: ScalePlan, plot: Rectangle) -> [AxisPlan] {
    guard isWindowed else { return axes }
    let all = rests.map {
      scales.sets(plot: plot, window: $0, fitted: fitted($0, plot: plot))
    }
    return axes.map { axis in
      guard let moving = axis.moving else { return axis }
      var axis = axis
      axis.moving = moving.resting(at: all.compactMap { axis.pointsPerUnit($0) })
      return axis
    }
  }

  // MARK: Fits

  /// Sets the windows at which the film rests.
  mutating func rest(at windows: [WindowShares], plot: Rectangle) {
    rests = windows
    let shares = windows.map { $0[along] ?? .whole }
    fits = fits.map {
      $0.resting(
        at: shares, plotLength: $0.channel == .x ? plot.width : plot.height,
        alongLength: $0.channel == .x ? plot.height : plot.width)
    }
  }

  /// The domains that fit a window, by the places of their scales.
  func fitted(_ shares: WindowShares, plot: Rectangle) -> [Int: [Double]] {
    let share = shares[along] ?? .whole
    let side = along == .x ? plot.width : plot.height
    let slack = side > 0 ? Self.markReach / side * share.length : 0
    var ends: [Int: [Double]] = [:]
    for fit in fits { ends[fit.entry] = fit.ends(share, slack: slack) }
    return ends
  }

  /// Where marks are clipped; nil is the plot.
  func clip(_ plot: Rectangle) -> Rectangle? {
    guard hasFits else { return nil }
    let reach = Self.strokeReach
    return along == .x
      ? plot.inset(top: -reach, bottom: -reach) : plot.inset(left: -reach, right: -reach)
  }

  // MARK: Lines

  /// The rows near a window, by layer.
  func near(_ shares: WindowShares, plot: Rectangle, pixelSide: Double) -> [Int: SeriesRows] {
    guard let share = shares[along], share.length < 0.9 else { return [:] }
    let side = along == .x ? plot.width : plot.height
    let pad = side > 0 ? (2 * pixelSide + Self.markReach) / side * share.length : 0
    return nearRows.mapValues { $0.rows(share, pad: pad) }
  }

  /// Reads the lines' ways off the view at rest.
  mutating func settle(
    on layout: ViewLayout, sets: [ScaleSet], follow: Viewport.Follow?, view: Int,
    axis: WindowReach.Axis?
  ) {
    courses = ways(of: layout.marks, lines: layout.lines, sets: sets)
    if let follow, let axis {
      self.follow = WindowFollow(
        follow, view: view, layout: layout, courses: courses, axis: axis)
    }
  }

  /// How lines are drawn in a window, by their places among the marks.
  func progress(of groups: [MarkGroup], lines: [Int: LineGeometry], sets: [ScaleSet])
    -> [Int: LineProgress]
  {
    let shown = ways(of: groups, lines: lines, sets: sets)
    var progress: [Int: LineProgress] = [:]
    for (place, course) in shown {
      if let resting = courses[place] {
        progress[place] = LineProgress(resting: resting, shown: course)
      }
    }
    return progress
  }

  private func ways(of groups: [MarkGroup], lines: [Int: LineGeometry], sets: [ScaleSet])
    -> [Int: LineCourse]
  {
    var ways: [Int: LineCourse] = [:]
    for (place, group) in groups.enumerated()
    where [.line, .trail, .area].contains(group.kind) && sets.indices.contains(group.layer) {
      guard let domain = DomainShare(sets[group.layer][along]) else { continue }
      ways[place] = LineCourse(
        group, geometry: lines[place] ?? LineGeometry(group), domain: domain, channel: along)
    }
    return ways
  }
}
