package import Syntax

/// How the bytes of a data file are read into a table: Vega-Lite's `data.format`.
package struct DataFormat: Sendable, Hashable {
  /// The layout of the text.
  package enum Kind: Sendable, Hashable {
    /// An array of objects or of plain values, or an object that holds one under `property`.
    case json
    /// One JSON value on each line.
    case jsonLines
    /// Rows of values with a header, parted by a character.
    case delimited(Unicode.Scalar)
  }

  /// Which fields are turned into other types.
  package enum Parse: Sendable, Hashable {
    /// A type is found for each column of a delimited file by looking at all its values.
    case automatic
    /// Every value stays as it is in the file.
    case none
    /// The named fields are turned into the given types; others are found as by `automatic`.
    case fields([FieldParse])
  }

  package var kind: Kind
  package var parse: Parse
  /// The path of the member of a JSON file that holds the rows.
  package var property: FieldPath?
  /// Whether the delimiter is only the usual one of such files, and is found out from the text.
  package var findsDelimiter = false
  /// The encoding that the scene states.
  package var encoding: TextEncoding?
  /// The byte before a fraction that the scene states.
  package var decimal: UInt8?
  /// The mark between thousands that the scene states; empty for none.
  package var thousands: String?

  package init(_ kind: Kind, parse: Parse = .automatic, property: FieldPath? = nil) {
    self.kind = kind
    self.parse = parse
    self.property = property
  }

  /// The kind that a file's name tells; JSON where it tells none.
  package static func kind(ofFileNamed name: String) -> Kind {
    switch name.split(separator: ".").last?.lowercased() {
    case "csv": .delimited(",")
    case "tsv", "tab": .delimited("\t")
    case "psv": .delimited("|")
    case "ndjson", "jsonl": .jsonLines
    default: .json
    }
  }

  /// Decodes `format`; without a `type` the kind is the one that the file's name tells.
  ///
  /// - Throws: A scene error at the member that is wrong.
  package init(decoding node: JSONNode?, fileName: String?) throws(DiagnosticError) {
    self.init(fileName.map(Self.kind(ofFileNamed:)) ?? .json)
    if case .delimited = kind { findsDelimiter = true }
    guard let node, !node.isNull else { return }
    let members = try Members(
      of: node, named: "format",
      keys: [
        "type", "parse", "delimiter", "property", "encoding", "decimal", "thousands",
      ])
    if let type = try members.optionalWord("type", Self.typeNames) {
      switch type {
      case "json": kind = .json
      case "ndjson": kind = .jsonLines
      case "csv": kind = .delimited(",")
      case "tsv": kind = .delimited("\t")
      case "dsv": kind = .delimited(try Self.delimiter(try members.required("delimiter")))
      default:
        throw members.error("the format `\(type)` is not supported; use json, csv or tsv", "type")
      }
    }
    if case .delimited = kind { findsDelimiter = members["delimiter"] == nil }
    if let delimiter = members["delimiter"] {
      let isOpen = members["type"] == nil && !Self.namesJSON(fileName)
      if case .delimited = kind {
        kind = .delimited(try Self.delimiter(delimiter))
      } else if isOpen {
        kind = .delimited(try Self.delimiter(delimiter))
      }
    }
    if let word = try members.optionalWord("encoding", TextEncoding.words) {
      encoding = TextEncoding(rawValue: word)
    }
    try decodeSigns(members)
    if let property = try members.optionalString("property") { self.property = FieldPath(property) }
    if let parse = members.present("parse") { self.parse = try Self.parse(parse) }
  }

  private mutating func decodeSigns(_ members: Members) throws(DiagnosticError) {
    var isDelimited = false
    if case .delimited = kind { isDelimited = true }
    for key in ["decimal", "thousands"] where members.present(key) != nil && !isDelimited {
      throw members.error("`\(key)` is for csv, tsv and dsv; numbers of JSON have a point", key)
    }
    if let word = try members.optionalString("decimal") {
      guard word == "." || word == "," else {
        throw members.error("`decimal` must be \".\" or \",\"; found \"\(word)\"", "decimal")
      }
      decimal = word.utf8.first
    }
    if let word = try members.optionalString("thousands") {
      guard word.unicodeScalars.count <= 1, word != "\"", !word.contains(where: \.isNumber) else {
        throw members.error(
          "`thousands` must be one character that is no digit, or empty", "thousands")
      }
      guard word.utf8.first != decimal ?? WrittenNumber.point || decimal == nil else {
        throw members.error("`thousands` and `decimal` must differ", "thousands")
      }
      thousands = word
    }
  }

  private static func namesJSON(_ fileName: String?) -> Bool {
    let ending = fileName?.split(separator: ".").last?.lowercased()
    return [nil, "json", "ndjson", "jsonl"].contains(ending)
  }

  private static let typeNames = ["json", "csv", "tsv", "dsv", "ndjson", "topojson", "arrow"]

  private static func delimiter(_ node: JSONNode) throws(DiagnosticError) -> Unicode.Scalar {
    guard let text = node.string, let scalar = text.unicodeScalars.first,
      text.unicodeScalars.count == 1, scalar != "\n", scalar != "\r", scalar != "\""
    else {
      throw DiagnosticError(
        "`delimiter` must be one character, and no quote or line end", at: node.location)
    }
    return scalar
  }

  private static func parse(_ node: JSONNode) throws(DiagnosticError) -> Parse {
    if node.isNull { return .none }
    if node.string == "auto" { return .automatic }
    guard let object = node.object else {
      throw DiagnosticError(
        "`parse` must be an object of field types, \"auto\" or null; found \(node.kind)",
        at: node.location)
    }
    var fields: [FieldParse] = []
    for member in object.members {
      fields.append(try FieldParse(field: FieldPath(member.key), decoding: member.value))
    }
    return .fields(fields)
  }
}
