import Drawing
import Geometry
import SceneModel
import Syntax
import Tables

/// A view with a channel of time: a finished layout for each period, and the ways between neighbours.
///
/// - Every period has the same plot, with room for the labels of all.
/// - A time is a period's number, counted from 0; between two numbers the view is on its way.
struct PeriodCourse: Sendable {
  /// The first period's plan.
  let plan: ViewPlan
  private let layouts: [ViewLayout]
  private let ways: [LayoutTransition]
  private let label: PeriodLabel?
  private let ranked: Set<Channel>

  init(
    _ view: View, time: TimeChannel, context: LayoutContext,
    make: (View) throws(DiagnosticError) -> ViewPlan
  ) throws(DiagnosticError) {
    let rows = try PeriodViews(view, time: time, context: context)
    var plans: [ViewPlan] = []
    for view in rows.views { plans.append(try make(view)) }
    if plans.isEmpty { plans = [try make(view)] }
    let plot = plans.dropFirst().reduce(plans[0].plot) { plot, plan in
      let x = max(plot.minX, plan.plot.minX)
      let y = max(plot.minY, plan.plot.minY)
      return Rectangle(
        x: x, y: y, width: max(0, min(plot.maxX, plan.plot.maxX) - x),
        height: max(0, min(plot.maxY, plan.plot.maxY) - y))
    }
    var layouts: [ViewLayout] = []
    let first = plans[0]
    for plan in plans {
      var layout = try plan.sharing(plot: plot, guidesOf: first).layout()
      layout.motionState = layouts.isEmpty ? 0 : nil
      layout.periods = PeriodFacts(
        count: plans.count, duration: time.periodDuration, pause: time.pause)
      layouts.append(layout)
    }
    self.plan = first.sharing(plot: plot, guidesOf: first)
    self.layouts = layouts
    ranked = rows.ranked
    let numbers = CountFormat(locale: context.locale)
    let style: LayoutTransition.Style = rows.ranked.isEmpty ? .inPlace : .race
    ways = zip(layouts, layouts.dropFirst()).map {
      LayoutTransition(from: $0, to: $1, numbers: numbers, style: style)
    }
    label = time.label.map {
      PeriodLabel(
        $0, periods: rows.periods, time: time, plot: plot, view: view, locale: context.locale)
    }
  }

  /// The view at a time, which is held to the periods that there are.
  func layout(at time: Double) -> ViewLayout {
    let last = Double(layouts.count - 1)
    let time = time.isFinite ? min(max(time, 0), last) : 0
    let near = time.rounded()
    // A time that is a period's own may miss it by the last bits.
    if abs(time - near) < 1e-9, let place = Int(exactly: near) { return layout(place) }
    guard let place = Int(exactly: time.rounded(.down)), ways.indices.contains(place) else {
      return layout(0)
    }
    let way = ways[place].layout(fractions(time - Double(place)))
    return label?.added(to: way, period: place) ?? way
  }

  private func layout(_ place: Int) -> ViewLayout {
    label?.added(to: layouts[place], period: place) ?? layouts[place]
  }

  /// Measures run evenly; places in an order ease, so that overtaking begins and ends gently.
  private func fractions(_ fraction: Double) -> StageFractions {
    let eased = fraction * fraction * (3 - 2 * fraction)
    if ranked.isEmpty {
      return StageFractions(
        leave: min(1, 2 * fraction), x: fraction, y: fraction, enter: max(0, 2 * fraction - 1))
    }
    return StageFractions(
      leave: fraction, x: ranked.contains(.x) ? eased : fraction,
      y: ranked.contains(.y) ? eased : fraction, enter: fraction)
  }
}

/// What the timeline knows of a view's periods.
package struct PeriodFacts: Sendable, Hashable {
  package var count: Int
  /// Seconds from one to the next, and of stillness at each.
  package var duration: Double
  package var pause: Double
}
