package import Syntax

/// Makes points of the density of a field for each group.
package struct DensityTransform: TableTransform, Hashable {
  package var field: LocatedField
  package var groups: [LocatedField]
  package var isCumulative: Bool
  /// Whether the densities are counts, not shares.
  package var givesCounts: Bool
  /// The deviation of the kernel; 0 estimates it.
  package var bandwidth: Double
  package var extent: ClosedRange<Double>?
  package var minimumSteps: Int
  package var maximumSteps: Int
  /// Whether all groups share one extent and one even grid, so that they can be stacked.
  package var isShared: Bool
  package var names: [String]

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "density",
      keys: [
        "density", "groupby", "cumulative", "counts", "bandwidth", "extent", "minsteps",
        "maxsteps", "steps", "resolve", "as",
      ])
    field = try members.field("density")
    groups = try members.fields("groupby")
    isCumulative = try members.optionalBoolean("cumulative") ?? false
    givesCounts = try members.optionalBoolean("counts") ?? false
    bandwidth = try members.optionalNumber("bandwidth") ?? 0
    if let (low, high) = try members.optionalPair("extent") {
      extent = min(low, high)...max(low, high)
    }
    let limit = 1...100_000
    let steps = try members.optionalInteger("steps", in: limit)
    let least = try members.optionalInteger("minsteps", in: limit)
    let most = try members.optionalInteger("maxsteps", in: limit)
    isShared = try members.optionalWord("resolve", ["shared", "independent"]) != "independent"
    maximumSteps = steps ?? most ?? 200
    minimumSteps = isShared ? maximumSteps : steps ?? least ?? 25
    let given = try members.strings("as")
    names = [given.first ?? "value", given.count > 1 ? given[1] : "density"]
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let values = try field.values(in: table)
    context.warnOfTextsWithoutNumber(values, of: field)
    let rowGroups = try RowGroups(table, by: groups)
    let numbers = rowGroups.rows.map { rows in
      rows.filter { values[$0].isValid }.map { values[$0].asNumber }.filter(\.isFinite)
    }
    let everything = numbers.flatMap { $0 }
    var indices: [Int] = []
    var points: [(x: Double, y: Double)] = []
    for (group, numbers) in numbers.enumerated() {
      let range = extent ?? Self.range(isShared ? everything : numbers)
      guard let range, !numbers.isEmpty else { continue }
      let density = KernelDensity(numbers, bandwidth: bandwidth)
      let scale = givesCounts ? Double(numbers.count) : 1
      let curve = CurveSampler.points(
        of: {
          scale * (isCumulative ? density.cumulative(at: $0) : density.density(at: $0))
        }, from: range.lowerBound, to: range.upperBound, minimum: minimumSteps,
        maximum: maximumSteps)
      points += curve
      indices += repeatElement(group, count: curve.count)
    }
    var result = rowGroups.keyTable(groups: indices)
    result.setColumn(names[0], points.map { .number($0.x) })
    result.setColumn(names[1], points.map { .number($0.y) })
    return result
  }

  private static func range(_ numbers: [Double]) -> ClosedRange<Double>? {
    numbers.min().flatMap { low in numbers.max().map { low...$0 } }
  }
}
