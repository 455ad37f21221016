import SceneModel
import Syntax
import Tables

/// A view's rows period by period: a whole view for each, on scales that go together.
///
/// - The layers' transforms see all periods, so that ranks and sums over them are found there.
/// - Colours, sizes and other looks have one scale for all periods. So have positions, unless measures are to
///   rescale and discrete ones are sorted by a value.
struct PeriodViews {
  let periods: [Value]
  let views: [View]
  /// Positions that are sorted anew in each period, as in a race.
  let ranked: Set<Channel>

  /// The most periods that a view may have.
  static let limit = 5000

  init(_ view: View, time: TimeChannel, context: LayoutContext) throws(DiagnosticError) {
    var tables: [Table] = []
    for (index, layer) in view.layers.enumerated() {
      var layer = layer
      if time.missing == .interpolate {
        layer.data = PeriodGaps(time: time.field, layer: layer).filled(layer.data)
      }
      tables.append(
        try LayerTable(
          layer, index: index, configuration: view.configuration, context: context.transforms
        ).rawTable)
    }
    let times = tables.map { $0.column(time.field) }
    let all = times.compactMap { $0 }.flatMap { $0 }
    guard times.contains(where: { $0 != nil }) || tables.allSatisfy({ $0.rowCount == 0 }) else {
      throw tables[0].missingField(time.field, at: time.location)
    }
    var periods = PeriodGaps.periods(all)
    if time.type == .nominal {
      var seen: Set<Value> = []
      periods = all.filter { $0.isValid && seen.insert($0).inserted }
    }
    guard periods.count <= Self.limit else {
      throw DiagnosticError(
        "\"time\" has \(periods.count) periods; at most \(Self.limit) are shown",
        at: time.location, kind: .limit)
    }
    var plain = view
    for index in plain.layers.indices {
      plain.layers[index].transforms = []
      plain.layers[index].data = tables[index]
    }
    let ranked = Set([Channel.x, .y].filter { Self.isRanked($0, in: view) })
    var views: [View] = []
    var plans: [ScalePlan] = []
    for period in periods {
      var own = plain
      for index in own.layers.indices {
        guard let values = times[index] else { continue }
        var rows = values.indices.filter { values[$0] == period }
        if let last = plans.last {
          rows = Self.kept(rows, of: tables[index], in: own.layers[index], ranked, by: last)
        }
        own.layers[index].data = tables[index].selecting(rows: rows)
      }
      views.append(own)
      plans.append(try Self.scales(own, context))
    }
    let domains = PeriodDomains(
      whole: try Self.scales(plain, context), plans: plans, ranked: ranked, rescale: time.rescale)
    self.periods = periods
    self.views = views.map { domains.applied(to: $0) }
    self.ranked = ranked
  }

  private static func scales(_ view: View, _ context: LayoutContext) throws(DiagnosticError)
    -> ScalePlan
  {
    var tables: [LayerTable] = []
    for (index, layer) in view.layers.enumerated() {
      tables.append(
        try LayerTable(
          layer, index: index, configuration: view.configuration, context: context.transforms))
    }
    return try ScalePlan(view: view, layers: tables, context: context)
  }

  /// Whether a discrete position is sorted by what the rows measure.
  private static func isRanked(_ channel: Channel, in view: View) -> Bool {
    view.layers.contains { layer in
      (layer.encoding[channel] ?? []).contains { definition in
        guard definition.isDiscrete, let sort = definition.sort else { return false }
        return sort.object != nil || (sort.string.map { !Self.plain.contains($0) } ?? false)
      }
    }
  }

  private static let plain = ["ascending", "descending"]

  /// Rows in the order that their values had in the period before, so that ties keep it.
  private static func kept(
    _ rows: [Int], of table: Table, in layer: Layer, _ ranked: Set<Channel>, by plan: ScalePlan
  ) -> [Int] {
    for channel in [Channel.x, .y] where ranked.contains(channel) {
      guard let field = layer.encoding[channel]?.first?.field, let names = table.column(field),
        case .discrete(let values)? = plan.builder(channel)?.domain
      else { continue }
      var places: [Value: Int] = [:]
      for (place, value) in values.enumerated() { places[value] = place }
      return rows.enumerated().sorted { a, b in
        let (first, second) = (
          places[names[a.element]] ?? values.count, places[names[b.element]] ?? values.count
        )
        return first == second ? a.offset < b.offset : first < second
      }.map(\.element)
    }
    return rows
  }
}
