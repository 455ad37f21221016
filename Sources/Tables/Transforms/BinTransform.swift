package import Scales
package import Syntax

/// Sorts numbers into equal bins: adds the start and the end of the bin of each row.
package struct BinTransform: TableTransform, Hashable {
  package var plan: BinPlan
  /// The ends of the values that are binned; nil takes those of the field.
  package var extent: ClosedRange<Double>?
  package var field: LocatedField
  /// The names of the columns for the start and for the end.
  package var names: [String]

  package init(
    plan: BinPlan, extent: ClosedRange<Double>? = nil, field: LocatedField, startName: String,
    endName: String
  ) {
    self.plan = plan
    self.extent = extent
    self.field = field
    names = [startName, endName]
  }

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "bin", keys: ["bin", "field", "as"])
    let decoded = try BinPlan.decoding(try members.required("bin"))
    plan = decoded.plan
    if let (low, high) = decoded.extent { extent = min(low, high)...max(low, high) }
    field = try members.field("field")
    let given = try members.strings("as")
    guard let start = given.first else {
      throw DiagnosticError("`bin` needs `as`", at: node.location)
    }
    names = [start, given.count > 1 ? given[1] : start + "_end"]
  }

  /// The column name that Vega-Lite gives to a binned field of an encoding: `bin_maxbins_10_price`.
  package static func outputName(
    of field: FieldPath, bin node: JSONNode?, maxBins: Int = 10
  ) -> String {
    var members = node?.object?.members ?? []
    if node?["maxbins"] == nil, node?["step"] == nil {
      members.append(
        JSONObject.Member(key: "maxbins", value: JSONNode(.number(Double(maxBins)))))
    }
    let parts = members.map { "_\($0.key)_\(Value($0.value).asText)" }.joined()
    let word = String(parts.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return "bin\(word)_\(field.plainName)"
  }

  /// The bins for the values of a table; nil where none of them is a number.
  package func bins(for table: Table) throws(DiagnosticError) -> Bins? {
    let values = try field.values(in: table)
    if let extent { return plan.bins(from: extent.lowerBound, to: extent.upperBound) }
    let numbers = values.filter(\.isValid).map(\.asNumber).filter(\.isFinite)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return plan.bins(from: low, to: high)
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    var bins = try bins(for: table).map(BinFinder.init)
    var starts: [Value] = []
    var ends: [Value] = []
    let values = try field.values(in: table)
    context.warnOfTextsWithoutNumber(values, of: field)
    for value in values {
      guard value.isValid, let bin = bins?.bin(of: value.asNumber) else {
        starts.append(.null)
        ends.append(.null)
        continue
      }
      let isDate = if case .date = value.meaning { true } else { false }
      starts.append(isDate ? .date(bin.start) : .number(bin.start))
      ends.append(isDate ? .date(bin.end) : .number(bin.end))
    }
    var result = table
    result.setColumn(names[0], starts)
    result.setColumn(names[1], ends)
    return result
  }
}
