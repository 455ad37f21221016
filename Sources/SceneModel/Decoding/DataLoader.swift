import Syntax
import Tables

/// Reads the rows that views name, each source once.
struct DataLoader {
  /// The folder that names of files are relative to.
  private let folder: String
  private let datasets: JSONObject
  private let habits: ReadingHabits
  /// Rows that come from outside of the scene, by the names under which it asks for them.
  private let given: [String: SourceText]
  private var taken: Set<String> = []
  /// How files were read, where that was found out: a line for each.
  private(set) var notes: [String] = []
  private var tables: [Key: Table] = [:]
  private var sources: [String: SourceText] = [:]
  private(set) var findings = Findings()

  /// Rows in the scene are told apart by their place, which is quicker than by all their values.
  private enum Origin: Hashable {
    case place(SourceLocation)
    case definition(JSONNode)
  }

  private struct Key: Hashable {
    var origin: Origin
    var format: JSONNode?
    var wide: JSONNode?
    var dates: [String]

    init(_ data: JSONNode, dates: [String]) {
      self.dates = dates
      format = data["format"]
      wide = data["wide"]
      // A state's rows come into the definition of the state before, whose own place stays the same.
      if let place = data["values"]?.location {
        origin = .place(place)
      } else {
        origin = .definition(data)
      }
    }
  }

  /// More rows than this are refused.
  static let rowLimit = 5_000_000

  init(
    folder: String, datasets: JSONObject?, habits: ReadingHabits, given: [String: SourceText] = [:]
  ) {
    self.folder = folder
    self.habits = habits
    self.given = given
    self.datasets = datasets ?? JSONObject()
  }

  /// The tables that transforms look up, by the data that they name.
  private(set) var kept: [JSONNode: Table] = [:]

  /// Reads the data of a lookup, whose rows a transform asks for by the same node.
  mutating func keep(_ data: JSONNode) {
    if kept[data] == nil { kept[data] = table(data, dates: []) }
  }

  /// Gives a name to the rows of a view's data, for others that say only the name.
  private var named: [String: JSONNode] = [:]

  mutating func declare(_ data: JSONNode) {
    guard let name = data["name"]?.string, data["values"] != nil || data["url"] != nil else {
      return
    }
    named[name] = named[name] ?? data
  }

  /// The rows of a data definition; an empty table where there is none or it cannot be read.
  ///
  /// - Parameter dates: Fields that the encoding reads as dates, whose texts get the dates that they spell.
  mutating func table(_ data: JSONNode?, dates: [String]) -> Table {
    guard let data, !data.isNull else { return Table(rowCount: 1) }
    let key = Key(data, dates: dates)
    if let known = tables[key] { return known }
    var table: Table
    if dates.isEmpty {
      table = read(data)
    } else {
      table = self.table(data, dates: [])
      for field in dates { table.readDates(of: field, habits) }
    }
    tables[key] = table
    return table
  }

  private mutating func read(_ data: JSONNode) -> Table {
    do throws(DiagnosticError) {
      let table = try rows(data)
      guard let wide = data["wide"] else { return table }
      return try WideTable(decoding: wide).reshaping(table, limit: Self.rowLimit)
    } catch {
      findings.add(error.diagnostics)
      return Table()
    }
  }

  private mutating func rows(_ data: JSONNode) throws(DiagnosticError) -> Table {
    if let sequence = data["sequence"] { return try self.sequence(sequence) }
    if let url = data["url"]?.string {
      let location = data["url"]?.location
      if DataFile.isWebAddress(url) {
        findings.warning(
          "web addresses are not fetched, so there are no rows; save the file beside the scene and name that",
          at: location)
        return Table()
      }
      let format = try DataFormat(decoding: data["format"], fileName: url)
      let source: SourceText
      if let known = sources[url] {
        source = known
      } else {
        source = try DataFile.read(url, in: folder, at: location)
        sources[url] = source
      }
      return try checked(
        reading(source, data, format), of: source, at: location)
    }
    if let query = data["query"], given[data["name"]?.string ?? ""] == nil {
      throw DiagnosticError(
        "`query` is for a database; name its file by `url`, or give it by `--data`",
        at: query.location)
    }
    if let values = data["values"] {
      return try inline(values, data)
    }
    guard let name = data["name"]?.string else {
      throw DiagnosticError(
        "\"data\" needs \"values\", a \"url\" or a \"name\"", at: data.location)
    }
    if let source = given[name] {
      taken.insert(name)
      let isUnnamed = data["format"]?["type"] == nil && Self.isUnnamed(source)
      let fileName =
        isUnnamed ? (Self.isJSON(source) ? "rows.json" : "rows.csv") : source.name
      let format = try DataFormat(decoding: data["format"], fileName: fileName)
      return try checked(
        reading(source, data, format), of: source, at: data["name"]?.location)
    }
    if let values = datasets[name] { return try inline(values, data) }
    if let other = named[name] { return table(other, dates: []) }
    let known = given.keys.sorted() + datasets.members.map(\.key) + named.keys.sorted()
    let hint =
      Vocabulary(known).nearest(to: name).map { "; did you mean \"\($0)\"?" }
      ?? "; `datasets` or --data \(name)=FILE can say its rows"
    throw DiagnosticError("unknown data \"\(name)\"\(hint)", at: data["name"]?.location)
  }

