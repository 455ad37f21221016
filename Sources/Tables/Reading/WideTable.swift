package import Syntax

/// The columns of a wide table as rows: `{key: "product", value: "sales", keep: ["month"]}`.
package struct WideTable: Sendable {
  private let key: String
  private let value: String
  private let keep: [LocatedName]?
  private let columns: [LocatedName]?
  private let location: SourceLocation?

  private struct LocatedName: Sendable {
    var name: String
    var location: SourceLocation?
  }

  /// - Throws: A scene error at what is missing, unknown, or named twice.
  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "wide", keys: ["key", "value", "keep", "columns"])
    key = try members.string("key")
    value = try members.string("value")
    keep = members["keep"] == nil ? nil : try Self.names("keep", members)
    columns = members["columns"] == nil ? nil : try Self.names("columns", members)
    location = node.location
    guard keep != nil || columns != nil else {
      throw DiagnosticError(
        "`wide` needs `keep`, the columns that stay, or `columns`, those that become rows",
        at: location)
    }
    if key == value {
      throw members.error("`key` and `value` are both \"\(key)\"; give them two names", "value")
    }
    let kept = Set((keep ?? []).map(\.name))
    for (word, name) in [("key", key), ("value", value)] where kept.contains(name) {
      throw members.error(
        "`\(word)` is \"\(name)\", which is a column that stays; give it another name", word)
    }
    var seen: Set<String> = []
    for name in (keep ?? []) + (columns ?? []) where !seen.insert(name.name).inserted {
      throw DiagnosticError("the column `\(name.name)` is named twice", at: name.location)
    }
  }

  private static func names(
    _ key: String, _ members: Members
  ) throws(DiagnosticError) -> [LocatedName] {
    var names: [LocatedName] = []
    for node in try members.list(key) {
      names.append(LocatedName(name: try Members.string(node, key), location: node.location))
    }
    return names
  }

  /// The table with a row for each row and each column that becomes rows, in the order of the rows, then of the columns.
  ///
  /// - Parameter limit: The most rows that it may have.
  /// - Throws: A scene error at a column that the table lacks, or at a name that another column has.
  package func reshaping(_ table: Table, limit: Int) throws(DiagnosticError) -> Table {
    guard !table.fields.isEmpty else { return table }
    for name in (keep ?? []) + (columns ?? []) where table.column(name.name) == nil {
      throw table.missingField(name.name, at: name.location)
    }
    // Without `keep` what is not listed stays; without `columns` what does not stay becomes rows.
    let listed = Set((columns ?? keep ?? []).map(\.name))
    let others = table.fields.filter { !listed.contains($0) }
    let melted = columns?.map(\.name) ?? others
    let kept = keep?.map(\.name) ?? others
    for name in [key, value] where kept.contains(name) {
      throw DiagnosticError(
        "\"\(name)\" is a column that stays; give `key` and `value` other names", at: location)
    }
    guard !melted.isEmpty else {
      throw DiagnosticError("no column is left to become rows", at: location)
    }
    let count = table.rowCount.multipliedReportingOverflow(by: melted.count)
    guard !count.overflow, count.partialValue <= limit else {
      throw DiagnosticError(
        "\(table.rowCount) rows of \(melted.count) columns are more than the \(limit) rows that are read",
        at: location, kind: .limit)
    }
    var result = Table(rowCount: count.partialValue)
    for field in kept {
      guard let values = table.column(field) else { continue }
      result.setColumn(field, values.flatMap { repeatElement($0, count: melted.count) })
    }
    let names = melted.map { Value.string($0) }
    result.setColumn(key, (0..<table.rowCount).flatMap { _ in names })
    let values = melted.compactMap { table.column($0) }
    result.setColumn(value, (0..<table.rowCount).flatMap { row in values.map { $0[row] } })
    return result
  }
}
