import Syntax

@testable import Tables

/// Tables written and shown as JSON rows, for tests.
enum Rows {
  static func node(_ text: String) throws(DiagnosticError) -> JSONNode {
    try JSONParser.parse(SourceText(name: "test", bytes: Array(text.utf8))).root
  }

  static func table(_ text: String) throws(DiagnosticError) -> Table {
    try TableReader.read(values: try node(text), format: DataFormat(.json)).table
  }

  /// One compact object for each row, members in the order of the columns; null members are left out.
  static func lines(_ table: Table) -> [String] {
    (0..<table.rowCount).map { row in
      let members = table.fields.compactMap { field -> JSONObject.Member? in
        let value = table.row(row)[field]
        return value.isNull ? nil : JSONObject.Member(key: field, value: value.node)
      }
      return JSONPrinter.compact.text(JSONNode(.object(JSONObject(members: members))))
        .replacing("\"", with: "")
    }
  }

  /// The rows after a transform.
  static func apply(
    _ transform: String, to rows: String, context: TransformContext = TransformContext()
  ) throws(DiagnosticError) -> [String] {
    var context = context
    let step = try Transform(decoding: try node(transform))
    return lines(try step.apply(to: try table(rows), context: &context))
  }
}
