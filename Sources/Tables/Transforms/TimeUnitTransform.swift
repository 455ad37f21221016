package import Scales
package import Syntax

/// Rounds dates down to a time unit: adds the start of the unit and its end.
package struct TimeUnitTransform: TableTransform, Hashable {
  package var choice: TimeUnitChoice
  package var field: LocatedField
  package var name: String

  package init(choice: TimeUnitChoice, field: LocatedField, as name: String) {
    self.choice = choice
    self.field = field
    self.name = name
  }

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "timeUnit", keys: ["timeUnit", "field", "as"])
    choice = try TimeUnitChoice(decoding: try members.required("timeUnit"))
    field = try members.field("field")
    name = try members.string("as")
  }

  /// The unit for the dates of a table; nil where none of them is a date.
  package func unit(for table: Table, zone: TimeZoneRule) throws(DiagnosticError) -> TimeUnit? {
    try unit(instants: instants(of: table, zone), zone)
  }

  private func unit(instants: [Double?], _ zone: TimeZoneRule) -> TimeUnit? {
    let known = instants.compactMap { $0 }.filter { !$0.isNaN }
    let extent = known.min().flatMap { low in known.max().map { (low, $0) } }
    return choice.unit(zone: zone, extent: extent)
  }

  private func instants(
    of table: Table, _ zone: TimeZoneRule
  ) throws(DiagnosticError) -> [Double?] {
    try field.values(in: table).map { $0.isNull ? nil : DateFunctions.instant($0, zone) }
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let zone = context.conventions.zone
    context.warnOfTextsWithoutDate(try field.values(in: table), of: field)
    let instants = try instants(of: table, zone)
    let unit = unit(instants: instants, zone)
    var result = table
    let starts = instants.map { instant -> Double? in
      guard let unit, let instant else { return nil }
      return unit.isBinned ? instant : unit.floor(instant)
    }
    result.setColumn(name, starts.map { $0.map { .date($0) } ?? .null })
    result.setColumn(
      name + "_end",
      starts.map { start in
        guard let unit, let start else { return .null }
        return .date(unit.end(of: start))
      })
    return result
  }
}
