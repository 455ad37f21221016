import SceneModel
import Syntax
import Tables

/// What is worth telling an author about a layer's data.
enum DataWarnings {
  static func warnings(plan: ViewPlan) -> [Diagnostic] {
    plan.layers.flatMap { layer in
      [empty(layer) ?? missing(layer), emptyPie(layer), interval(layer), dropped(layer)].compactMap
      { $0 }
    }
  }

  private static func name(_ layer: LayerTable) -> String {
    layer.layer.name.map { "\"\($0)\"" } ?? "the \(layer.layer.mark.rawValue) layer"
  }

  private static func empty(_ layer: LayerTable) -> Diagnostic? {
    guard layer.table.rowCount == 0, !layer.layer.mayBeEmpty else { return nil }
    return Diagnostic(
      .warning, "\(name(layer)) has no data to show; only its axes are drawn",
      at: layer.layer.location)
  }

  /// A measured channel without a single value is as good as no rows.
  private static func missing(_ layer: LayerTable) -> Diagnostic? {
    for channel in [Channel.x, .y, .theta, .radius] {
      guard let field = layer.field(channel), let column = field.sourceColumn ?? field.column,
        field.type == .quantitative || field.type == .temporal,
        layer.table.values(at: column).allSatisfy({ $0.scaleNumber == nil })
      else { continue }
      return Diagnostic(
        .warning,
        "\(name(layer)) has no value of \"\(field.definition.field ?? column)\" to show",
        at: field.definition.location ?? layer.layer.location)
    }
    return nil
  }

  /// Intervals count on an axis of dates only.
  private static func interval(_ layer: LayerTable) -> Diagnostic? {
    for channel in [Channel.x, .y] {
      guard let definition = layer.field(channel)?.definition,
        let wanted = definition.axis?["tickCount"], wanted.number == nil, !wanted.isNull,
        definition.type != .temporal, definition.timeUnit == nil
      else { continue }
      return Diagnostic(
        .warning,
        "a \"tickCount\" of intervals needs an axis of dates and has no effect here; give a number",
        at: wanted.location)
    }
    return nil
  }

  private static func emptyPie(_ layer: LayerTable) -> Diagnostic? {
    guard layer.layer.mark == .arc, layer.table.rowCount > 0, let field = layer.field(.theta),
      field.type == .quantitative, let column = field.column
    else { return nil }
    let values = layer.table.values(at: field.endColumn ?? column)
    guard values.allSatisfy({ ($0.scaleNumber ?? 0) == 0 }), missing(layer) == nil else {
      return nil
    }
    return Diagnostic(
      .warning, "\(name(layer)) has only zeros, so no slice is drawn", at: layer.layer.location)
  }

  private static func dropped(_ layer: LayerTable) -> Diagnostic? {
    for channel in [Channel.x, .y] {
      guard let field = layer.field(channel), let column = field.column,
        field.definition.scale?["type"]?.string == "log"
      else { continue }
      let values = layer.table.values(at: field.endColumn ?? column)
      let count = values.filter { ($0.scaleNumber ?? 1) <= 0 }.count
      if count > 0 {
        return Diagnostic(
          .warning,
          "\(count) value\(count == 1 ? "" : "s") of \"\(field.definition.field ?? column)\" at or below 0 cannot stand on a log scale and \(count == 1 ? "is" : "are") not drawn",
          at: field.definition.location ?? layer.layer.location)
      }
    }
    return nil
  }
}
