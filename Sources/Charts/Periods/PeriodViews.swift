import Guides
import SceneModel
import Syntax
import Tables
import VisualEncoding

/// A view's rows period by period: a whole view for each, on scales that go together.
///
/// - The layers' transforms see all periods, so that ranks and sums over them are found there.
/// - Colours, sizes and other looks have one scale for all periods. So have positions, unless measures are to
///   rescale and discrete ones are sorted by a value.
struct PeriodViews {
  let periods: [Value]
  /// What there is to say about their order.
  let warning: Diagnostic?
  let views: [View]
  /// What the total comes to in each period; empty where none is shown.
  let totals: [Double]
  /// Positions that are sorted anew in each period, as in a race.
  let ranked: Set<Channel>

  /// The most periods that a view may have.
  static let limit = 5000

  init(_ view: View, time: TimeChannel, context: LayoutContext) throws(DiagnosticError) {
    let layers = try Self.layers(view, time: time, context: context)
    var tables = layers.map(\.rawTable)
    let order = try Self.order(tables, time: time, locale: context.locale)
    let periods = order.periods
    if time.missing == .interpolate {
      for (index, layer) in layers.enumerated() {
        tables[index] = try PeriodGaps(time: time.field, order: order, layer: layer).filled()
      }
    }
    let times = tables.map { $0.column(time.field) }
    var places: [Value: Int] = [:]
    for (place, value) in periods.enumerated() { places[value] = place }
    let rows = times.enumerated().map { index, values in
      values.map {
        PeriodRows(
          $0, places: places, count: periods.count,
          drawsOn: view.drawsOn(layer: index, field: time.field))
      }
    }
    var plain = view
    for index in plain.layers.indices {
      plain.layers[index].transforms = []
      plain.layers[index].data = tables[index]
    }
    let ranked = Set(
      [Channel.x, .y].filter { channel in
        view.layers.contains { ($0.encoding[channel] ?? []).contains(where: \.isSortedByValue) }
      })
    let top = [Channel.x, .y].first(where: ranked.contains).flatMap { channel in
      time.top.map { PeriodTop(count: $0, others: time.others, channel: channel) }
    }
    let whole = try Self.scales(plain, context)
    // Of looks with separate values the one scale for all periods is enough.
    let measured = Channel.scaled.filter { channel in
      channel.isPosition
        || whole.entries.contains {
          $0.builder.channel == channel && $0.builder.domain.isContinuous
        }
    }
    var views: [View] = []
    var plans: [ScalePlan] = []
    var orders: [Channel: [Value]] = [:]
    var shown: Set<Value> = []
    for period in periods.indices {
      var own = plain
      for index in own.layers.indices {
        guard let rows = rows[index] else { continue }
        own.layers[index].data = tables[index].selecting(
          rows: Self.kept(
            rows.shown(period), of: tables[index], in: own.layers[index], orders: orders))
      }
      var plan = try Self.scales(own, of: measured, context)
      for channel in ranked {
        guard case .discrete(let values)? = plan.builder(channel)?.domain else { continue }
        orders[channel] = values
      }
      if let top, let order = orders[top.channel] {
        shown.formUnion(top.shown(order))
        own = top.cut(own, order: order)
        plan = try Self.scales(own, of: measured, context)
      }
      views.append(own)
      plans.append(plan)
    }
    let domains = PeriodDomains(
      whole: whole, plans: plans, ranked: ranked, time: time,
      named: top.map { top in
        let fields = view.layers.compactMap { $0.encoding[top.channel]?.first?.field }
        return (fields: Set(fields), values: shown)
      })
    self.periods = periods
    warning = order.warning
    self.views = views.map { domains.applied(to: $0) }
    self.ranked = ranked
    if let total = time.total {
      totals = try PeriodSums(
        total, tables: tables, rows: rows, periods: periods.count, time: time
      ).values
    } else {
      totals = []
    }
  }

  /// Each layer with its rows over all periods.
  private static func layers(_ view: View, time: TimeChannel, context: LayoutContext)
    throws(DiagnosticError) -> [LayerTable]
  {
    var layers: [LayerTable] = []
    for (index, layer) in view.layers.enumerated() {
      layers.append(
        try LayerTable(
          layer, index: index, configuration: view.configuration, context: context.transforms,
          keepsDropped: time.missing == .interpolate))
    }
    return layers
  }

  private static func order(_ tables: [Table], time: TimeChannel, locale: FormatLocale)
    throws(DiagnosticError) -> PeriodOrder
  {
    let times = tables.compactMap { $0.column(time.field) }
    guard !times.isEmpty || tables.allSatisfy({ $0.rowCount == 0 }) else {
      throw tables[0].missingField(time.field, at: time.location)
    }
    let order = PeriodOrder(times.flatMap { $0 }, time: time, locale: locale)
    guard order.periods.count <= limit else {
      throw DiagnosticError(
        "\"time\" has \(order.periods.count) periods; at most \(limit) are shown",
        at: time.location, kind: .limit)
    }
    return order
  }

  private static func scales(
    _ view: View, of channels: [Channel] = Channel.scaled, _ context: LayoutContext
  ) throws(DiagnosticError) -> ScalePlan {
    var tables: [LayerTable] = []
    for (index, layer) in view.layers.enumerated() {
      tables.append(
        try LayerTable(
          layer, index: index, configuration: view.configuration, context: context.transforms))
    }
    return try ScalePlan(
      view: view, layers: tables, channels: channels, context: context
    ) { AxisPlan.labelFont(channel: $0, view: view, field: $1) }
  }

  /// Rows in the order that their values had in the period before, so that ties keep it.
  private static func kept(
    _ rows: [Int], of table: Table, in layer: Layer, orders: [Channel: [Value]]
  ) -> [Int] {
    for channel in [Channel.x, .y] {
      guard let values = orders[channel], let field = layer.encoding[channel]?.first?.field,
        let names = table.column(field)
      else { continue }
      var places: [Value: Int] = [:]
      for (place, value) in values.enumerated() { places[value] = place }
      return rows.enumerated().map { offset, row in
        (row: row, place: places[names[row]] ?? values.count, offset: offset)
      }.sorted { ($0.place, $0.offset) < ($1.place, $1.offset) }.map(\.row)
    }
    return rows
  }
}
