import Scales
import SceneModel
package import Syntax
package import Tables

/// The order of a discrete domain, from the `sort` of the fields that feed it.
package struct DomainOrder {
  package let request: ScaleRequest
  /// Whether names of months and of weekdays come in the calendar's order where nothing is said.
  let followsCalendar: Bool

  /// The values in order; ties keep the order of the data.
  package func sorted(_ values: [Value], context: TransformContext) throws(DiagnosticError)
    -> [Value]
  {
    let sources = request.sources.filter { $0.channel == request.channel }
    // A layer that asks for the data's order leaves the order to the others; others that do not agree leave it to the
    // values.
    let sorting = sources.filter { $0.field.definition.sort?.isNull != true }
    guard let source = sorting.first else { return sources.isEmpty ? natural(values) : values }
    let ranking = ranking(of: source)
    guard let sort = source.field.definition.sort,
      sorting.allSatisfy({ $0.field.definition.sort == sort && self.ranking(of: $0) == ranking })
    else { return listedByColor(calendar(values, context.conventions.times) ?? natural(values)) }
    if let array = sort.array {
      let temporal = source.field.type == .temporal || source.field.definition.timeUnit != nil
      let order = ValuePlaces(
        array.map { node in
          if temporal,
            let date = DateTimeValue.milliseconds(
              node, unit: source.field.definition.timeUnit, zone: context.conventions.zone)
          {
            return .date(date)
          }
          return Value(node)
        })
      let rest = values.filter { order[$0] == nil }
      return values.filter { order[$0] != nil }.sorted { (order[$0] ?? 0) < (order[$1] ?? 0) }
        + rest
    }
    switch sort.string {
    case "ascending": return natural(values)
    case "descending": return Array(natural(values).reversed())
    case let word?:
      let descending = word.hasPrefix("-")
      let channel = Channel(rawValue: descending ? String(word.dropFirst()) : word)
      return try byChannel(
        values, channel, descending: descending, source: source, context: context)
    case nil: break
    }
    let descending = sort["order"]?.string == "descending"
    if sort["order"]?.isNull == true, sort["field"] == nil { return values }
    if let word = sort["encoding"]?.string {
      return try byChannel(
        values, Channel(rawValue: word), descending: descending, source: source, context: context)
    }
    let field = sort["field"]?.string
    if let field, field == source.field.definition.field {
      return descending ? natural(values).reversed() : natural(values)
    }
    return try ranked(
      values, source: source, operation: sort["op"]?.string ?? usualOperation(of: field, source),
      field: field, argument: nil, descending: descending, context: context)
  }

  /// What several rows of one value are ranked by where the scene does not say.
  ///
  /// The parts of a stack add up, unless the field is one that tells the parts apart, or has no numbers to add.
  private func usualOperation(of field: String?, _ source: ScaleSource) -> String {
    guard let field else { return "count" }
    let parts = Channel.stackingChannels.flatMap { source.layer.fields[$0] ?? [] }
    let adds =
      source.layer.stackOffset != nil && !parts.contains { $0.definition.field == field }
      && source.layer.rawTable.values(at: field).contains(where: \.isNumber)
    return adds ? "sum" : "min"
  }

  /// The values in the calendar's order; nil where they are not all months, or all weekdays.
  private func calendar(_ values: [Value], _ locale: TimeLocale) -> [Value]? {
    let texts = values.compactMap(\.spelling)
    guard followsCalendar, texts.count == values.count, texts.count > 1 else { return nil }
    return [TimeLocale.americanEnglish, locale].lazy.compactMap { locale in
      CalendarNames(locale).places(of: texts).map { found in
        zip(found.places, values).enumerated().sorted {
          ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
        }.map(\.element.1)
      }
    }.first
  }

  /// Rising values; what is missing comes first, and numbers and dates on one side and words on the other, which cannot
  /// be compared, stay apart in the order of the data.
  private func natural(_ values: [Value]) -> [Value] {
    let wordsFirst = values.first { !$0.meaning.isNull }.map(Self.isWord) ?? false
    return values.enumerated().sorted { a, b in
      let (isWord, isOtherWord) = (Self.isWord(a.element), Self.isWord(b.element))
      if isWord != isOtherWord, !a.element.meaning.isNull, !b.element.meaning.isNull {
        return isWord == wordsFirst
      }
      let order = ValueOrder.compareDistinct(a.element, b.element)
      return order == 0 ? a.offset < b.offset : order < 0
    }.map(\.element)
  }

  private static func isWord(_ value: Value) -> Bool {
    if case .string = value.meaning { true } else { false }
  }

  /// Offsets follow the domain that the colour of their field lists, so that both tell one order.
  private func listedByColor(_ values: [Value]) -> [Value] {
    guard request.channel == .xOffset || request.channel == .yOffset else { return values }
    for source in request.sources {
      for channel in [Channel.color, .fill, .stroke] {
        guard let color = source.layer.field(channel),
          color.definition.field == source.field.definition.field,
          let domain = color.definition.scale?["domain"]?.array
        else { continue }
        let places = ValuePlaces(domain.map { Value($0) })
        let listed = values.filter { places[$0] != nil }
        return listed.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
          + values.filter { places[$0] == nil }
      }
    }
    return values
  }

  /// What a source's values are ranked by: an operation and a field of another channel, where its sort names one.
  private func ranking(of source: ScaleSource) -> [String?]? {
    guard let sort = source.field.definition.sort,
      let word = sort["encoding"]?.string ?? sort.string,
      let channel = Channel(rawValue: word.hasPrefix("-") ? String(word.dropFirst()) : word),
      let other = source.layer.layer.encoding[channel]?.first
    else { return nil }
    return [other.aggregate, other.field]
  }

  private func byChannel(
    _ values: [Value], _ channel: Channel?, descending: Bool, source: ScaleSource,
    context: TransformContext
  ) throws(DiagnosticError) -> [Value] {
    guard let channel, let other = source.layer.layer.encoding[channel]?.first else {
      return natural(values)
    }
    let isStacked = source.layer.field(channel)?.isStacked == true
    return try ranked(
      values, source: source, operation: other.aggregate ?? (isStacked ? "sum" : "min"),
      field: other.field,
      argument: other.argumentField, descending: descending, context: context)
  }

  /// Values by an aggregate of another field over the rows before aggregation.
  private func ranked(
    _ values: [Value], source: ScaleSource, operation: String, field: String?, argument: String?,
    descending: Bool, context: TransformContext
  ) throws(DiagnosticError) -> [Value] {
    guard let column = source.field.column, let name = source.field.definition.field else {
      return natural(values)
    }
    // Bins and time units exist only after the encoding's transforms; so does what sorts by them.
    let usesRaw =
      source.layer.rawTable.column(name) != nil && (column == name || source.field.isMeasured)
    let table = usesRaw ? source.layer.rawTable : source.layer.table
    var keys = table.values(at: usesRaw ? name : column)
    if source.field.isMeasured { keys = keys.map(\.meaning) }
    var operation = operation
    var rows: [Value] = []
    if operation == "count" {
      rows = Array(repeating: .number(1), count: keys.count)
      operation = "sum"
      if !usesRaw, let counts = table.column("__count") { rows = counts }
    } else if let argument, operation.hasPrefix("arg") {
      rows = table.values(at: argument)
      let picked = table.values(at: field ?? "")
      return order(
        values,
        by: arguments(keys: keys, ranks: rows, picked: picked, largest: operation == "argmax"),
        descending: descending)
    } else if let field {
      rows = table.values(at: field)
    }
    guard rows.count == keys.count else { return natural(values) }
    var context = context
    let summary = try Transform(decoding: [
      "aggregate": [["op": JSONNode(operation), "field": "rank", "as": "rank"]],
      "groupby": ["key"],
    ]).apply(
      to: Table(columns: [("key", keys), ("rank", rows)]), context: &context)
    let scores = Dictionary(
      zip(summary.values(at: "key"), summary.values(at: "rank"))
    ) { first, _ in first }
    return order(values, by: scores, descending: descending)
  }

  private func arguments(keys: [Value], ranks: [Value], picked: [Value], largest: Bool)
    -> [Value: Value]
  {
    var best: [Value: (Value, Value)] = [:]
    for (index, key) in keys.enumerated() where index < ranks.count && index < picked.count {
      let rank = ranks[index]
      if let current = best[key] {
        let order = ValueOrder.compare(rank, current.0)
        if largest ? order > 0 : order < 0 { best[key] = (rank, picked[index]) }
      } else {
        best[key] = (rank, picked[index])
      }
    }
    return best.mapValues(\.1)
  }

  private func order(_ values: [Value], by scores: [Value: Value], descending: Bool) -> [Value] {
    values.enumerated().sorted { a, b in
      let order = ValueOrder.compare(scores[a.element] ?? .null, scores[b.element] ?? .null)
      if order == 0 { return a.offset < b.offset }
      return descending ? order > 0 : order < 0
    }.map(\.element)
  }
}
