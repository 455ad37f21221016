package import Syntax

/// Makes points of a curve that is fitted to two fields, for each group; or its coefficients.
package struct RegressionTransform: TableTransform, Hashable {
  package var field: LocatedField
  /// The field on the x axis.
  package var on: LocatedField
  package var groups: [LocatedField]
  var method: RegressionModel.Method
  package var order: Int
  package var extent: ClosedRange<Double>?
  /// Whether the result is the coefficients and R² in place of points.
  package var givesParameters: Bool
  package var names: [String]

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "regression",
      keys: ["regression", "on", "groupby", "method", "order", "extent", "params", "as"])
    field = try members.field("regression")
    on = try members.field("on")
    groups = try members.fields("groupby")
    let words = RegressionModel.Method.allCases.map(\.rawValue)
    let word = try members.optionalWord("method", words)
    method = word.flatMap(RegressionModel.Method.init(rawValue:)) ?? .linear
    order = try members.optionalInteger("order", in: 1...20) ?? 3
    if let (low, high) = try members.optionalPair("extent") {
      extent = min(low, high)...max(low, high)
    }
    givesParameters = try members.optionalBoolean("params") ?? false
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
    let needed = method == .poly ? order : method == .quad ? 2 : 1
    var indices: [Int] = []
    var models: [RegressionModel] = []
    var points: [(x: Double, y: Double)] = []
    for (group, rows) in rowGroups.rows.enumerated() {
      let data = PointSet(rows: rows, x: xs, y: ys)
      guard data.count > needed, let range = extent ?? data.range else {
        context.warnings.append(
          Diagnostic(
            .warning, "a regression was left out: \(data.count) points are too few for its curve",
            at: field.location))
        continue
      }
      let model = RegressionModel(data, method: method, order: order)
      if givesParameters {
        models.append(model)
        indices.append(group)
        continue
      }
      let ends = [range.lowerBound, range.upperBound]
      let curve =
        method == .linear
        ? ends.map { (x: $0, y: model.value(at: $0)) }
        : CurveSampler.points(
          of: model.value(at:), from: range.lowerBound, to: range.upperBound, minimum: 25,
          maximum: 200)
      points += curve
      indices += repeatElement(group, count: curve.count)
    }
    var result = rowGroups.keyTable(groups: indices)
    if givesParameters {
      result.setColumn("coef", models.map { .array($0.coefficients.map { .number($0) }) })
      result.setColumn("rSquared", models.map { .number($0.rSquared) })
    } else {
      result.setColumn(names[0], points.map { isDate ? .date($0.x) : .number($0.x) })
      result.setColumn(names[1], points.map { .number($0.y) })
    }
    return result
  }
}
