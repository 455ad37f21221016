package import Syntax

/// Makes points of a smooth curve through two fields, for each group.
package struct LoessTransform: TableTransform, Hashable {
  package var field: LocatedField
  /// The field on the x axis.
  package var on: LocatedField
  package var groups: [LocatedField]
  /// The share of the points, 0…1, that each local line is fitted to.
  package var bandwidth: Double
  package var names: [String]

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "loess", keys: ["loess", "on", "groupby", "bandwidth", "as"])
    field = try members.field("loess")
    on = try members.field("on")
    groups = try members.fields("groupby")
    bandwidth = try members.optionalNumber("bandwidth") ?? 0.3
    guard (0...1).contains(bandwidth) else {
      throw members.error("`bandwidth` must be a number from 0 to 1", "bandwidth")
    }
    let given = try members.strings("as")
    names = [
      given.first ?? on.path.plainName, given.count > 1 ? given[1] : field.path.plainName,
    ]
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let (xs, ys) = (try on.values(in: table), try field.values(in: table))
    context.warnOfTextsWithoutNumber(xs, of: on)
    context.warnOfTextsWithoutNumber(ys, of: field)
    let isDate = xs.contains { if case .date = $0.meaning { true } else { false } }
    let rowGroups = try RowGroups(table, by: groups)
    var indices: [Int] = []
    var points: [(x: Double, y: Double)] = []
    for (group, rows) in rowGroups.rows.enumerated() {
      let curve = LocalRegression.points(
        of: PointSet(rows: rows, x: xs, y: ys), bandwidth: bandwidth)
      points += curve
      indices += repeatElement(group, count: curve.count)
    }
    var result = rowGroups.keyTable(groups: indices)
    result.setColumn(names[0], points.map { isDate ? .date($0.x) : .number($0.x) })
    result.setColumn(names[1], points.map { .number($0.y) })
    return result
  }
}
