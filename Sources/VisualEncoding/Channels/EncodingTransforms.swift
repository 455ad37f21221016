package import SceneModel
import Scales
package import Syntax
package import Tables

/// Turns what an encoding implies (`bin`, `timeUnit`, `aggregate`, `impute`, `stack`) into transforms, and runs them.
package struct EncodingTransforms {
  package var table: Table
  package var fields: [Channel: [ChannelField]]
  package private(set) var conditionFields: [Channel: [ChannelField]]
  package var stackOffset: String?
  /// The fields of the columns of plain numbers and dates that were added.
  private var measures: [String: String] = [:]
  package let layer: Layer
  private var context: TransformContext
  /// The least and the greatest number of a field before the layer's filters.
  private let layerExtent: (String) -> ClosedRange<Double>?

  init(
    table: Table, layer: Layer, context: TransformContext,
    layerExtent: @escaping (String) -> ClosedRange<Double>?
  ) {
    self.layerExtent = layerExtent
    self.table = table
    self.layer = layer
    self.context = context
    fields = layer.encoding.mapValues { $0.map { ChannelField($0) } }
    conditionFields = layer.encoding.mapValues { definitions in
      definitions.flatMap { $0.conditions.map { ChannelField($0.definition) } }
    }
  }

  /// Runs everything in Vega-Lite's order.
  package mutating func run(orientation: Orientation?) throws(DiagnosticError) {
    let source = self
    try resolve { (field, channel, transforms) throws(DiagnosticError) in
      field.datum = field.definition.datum.map { source.datum($0, field.definition) }
      guard let name = field.definition.field else { return }
      try source.check(name, of: field, channel: channel)
      field.column = name
      try Self.timeUnit(&field, name: name, transforms: &transforms)
      try source.bin(&field, channel: channel, name: name, transforms: &transforms)
    }
    measure()
    endBinnedUnits()
    try aggregate()
    nameMeasures()
    try impute()
    shiftUnits()
    rankByColor()
    if let rule = StackRule(layer: layer, fields: fields, orientation: orientation) {
      try stack(rule)
    }
  }

  /// Refuses a field that no row has, with the names of those there are; what has no effect may name any.
  private func check(_ name: String, of field: ChannelField, channel: Channel)
    throws(DiagnosticError)
  {
    let hasEffect = ![.tooltip, .href, .description].contains(channel)
    guard hasEffect, table.rowCount > 0, !table.fields.isEmpty,
      FieldPath(name).column(in: table) == nil
    else { return }
    throw table.missingField(name, at: field.definition.location)
  }

  /// A constant in data space; dates are written as text or as an object of parts.
  private func datum(_ node: JSONNode, _ definition: ChannelDefinition) -> Value {
    guard node.object != nil || (definition.type == .temporal && node.string != nil),
      let date = DateTimeValue.milliseconds(
        node, unit: definition.timeUnit, zone: context.conventions.zone)
    else { return Value(node) }
    return .date(date)
  }

  /// Runs one transform; throws what is wrong with it, at its own place or at the layer's.
  package mutating func apply(_ node: JSONNode) throws(DiagnosticError) {
    do {
      table = try Transform(decoding: node).apply(to: table, context: &context)
    } catch {
      throw error.located(at: layer.location)
    }
  }

  /// Visits every field in the fixed order of the channels and runs the transforms that the visit asks for, each once.
  private mutating func resolve(
    _ visit: (inout ChannelField, Channel, inout [JSONNode]) throws(DiagnosticError) -> Void
  ) throws(DiagnosticError) {
    var transforms: [JSONNode] = []
    for channel in Channel.allCases {
      for index in (fields[channel] ?? []).indices {
        try visit(&fields[channel, default: []][index], channel, &transforms)
      }
      for index in (conditionFields[channel] ?? []).indices {
        try visit(&conditionFields[channel, default: []][index], channel, &transforms)
      }
    }
    var done: Set<JSONNode> = []
    for node in transforms where done.insert(node).inserted { try apply(node) }
  }

  /// Gives the channels of amounts and times columns of plain numbers and dates where the data has texts of such.
  ///
  /// The texts stay under the field's own name, for the other channels and for conditions.
  private mutating func measure() {
    let zone = context.conventions.zone
    var known: [String: String?] = [:]
    func read(_ field: inout ChannelField, _ table: inout Table) {
      let type = field.definition.type
      guard let name = field.definition.field, field.column == name,
        field.definition.aggregate == nil, type == .quantitative || type == .temporal
      else { return }
      let isDate = type == .temporal
      let column = Self.flat(name) + (isDate ? " as a date" : " as a number")
      if known[column] == nil {
        let values = table.values(at: name)
        let plain = isDate ? values.measuredDates(zone: zone) : values.measuredNumbers
        if let plain { table.setColumn(column, plain) }
        known[column] = .some(plain == nil ? nil : column)
      }
      guard let found = known[column] ?? nil else { return }
      field.column = found
      field.isMeasured = true
      measures[found] = name
    }
    for channel in Channel.allCases {
      for index in (fields[channel] ?? []).indices {
        read(&fields[channel, default: []][index], &table)
      }
      for index in (conditionFields[channel] ?? []).indices {
        read(&conditionFields[channel, default: []][index], &table)
      }
    }
  }

  /// Lets conditions find a measure by its field's name where the rows were aggregated by it.
  private mutating func nameMeasures() {
    for (column, name) in measures.sorted(by: { $0.key < $1.key }) where table.column(name) == nil {
      table.setColumn(name, table.values(at: column))
    }
  }

  private static func timeUnit(
    _ field: inout ChannelField, name: String, transforms: inout [JSONNode]
  ) throws(DiagnosticError) {
    guard let unit = field.definition.timeUnit else { return }
    if unit.hasPrefix("binned") { return }
    let start = "\(unit)_\(flat(name))"
    var specification = field.definition.timeUnitProperties?.object ?? JSONObject()
    specification["unit"] = JSONNode(unit)
    transforms.append(
      JSONNode(
        .object(
          JSONObject(members: [
            .init(key: "timeUnit", value: JSONNode(.object(specification))),
            .init(key: "field", value: JSONNode(name)),
            .init(key: "as", value: JSONNode(start)),
          ])), location: field.definition.location))
    field.column = start
    field.endColumn = start + "_end"
  }

  private func bin(
    _ field: inout ChannelField, channel: Channel, name: String, transforms: inout [JSONNode]
  ) throws(DiagnosticError) {
    guard case .parameters(let parameters) = field.definition.bin else { return }
    var object = parameters.object
    if object["maxbins"] == nil, object["step"] == nil {
      object["maxbins"] = JSONNode(channel.defaultBinCount)
    }
    if object["extent"] == nil, let extent = layerExtent(name) {
      object["extent"] = [JSONNode(extent.lowerBound), JSONNode(extent.upperBound)]
    }
    let label = object.members.map { "\($0.key)_\($0.value.number.map { "\($0)" } ?? "")" }
    let start = (["bin"] + label + [Self.flat(name)]).joined(separator: "_")
    let node = JSONNode(
      .object(
        JSONObject(members: [
          .init(key: "bin", value: JSONNode(.object(object))),
          .init(key: "field", value: JSONNode(name)),
          .init(key: "as", value: JSONNode([JSONNode(start), JSONNode(start + "_end")])),
        ])), location: field.definition.location)
    transforms.append(node)
    field.bins = try BinTransform(decoding: node).bins(for: table)
    field.column = start
    field.endColumn = start + "_end"
  }

  /// A path as one column name: dots and brackets would be read as a path again.
  private static func flat(_ path: String) -> String {
    String(path.map { ".[]'\"\\".contains($0) ? "_" : $0 })
  }

  private mutating func aggregate() throws(DiagnosticError) {
    var operations: [JSONNode] = []
    var groups: [String] = []
    var columns: [(String, String)] = []
    func visit(_ field: inout ChannelField) {
      let definition = field.definition
      guard let operation = definition.aggregate else {
        for column in [field.column, field.endColumn].compactMap({ $0 })
        where !groups.contains(column) {
          groups.append(column)
        }
        return
      }
      var members: [JSONObject.Member] = [.init(key: "op", value: JSONNode(operation))]
      let name: String
      if operation == "count" {
        name = "__count"
      } else if let argument = definition.argumentField {
        name = "\(operation)_\(Self.flat(argument))"
        members.append(.init(key: "field", value: JSONNode(argument)))
      } else {
        name = "\(operation)_\(Self.flat(definition.field ?? ""))"
        members.append(.init(key: "field", value: JSONNode(definition.field ?? "")))
      }
      members.append(.init(key: "as", value: JSONNode(name)))
      let node = JSONNode(.object(JSONObject(members: members)), location: definition.location)
      if !operations.contains(node) { operations.append(node) }
      if definition.argumentField != nil, let path = definition.field {
        let column = "\(name)_\(Self.flat(path))"
        columns.append((column, "\(name).\(path)"))
        field.column = column
      } else {
        field.column = name
      }
    }
    for channel in Channel.allCases {
      for index in (fields[channel] ?? []).indices { visit(&fields[channel, default: []][index]) }
      for index in (conditionFields[channel] ?? []).indices {
        visit(&conditionFields[channel, default: []][index])
      }
    }
    guard !operations.isEmpty else { return }
    try apply([
      "aggregate": JSONNode(operations), "groupby": JSONNode(groups.map { JSONNode($0) }),
    ])
    for (column, path) in columns {
      table.setColumn(column, table.values(at: path))
    }
  }

  /// The columns that tell series apart: every discrete field that is no position.
  private var seriesColumns: [String] {
    var columns: [String] = []
    for channel in Channel.seriesChannels {
      for field in fields[channel] ?? [] where field.definition.aggregate == nil {
        if let column = field.column, !columns.contains(column) { columns.append(column) }
      }
    }
    return columns
  }

  private mutating func impute() throws(DiagnosticError) {
    for (channel, other) in [(Channel.x, Channel.y), (.y, .x)] {
      guard let field = fields[channel]?.first, let column = field.column,
        let parameters = field.definition.impute?.object,
        let key = fields[other]?.first?.column
      else { continue }
      var object = parameters
      object["impute"] = JSONNode(column)
      object["key"] = JSONNode(key)
      object["groupby"] = JSONNode(seriesColumns.map { JSONNode($0) })
      try apply(JSONNode(.object(object), location: field.definition.location))
    }
  }

  /// Adds the ends of time units that the data has been rounded to already.
  private mutating func endBinnedUnits() {
    for channel in [Channel.x, .y] {
      guard let field = fields[channel]?.first, let name = field.column,
        let unit = field.definition.timeUnit.flatMap({
          TimeUnit($0, zone: context.conventions.zone)
        }), unit.isBinned, fields[channel.second ?? channel]?.first == nil,
        layer.fillsBands
          || (layer.bandPosition(of: field.definition, isRanged: false) ?? 0) != 0
      else { continue }
      let end = Self.flat(name) + "_end"
      table.setColumn(
        end,
        table.values(at: name).map { value in
          value.scaleNumber.map { .date(unit.end(of: $0)) } ?? .null
        })
      fields[channel]?[0].endColumn = end
    }
  }

  /// Moves the time units that rectangles fill to where their band position puts them.
  private mutating func shiftUnits() {
    for channel in [Channel.x, .y]
    where layer.fillsBands && fields[channel.second ?? channel] == nil {
      guard let field = fields[channel]?.first, field.type == .temporal,
        let start = field.column, let end = field.endColumn,
        let unit = field.definition.timeUnit.flatMap({
          TimeUnit($0, zone: context.conventions.zone)
        }),
        let position = layer.bandPosition(of: field.definition, isRanged: false), position != 0.5
      else { continue }
      let starts = table.values(at: start)
      let ends = table.values(at: end)
      func shifted(_ row: Int, _ isEnd: Bool) -> Value {
        guard let a = starts[row].scaleNumber, let b = ends[row].scaleNumber else { return .null }
        let fraction = position + 0.5
        if isEnd { return .date(a + (b - a) * fraction) }
        let before = unit.interval.offset(a, by: -max(unit.step, 1))
        return .date(before + (a - before) * fraction)
      }
      let names = (start + "_shifted", end + "_shifted")
      table.setColumn(names.0, starts.indices.map { shifted($0, false) })
      table.setColumn(names.1, starts.indices.map { shifted($0, true) })
      fields[channel]?[0].shifted = names
    }
  }
}

extension Channel {
  /// The most bins of a field on the channel where the scene says nothing.
  var defaultBinCount: Double {
    switch self {
    case .color, .fill, .stroke, .strokeWidth, .size, .opacity, .fillOpacity, .strokeOpacity,
      .shape:
      6
    case .strokeDash: 4
    default: 10
    }
  }

  /// The channels whose discrete fields tell one series from another, in a fixed order.
  package static let seriesChannels: [Channel] = [
    .color, .fill, .stroke, .opacity, .fillOpacity, .strokeOpacity, .size, .strokeWidth,
    .strokeDash, .shape, .detail, .key,
  ]
}
