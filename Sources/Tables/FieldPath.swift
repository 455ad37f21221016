/// The name of a field as Vega writes it: `a`, `a.b`, `a[0]`, `a['b c']`, or `a\.b` for a name with a dot.
package struct FieldPath: Sendable, Hashable {
  /// The name as written.
  package let text: String
  /// The parts, outermost first; never empty.
  package let segments: [String]

  package init(_ text: String) {
    self.text = text
    segments = Self.split(text)
  }

  /// The name with its escapes resolved, which is the name of a column that holds it whole.
  package var plainName: String { segments.joined(separator: ".") }

  /// The values of the field, one for each row; nil where the table has no such field.
  ///
  /// A path of several parts first looks for a column of its whole name, as transforms make them, then into the column of its first part.
  package func column(in table: Table) -> [Value]? {
    if segments.count == 1 { return table.column(segments[0]) ?? table.column(text) }
    if let whole = table.column(plainName) ?? table.column(text) { return whole }
    return table.column(segments[0])?.map(value(inside:))
  }

  /// The value of the field in one row; undefined where it is missing.
  package func value(in table: Table, row: Int) -> Value {
    if segments.count == 1 {
      return table.value(row: row, field: segments[0]) ?? table.value(row: row, field: text)
        ?? .undefined
    }
    return table.value(row: row, field: plainName) ?? table.value(row: row, field: text)
      ?? table.value(row: row, field: segments[0]).map(value(inside:)) ?? .undefined
  }

  private func value(inside outer: Value) -> Value {
    segments.dropFirst().reduce(outer) { $0.member($1) }
  }

  private static func split(_ text: String) -> [String] {
    var segments: [String] = []
    var current = ""
    var quote: Character?
    var isBracketed = false
    var characters = text.makeIterator()
    while let character = characters.next() {
      if character == "\\" {
        if let next = characters.next() { current.append(next) }
      } else if let open = quote {
        if character == open { quote = nil } else { current.append(character) }
      } else if isBracketed, character == "'" || character == "\"" {
        quote = character
      } else if character == "[", !isBracketed {
        if !current.isEmpty { segments.append(current) }
        current = ""
        isBracketed = true
      } else if character == "]", isBracketed {
        segments.append(current)
        current = ""
        isBracketed = false
      } else if character == ".", !isBracketed {
        if !current.isEmpty { segments.append(current) }
        current = ""
      } else {
        current.append(character)
      }
    }
    if !current.isEmpty { segments.append(current) }
    return segments.isEmpty ? [text] : segments
  }
}