  private mutating func inline(_ values: JSONNode, _ data: JSONNode) throws(DiagnosticError)
    -> Table
  {
    let format = try DataFormat(decoding: data["format"], fileName: nil)
    return try checked(
      TableReader.read(values: values, format: format, habits: habits), at: values.location)
  }

  /// Reads a file: a database by its query, any other by its format.
  private func reading(
    _ source: SourceText, _ data: JSONNode, _ format: DataFormat
  ) throws(DiagnosticError) -> TableReading {
    guard let query = data["query"] else {
      if DatabaseReader.isDatabase(source.bytes) {
        throw DatabaseReader.missingQuery(source, at: (data["url"] ?? data["name"])?.location)
      }
      return try TableReader.read(source, format: format, habits: habits)
    }
    for key in ["type", "delimiter", "property", "encoding"] {
      guard let node = data["format"]?[key] else { continue }
      throw DiagnosticError("`\(key)` is nothing that a database has", at: node.location)
    }
    var reading = try DatabaseReader.read(
      source, query: query, limits: DatabaseReader.Limits(rows: Self.rowLimit))
    if case .fields(let rules) = format.parse {
      reading.table = reading.table.converting(rules, habits)
    }
    return reading
  }

  /// Warns of rows from outside that nothing asked for.
  mutating func warnOfUnusedNames() {
    for name in given.keys.sorted() where !taken.contains(name) {
      findings.warning(
        "no \"data\" of the scene says only the name \"\(name)\", so the rows given for it are not used",
        at: nil)
    }
  }

  /// Whether a text has no name of a file that tells its format, such as one from a pipe.
  private static func isUnnamed(_ source: SourceText) -> Bool {
    let file = source.name.split(separator: "/").last ?? ""
    return source.name == "<stdin>" || source.name.hasPrefix("/dev/") || !file.contains(".")
  }

  /// Whether a text begins as JSON does.
  private static func isJSON(_ source: SourceText) -> Bool {
    let first = source.bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  private mutating func checked(
    _ reading: TableReading, of source: SourceText? = nil, at location: SourceLocation?
  ) throws(DiagnosticError) -> Table {
    let name = source?.name.split(separator: "/").last.map(String.init) ?? "data.values"
    if let note = reading.note(of: name), !notes.contains(note) { notes.append(note) }
    findings.add(reading.warnings.filter { !findings.diagnostics.contains($0) })
    try refuseTooMany(reading.table.rowCount, at: location)
    return reading.table
  }

  private func refuseTooMany(_ count: Int, at location: SourceLocation?) throws(DiagnosticError) {
    guard count > Self.rowLimit else { return }
    throw DiagnosticError(
      "the data has \(count) rows; at most \(Self.rowLimit) are read", at: location, kind: .limit)
  }

  private func sequence(_ node: JSONNode) throws(DiagnosticError) -> Table {
    let start = node["start"]?.number ?? 0
    let stop = node["stop"]?.number ?? 0
    let step = node["step"]?.number ?? 1
    let steps = ((stop - start) / step).rounded(.up)
    guard step != 0, steps.isFinite else {
      throw DiagnosticError("\"step\" must not be 0", at: node["step"]?.location ?? node.location)
    }
    guard steps <= Double(Self.rowLimit), let count = Int(exactly: max(0, steps)) else {
      throw DiagnosticError(
        "the sequence has more than \(Self.rowLimit) rows", at: node.location, kind: .limit)
    }
    var table = Table(rowCount: count)
    let values = (0..<count).map { Value.number(start + step * Double($0)) }
    table.setColumn(node["as"]?.string ?? "data", values)
    return table
  }
}
