import SceneModel
import Syntax
import Tables
import VisualEncoding

/// What is worth telling an author about a layer's data.
enum DataWarnings {
  static func warnings(plan: ViewPlan) -> [Diagnostic] {
    // A line and its points read the same texts by the same transforms; they are told of once.
    var told: Set<String> = []
    var warnings: [Diagnostic] = []
    for layer in plan.layers {
      for found in [empty(layer) ?? missing(layer), emptyPie(layer), interval(layer)] {
        if let found { warnings.append(found) }
      }
      warnings += unreachable(layer) + failures(layer) + layer.images.warnings
      warnings += (layer.transforms.warnings + unread(layer)).filter {
        told.insert(withoutRow($0.message)).inserted
      }
    }
    return warnings
  }

  /// A layer may know the row of a text that another one, which reads the same column, does not know.
  private static func withoutRow(_ message: String) -> String {
    message.replacing(/\ in row \d+ of the data/, with: "")
  }

  /// Texts where a channel asks for numbers or dates; a value that is missing needs no word.
  private static func unread(_ layer: LayerTable) -> [Diagnostic] {
    Channel.allCases.flatMap { layer.fields[$0] ?? [] }.compactMap { field in
      let definition = field.definition
      let counts = ["count", "distinct", "valid", "missing"].contains(definition.aggregate ?? "")
      guard !counts, let name = definition.field, let values = layer.rawTable.column(name)
      else { return nil }
      let isTemporal = field.type == .temporal || definition.timeUnit != nil
      guard isTemporal || field.type == .quantitative,
        let texts = isTemporal
          ? values.textsWithoutDate(zone: layer.transforms.conventions.zone)
          : values.textsWithoutNumber()
      else { return nil }
      return texts.warning(
        field: name, fate: definition.aggregate == nil ? "not drawn" : "left out",
        at: definition.location ?? layer.layer.location)
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
    guard layer.table.rowCount > 0 else { return nil }
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

  /// Conditions that have no answer for some rows, where they count as false.
  private static func failures(_ layer: LayerTable) -> [Diagnostic] {
    Channel.allCases.flatMap { layer.layer.encoding[$0] ?? [] }.flatMap(\.conditions)
      .compactMap { condition in
        guard let test = condition.test, test.canFail else { return nil }
        return failure(of: test, in: layer)
      }
  }

  private static func failure(of test: Predicate, in layer: LayerTable) -> Diagnostic? {
    var first: Diagnostic?
    var count = 0
    for row in 0..<layer.table.rowCount {
      do throws(DiagnosticError) {
        _ = try test.holds(in: layer.table, row: row, context: layer.transforms)
      } catch {
        first = first ?? error.diagnostics.first
        count += 1
      }
    }
    guard let first else { return nil }
    let rows = count == 1 ? "this row" : "this and \(count - 1) more rows"
    return Diagnostic(
      .warning, "\(first.message); the condition counts as false in \(rows)", at: first.location)
  }

  /// What a log scale cannot show: ends of its domain and values that are not above 0.
  private static func unreachable(_ layer: LayerTable) -> [Diagnostic] {
    Channel.allCases.flatMap { channel -> [Diagnostic] in
      guard let field = layer.field(channel), let scale = field.definition.scale,
        scale["type"]?.string == "log"
      else { return [] }
      let isPlace = channel == .x || channel == .y
      return [end(of: scale), isPlace ? dropped(field, of: layer) : nil].compactMap { $0 }
    }
  }

  private static func end(of scale: JSONNode) -> Diagnostic? {
    let ends = scale["domain"]?.array ?? []
    let wanted =
      ends.isEmpty
      ? [scale["domainMin"]].compactMap { $0 }
      : ends.contains { ($0.number ?? 0) > 0 } ? ends : []
    guard let end = wanted.first(where: { ($0.number ?? 1) <= 0 }) else { return nil }
    return Diagnostic(
      .warning,
      "a log scale never reaches \(Value(end).asText); its domain begins near the least value above 0",
      at: end.location)
  }

  private static func dropped(_ field: ChannelField, of layer: LayerTable) -> Diagnostic? {
    guard let column = field.column else { return nil }
    let values = layer.table.values(at: field.endColumn ?? column)
    let count = values.filter { ($0.scaleNumber ?? 1) <= 0 }.count
    guard count > 0, values.contains(where: { ($0.scaleNumber ?? 0) > 0 }) else { return nil }
    return Diagnostic(
      .warning,
      "\(count) value\(count == 1 ? "" : "s") of \"\(field.definition.field ?? column)\" at or below 0 "
        + "cannot stand on a log scale and \(count == 1 ? "is" : "are") not drawn",
      at: field.definition.location ?? layer.layer.location)
  }
}
