package import Syntax

/// Adds fields of another table's row that has the same key.
package struct LookupTransform: TableTransform, Hashable {
  package var field: LocatedField
  /// The `data` of the other table.
  package var data: JSONNode
  package var key: LocatedField
  /// The fields to copy; empty copies the whole row as an object.
  package var fields: [LocatedField]
  package var names: [String]
  /// The value where no row has the key.
  package var fallback: Value

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "lookup", keys: ["lookup", "from", "as", "default"])
    field = try members.field("lookup")
    let source = try members.required("from")
    let from = try Members(
      of: source, named: "from", keys: ["data", "key", "fields", "param", "selection"])
    guard from["param"] == nil, from["selection"] == nil else {
      throw from.error("a lookup in a selection is not supported; a film has no pointer", "param")
    }
    data = try from.required("data")
    key = try from.field("key")
    fields = try from.fields("fields")
    let given = try members.strings("as")
    if fields.isEmpty {
      guard let name = given.first else {
        throw DiagnosticError("`lookup` needs `from.fields` or `as`", at: node.location)
      }
      names = [name]
    } else {
      names = fields.enumerated().map { index, field in
        index < given.count ? given[index] : field.path.plainName
      }
    }
    fallback = members.present("default").map(Value.init) ?? .null
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let other = try context.loadData(data)
    var rowOfKey: [String: Int] = [:]
    // Keys are compared as texts, since one file may hold 1 where the other holds "1".
    for (row, value) in try key.values(in: other).enumerated() { rowOfKey[value.asText] = row }
    let matches = try field.values(in: table).map { rowOfKey[$0.asText] }
    var result = table
    if fields.isEmpty {
      result.setColumn(names[0], matches.map { $0.map { other.row($0).object } ?? fallback })
    }
    for (name, field) in zip(names, fields) {
      let values = try field.values(in: other)
      result.setColumn(name, matches.map { $0.map { values[$0] } ?? fallback })
    }
    return result
  }
}
