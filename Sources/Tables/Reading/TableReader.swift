package import Scales
package import Syntax

/// A table that was read, and the warnings about its text.
package struct TableReading: Sendable {
  package var table: Table
  package var warnings: [Diagnostic]
}

/// Reads a data text into a table.
package enum TableReader {
  /// Reads the text of a file.
  ///
  /// - Throws: File errors at the place in the data text.
  package static func read(
    _ source: SourceText, format: DataFormat, zone: TimeZoneRule = .utc
  ) throws(DiagnosticError) -> TableReading {
    switch format.kind {
    case .delimited(let delimiter):
      var reader = try DelimitedReader(
        source, delimiter: delimiter, parse: format.parse, zone: zone)
      let table = try reader.table()
      return TableReading(table: table, warnings: reader.warnings)
    case .json:
      do throws(DiagnosticError) {
        let document = try JSONParser.parse(source)
        let table = try rows(of: document.root, format: format, zone: zone)
        return TableReading(table: table, warnings: document.warnings)
      } catch {
        throw asFileError(error)
      }
    case .jsonLines:
      do throws(DiagnosticError) {
        return try readLines(source, format, zone)
      } catch {
        throw asFileError(error)
      }
    }
  }

  /// Reads values that stand in a scene: a list, one object, or a text in the given format.
  package static func read(
    values node: JSONNode, format: DataFormat, zone: TimeZoneRule = .utc
  ) throws(DiagnosticError) -> TableReading {
    if let text = node.string {
      let source = SourceText(name: "data.values", bytes: Array(text.utf8))
      return try read(source, format: format, zone: zone)
    }
    return TableReading(table: try rows(of: node, format: format, zone: zone), warnings: [])
  }

  /// Makes the table of Vega-Lite's `sequence` generator: `{start, stop, step, as}`.
  package static func sequence(_ node: JSONNode) throws(DiagnosticError) -> Table {
    let members = try Members(of: node, named: "sequence", keys: ["start", "stop", "step", "as"])
    let numbers = try NumberSequence(members)
    let name = try members.optionalString("as") ?? "data"
    return Table(columns: [(name, numbers.values.map { .number($0) })])
  }

  private static func rows(
    of root: JSONNode, format: DataFormat, zone: TimeZoneRule
  ) throws(DiagnosticError) -> Table {
    var node = root
    for segment in format.property?.segments ?? [] {
      let inner = Int(segment).flatMap { index in
        node.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
      guard let next = node[segment] ?? inner else {
        let hint = Vocabulary(node.object?.members.map(\.key) ?? []).hint(for: segment)
        throw DiagnosticError(
          "no member `\(segment)` on the path `\(format.property?.text ?? "")`\(hint)",
          at: node.location)
      }
      node = next
    }
    let table: Table
    switch node.content {
    case .array(let nodes): table = JSONRows.table(of: nodes)
    case .object: table = JSONRows.table(of: [node])
    default:
      throw DiagnosticError(
        "data must be a list of rows; found \(node.kind)", at: node.location)
    }
    guard case .fields(let rules) = format.parse else { return table }
    return table.converting(rules, zone: zone)
  }

  private static func readLines(
    _ source: SourceText, _ format: DataFormat, _ zone: TimeZoneRule
  ) throws(DiagnosticError) -> TableReading {
    let bytes = source.bytes
    var nodes: [JSONNode] = []
    var warnings: [Diagnostic] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if bytes[start..<end].contains(where: { $0 != 0x20 && $0 != 0x09 }) {
        let document = try JSONParser.parse(source, range: start..<end)
        nodes.append(document.root)
        warnings += document.warnings
      }
      start = end + 1
    }
    let list = JSONNode(.array(nodes), location: source.location(at: 0))
    var lineFormat = format
    lineFormat.property = nil
    return TableReading(
      table: try rows(of: list, format: lineFormat, zone: zone), warnings: warnings)
  }

  private static func asFileError(_ error: DiagnosticError) -> DiagnosticError {
    DiagnosticError(
      error.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        if diagnostic.kind == .scene { diagnostic.kind = .file }
        return diagnostic
      })
  }
}
