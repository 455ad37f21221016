import Scales
package import Syntax

/// Makes a row for each probability and group, with the quantile of a field.
package struct QuantileTransform: TableTransform, Hashable {
  package var field: LocatedField
  package var groups: [LocatedField]
  package var probabilities: [Double]
  package var names: [String]

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "quantile", keys: ["quantile", "groupby", "probs", "step", "as"])
    field = try members.field("quantile")
    groups = try members.fields("groupby")
    probabilities = []
    for probability in try members.list("probs") {
      guard let value = probability.number, (0...1).contains(value) else {
        throw DiagnosticError("`probs` must be numbers from 0 to 1", at: probability.location)
      }
      probabilities.append(value)
    }
    let step = try members.optionalNumber("step") ?? 0.01
    guard step >= 0.00001, step <= 1 else {
      throw members.error("`step` must be a number from 0.00001 to 1", "step")
    }
    if probabilities.isEmpty {
      let count = Int(exactly: ((1 - step / 2) / step).rounded(.up)) ?? 0
      probabilities = (0..<count).map { step / 2 + Double($0) * step }.filter { $0 < 1 - 1e-14 }
    }
    let given = try members.strings("as")
    names = [given.first ?? "prob", given.count > 1 ? given[1] : "value"]
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let values = try field.values(in: table)
    context.warnOfTextsWithoutNumber(values, of: field)
    let rowGroups = try RowGroups(table, by: groups)
    let sorted = rowGroups.rows.map { rows in
      rows.filter { values[$0].isValid }.map { values[$0].asNumber }.filter { !$0.isNaN }.sorted()
    }
    let indices = (0..<rowGroups.count).flatMap {
      repeatElement($0, count: probabilities.count)
    }
    var result = rowGroups.keyTable(groups: indices)
    result.setColumn(
      names[0], sorted.flatMap { _ in probabilities.map { Value.number($0) } })
    result.setColumn(
      names[1],
      sorted.flatMap { numbers in
        probabilities.map { probability in
          numbers.isEmpty ? .null : .number(DiscretizingScale.quantile(numbers, probability))
        }
      })
    return result
  }
}
