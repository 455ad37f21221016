package import Syntax

/// A table that was read, and the warnings about its text.
package struct TableReading: Sendable {
  package var table: Table
  package var warnings: [Diagnostic]
  /// The encoding that was found out, where it is not UTF-8.
  package var encoding: String?
  /// What else was found out about the text, to follow "with": "';' between cells", and so on.
  package var notes: [String] = []

  /// How a file of some name was read; nil where nothing had to be found out.
  package func note(of name: String) -> String? {
    guard encoding != nil || !notes.isEmpty else { return nil }
    var text = "read \(name)"
    if let encoding { text += " as \(encoding)" + (notes.isEmpty ? "" : ",") }
    guard let last = notes.last else { return text }
    let others = notes.dropLast().joined(separator: ", ")
    return text + " with " + (others.isEmpty ? last : "\(others) and \(last)")
  }
}

/// Reads a data text into a table.
package enum TableReader {
  /// Reads the text of a file.
  ///
  /// - Throws: File errors at the place in the data text.
  package static func read(
    _ source: SourceText, format: DataFormat, habits: ReadingHabits = ReadingHabits()
  ) throws(DiagnosticError) -> TableReading {
    var finds = false
    if case .delimited = format.kind { finds = true }
    let text = try TextEncoding.reading(source, stated: format.encoding, finds: finds)
    var reading = try read(decoded: text.source, format: format, habits: habits)
    if let warning = text.warning { reading.warnings.insert(warning, at: 0) }
    reading.encoding = text.name
    return reading
  }

  private static func read(
    decoded source: SourceText, format: DataFormat, habits: ReadingHabits
  ) throws(DiagnosticError) -> TableReading {
    switch format.kind {
    case .delimited(let delimiter):
      var reader = try DelimitedReader(
        source, delimiter: delimiter, format: format, habits: habits)
      let table = try reader.table()
      return TableReading(table: table, warnings: reader.warnings, notes: reader.notes)
    case .json:
      do throws(DiagnosticError) {
        let document = try JSONParser.parse(source)
        let table = try rows(of: document.root, format: format, habits: habits)
        return TableReading(table: table, warnings: document.warnings)
      } catch {
        throw asFileError(error)
      }
    case .jsonLines:
      do throws(DiagnosticError) {
        return try readLines(source, format, habits)
      } catch {
        throw asFileError(error)
      }
    }
  }

  /// Reads values that stand in a scene: a list, one object, or a text in the given format.
  package static func read(
    values node: JSONNode, format: DataFormat, habits: ReadingHabits = ReadingHabits()
  ) throws(DiagnosticError) -> TableReading {
    if let text = node.string {
      if format.encoding != nil {
        throw DiagnosticError(
          "`encoding` is for files; a text in the scene is read as it stands", at: node.location)
      }
      let source = SourceText(name: "data.values", bytes: Array(text.utf8))
      return try read(source, format: format, habits: habits)
    }
    return TableReading(table: try rows(of: node, format: format, habits: habits), warnings: [])
  }

  /// Makes the table of Vega-Lite's `sequence` generator: `{start, stop, step, as}`.
  package static func sequence(_ node: JSONNode) throws(DiagnosticError) -> Table {
    let members = try Members(of: node, named: "sequence", keys: ["start", "stop", "step", "as"])
    let numbers = try NumberSequence(members)
    let name = try members.optionalString("as") ?? "data"
    return Table(columns: [(name, numbers.values.map { .number($0) })])
  }

  private static func rows(
    of root: JSONNode, format: DataFormat, habits: ReadingHabits
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
    return table.converting(rules, habits)
  }

  private static func readLines(
    _ source: SourceText, _ format: DataFormat, _ habits: ReadingHabits
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
      table: try rows(of: list, format: lineFormat, habits: habits), warnings: warnings)
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
