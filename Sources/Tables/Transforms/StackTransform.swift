package import Syntax

/// Lays the values of each group end to end: adds where each begins and ends.
///
/// - `zero`: negative values go down from 0, the others up.
/// - `normalize`: the shares of the group's sum of magnitudes, from 0 to 1.
/// - `center`: the magnitudes, centred on the middle of the largest group.
package struct StackTransform: TableTransform, Hashable {
  package enum Offset: String, CaseIterable, Sendable, Hashable {
    case zero, normalize, center
  }

  package var field: LocatedField
  package var groups: [LocatedField]
  package var offset: Offset
  /// The order inside a group; rows that compare equal keep their order.
  package var sort: [SortField]
  /// The names of the columns for the start and for the end.
  package var names: [String]

  package init(
    field: LocatedField, groups: [LocatedField], offset: Offset, sort: [SortField],
    startName: String, endName: String
  ) {
    self.field = field
    self.groups = groups
    self.offset = offset
    self.sort = sort
    names = [startName, endName]
  }

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "stack", keys: ["stack", "groupby", "offset", "sort", "as"])
    field = try members.field("stack")
    groups = try members.fields("groupby")
    let word = try members.optionalWord("offset", Offset.allCases.map(\.rawValue))
    offset = word.flatMap(Offset.init(rawValue:)) ?? .zero
    sort = try members.sort("sort")
    let given = try members.strings("as")
    guard let start = given.first else {
      throw DiagnosticError("`stack` needs `as`", at: node.location)
    }
    names = [start, given.count > 1 ? given[1] : start + "_end"]
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    // A value that is no number has no length, so that it cannot carry NaN to its neighbours.
    let values = try field.values(in: table)
    context.warnOfTextsWithoutNumber(values, of: field)
    let lengths = values.map { value in
      let number = value.asNumber
      return number.isFinite ? number : 0
    }
    let rowGroups = try RowGroups(table, by: groups).rows.map { sort.order(of: $0, in: table) }
    let sums = rowGroups.map { rows in rows.reduce(0) { $0 + abs(lengths[$1]) } }
    let largest = sums.max() ?? 0
    var starts = [Double](repeating: 0, count: table.rowCount)
    var ends = starts
    for (rows, sum) in zip(rowGroups, sums) {
      var (up, down) = (offset == .center ? (largest - sum) / 2 : 0, 0.0)
      for row in rows {
        switch offset {
        case .zero where lengths[row] < 0:
          starts[row] = down
          down += lengths[row]
          ends[row] = down
        case .zero, .center:
          starts[row] = up
          up += abs(lengths[row])
          ends[row] = up
        case .normalize:
          starts[row] = sum > 0 ? up / sum : 0
          up += abs(lengths[row])
          ends[row] = sum > 0 ? up / sum : 0
        }
      }
    }
    var result = table
    result.setColumn(names[0], starts.map { .number($0) })
    result.setColumn(names[1], ends.map { .number($0) })
    return result
  }
}
