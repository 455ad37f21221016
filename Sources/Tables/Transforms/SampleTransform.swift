package import Syntax

/// Keeps some rows, drawn evenly by the scene's seed; they keep their order.
package struct SampleTransform: TableTransform, Hashable {
  package var count: Int

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "sample", keys: ["sample"])
    count = try members.optionalInteger("sample", in: 0...Int(Int32.max)) ?? 1000
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    guard table.rowCount > count else { return table }
    var stream = SeededNumbers(seed: context.seed ^ 0x5A3B_1E00)
    // Reservoir sampling: each row replaces a kept one with the chance that keeps all alike.
    var kept = Array(0..<count)
    for row in count..<table.rowCount {
      let place = stream.index(below: row + 1)
      if place < count { kept[place] = row }
    }
    return table.selecting(rows: kept.sorted())
  }
}
