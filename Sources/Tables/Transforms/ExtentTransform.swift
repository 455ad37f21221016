package import Syntax

/// Puts the least and the greatest number of a field into a parameter; the table stays as it is.
package struct ExtentTransform: TableTransform, Hashable {
  package var field: LocatedField
  package var parameter: String

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "extent", keys: ["extent", "param"])
    field = try members.field("extent")
    parameter = try members.string("param")
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let all = try field.values(in: table)
    context.warnOfTextsWithoutNumber(all, of: field)
    let values = all.filter(\.isValid)
    let numbers = values.map(\.asNumber).filter { !$0.isNaN }
    guard let low = numbers.min(), let high = numbers.max() else {
      context.parameters[parameter] = .array([.null, .null])
      return table
    }
    context.parameters[parameter] = .array([.number(low), .number(high)])
    return table
  }
}
