import Drawing
import Geometry
import SceneModel
import Syntax
import Tables
import VisualEncoding

/// A view with a channel of time: a finished layout for each period, and the ways between neighbours.
///
/// - Every period has the same plot, with room for the labels of all.
/// - A time is a period's number, counted from 0; between two numbers the view is on its way.
/// - All periods' layouts are held at once; ``itemLimit`` bounds how much that is.
struct PeriodCourse: Sendable {
  /// The first period's plan.
  let plan: ViewPlan
  /// What there is to say about the periods' order.
  let warning: Diagnostic?
  private let layouts: [ViewLayout]
  private let ways: WayMemory
  private let caption: PeriodCaption?
  private let followers: PeriodFollowers?
  private let edge: RaceEdge?
  private let ranked: Set<Channel>

  /// The most marks that all periods of a view may have together.
  static let itemLimit = 400_000

  init(
    _ view: View, time: TimeChannel, context: LayoutContext,
    make: (View) throws(DiagnosticError) -> ViewPlan
  ) throws(DiagnosticError) {
    let rows = try PeriodViews(view, time: time, context: context)
    let count = rows.views.map { $0.layers.map(\.data.rowCount).reduce(0, +) }.reduce(0, +)
    guard count <= Self.itemLimit else {
      throw DiagnosticError(
        "the periods of \"time\" have \(count) marks in all; at most \(Self.itemLimit) are shown",
        at: time.location, kind: .limit)
    }
    var plans: [ViewPlan] = []
    for view in rows.views { plans.append(try make(view)) }
    if plans.isEmpty { plans = [try make(view)] }
    let first = plans[0]
    var plot = plans.dropFirst().reduce(first.plot) { $0.shared(with: $1.plot) }
    let looks = PeriodLooks(view, time: time, canvas: context.canvas)
    if view.layers.contains(where: { $0.mark == .text }) {
      let room = LabelRoom(frame: first.frame, measurer: context.measurer)
      let texts = plans.flatMap { plan in
        looks.applied(to: plan.sharing(plot: plot, guidesOf: first).texts())
      }
      plot = room.plot(plot, texts: texts)
    }
    var layouts: [ViewLayout] = []
    for plan in plans {
      var layout = try plan.sharing(plot: plot, guidesOf: first).layout()
      layout.marks = looks.applied(to: layout.marks)
      layout.motionState = layouts.isEmpty ? 0 : nil
      layout.barsPass = !layouts.isEmpty
      layout.periods = PeriodFacts(
        count: plans.count, duration: time.pace.seconds(count: plans.count), pause: time.pause)
      layouts.append(layout)
    }
    let edge = RaceEdge(layouts, ranked: rows.ranked, others: time.others)
    if let edge, edge.isRoomy {
      for index in layouts.indices { layouts[index].periods?.isRoomyRace = true }
    }
    self.edge = edge
    self.plan = first.sharing(plot: plot, guidesOf: first)
    self.layouts = layouts
    ranked = rows.ranked
    warning = rows.warning
    ways = WayMemory(
      layouts, numbers: CountFormat(locale: context.locale),
      style: rows.ranked.isEmpty ? .inPlace : .race(rest: time.others.map { .string($0) }))
    let marks = layouts.map(\.marks)
    caption = PeriodCaption(
      rows, time: time, plot: plot, marks: marks, view: view, context: context)
    followers = PeriodFollowers(time, periods: marks)
  }

  /// The view at a time, which is held to the periods that there are.
  func layout(at time: Double) -> ViewLayout {
    let last = Double(layouts.count - 1)
    let time = time.isFinite ? min(max(time, 0), last) : 0
    let near = time.rounded()
    // A time that is a period's own may miss it by the last bits.
    if abs(time - near) < 1e-9, let place = Int(exactly: near) {
      return completed(layouts[place], period: place, fraction: 0)
    }
    guard let place = Int(exactly: time.rounded(.down)), let way = ways.way(from: place) else {
      return completed(layouts[0], period: 0, fraction: 0)
    }
    let fraction = time - Double(place)
    var view = way.layout(fractions(fraction))
    if let edge { view.marks = edge.faded(view.marks, plot: view.plot, after: place) }
    return completed(view, period: place, fraction: fraction)
  }

  /// Where the labels of the view's title, axes and texts are at a time.
  func labelPlaces(at time: Double, hasTexts: Bool) -> [LabelYield.Identity: Point] {
    let time = time.isFinite ? min(max(time, 0), Double(layouts.count - 1)) : 0
    guard let place = Int(exactly: time.rounded(.down)), let way = ways.way(from: place) else {
      return LabelYield.places(of: layouts[Int(exactly: time.rounded(.down)) ?? 0])
    }
    return way.labelPlaces(
      fractions(time - Double(place)), hasTexts: hasTexts, hasSymbols: true)
  }

  /// A layout with the period's name and what follows its marks behind them.
  private func completed(_ view: ViewLayout, period: Int, fraction: Double) -> ViewLayout {
    var below: [MarkGroup] = []
    if let caption { below.append(caption.group(period: period, fraction: fraction)) }
    if let followers {
      below += followers.groups(period: period, fraction: fraction, marks: view.marks)
    }
    return below.isEmpty ? view : view.adding(below: below)
  }

  /// Measures run evenly; places in an order ease, so that overtaking begins and ends gently.
  private func fractions(_ fraction: Double) -> StageFractions {
    let eased = fraction * fraction * (3 - 2 * fraction)
    if ranked.isEmpty {
      return StageFractions(
        leave: min(1, 2 * fraction), x: fraction, y: fraction, enter: max(0, 2 * fraction - 1),
        rescale: AxisFractions(x: fraction, y: fraction))
    }
    return StageFractions(
      leave: fraction, x: ranked.contains(.x) ? eased : fraction,
      y: ranked.contains(.y) ? eased : fraction, enter: fraction,
      rescale: AxisFractions(x: fraction, y: fraction))
  }
}

extension ViewLayout {
  /// The layout with more groups under its marks.
  fileprivate func adding(below groups: [MarkGroup]) -> ViewLayout {
    var result = self
    result.marks = groups
    for var group in marks {
      group.reveal?.group += groups.count
      for index in group.items.indices { group.items[index].reveal?.group += groups.count }
      result.marks.append(group)
    }
    result.lines = [:]
    for (index, line) in lines { result.lines[index + groups.count] = line }
    return result
  }
}

extension Rectangle {
  /// The part that two plots share; empty where they are apart.
  fileprivate func shared(with other: Rectangle) -> Rectangle {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rectangle(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
}
