import Drawing
import Scales
package import Syntax
import Tables

/// Holds a syntax tree against the schema and reports every mistake at once.
package struct SchemaValidator {
  /// Whether an unknown key is only a warning.
  private let isLenient: Bool
  private var diagnostics: [Diagnostic] = []

  /// Every mistake of a node that should be the named object, in the order of the file.
  package static func diagnostics(
    of node: JSONNode, as object: String = SceneSchema.root, isLenient: Bool = false
  ) -> [Diagnostic] {
    var validator = SchemaValidator(isLenient: isLenient)
    validator.check(node, .object(object), key: object == SceneSchema.root ? "the scene" : object)
    return validator.diagnostics
  }

  /// What is wrong with a value of a key of an object, in words; nil where nothing is.
  package static func fault(of value: JSONNode, as key: String, in object: String) -> String? {
    guard let known = SceneSchema.object(object)[key] else { return nil }
    var validator = SchemaValidator(isLenient: false)
    validator.check(value, known.type, key: key)
    return validator.diagnostics.first?.message
  }

  private init(isLenient: Bool) { self.isLenient = isLenient }

  private mutating func report(_ message: String, at location: SourceLocation?) {
    diagnostics.append(Diagnostic(.error, message, at: location))
  }

  private mutating func check(_ node: JSONNode, _ type: SchemaType, key: String) {
    let alternatives = type.alternatives
    if let members = node.object?.members, members.count == 1, !type.isDynamic,
      ["expr", "signal"].contains(members[0].key), members[0].value.string != nil
    {
      // Expressions without a datum have been replaced by their values.
      return report(
        "\(quoted(key)) is one for all and cannot hang on a datum; an expression knows only parameters here",
        at: node.location)
    }
    let fitting = alternatives.filter { $0.admitsKind(of: node) }
    guard let first = fitting.first else {
      return report(
        "\(quoted(key)) must be \(describe(alternatives)); found \(found(node))", at: node.location)
    }
    if fitting.count == 1 { return checkOne(node, first, key: key) }
    // Of several that fit by kind, one without a mistake wins; else the one that comes nearest.
    var best: [Diagnostic]?
    for candidate in ranked(fitting, for: node) {
      var trial = SchemaValidator(isLenient: isLenient)
      trial.checkOne(node, candidate, key: key)
      if !trial.diagnostics.contains(where: { $0.severity == .error }) {
        diagnostics += trial.diagnostics
        return
      }
      if best == nil { best = trial.diagnostics }
    }
    if node.object == nil, node.array == nil {
      return checkPlain(node, fitting, key: key)
    }
    diagnostics += best ?? []
  }

  /// Objects of which the node has most keys come first; the order of the catalog decides between equals.
  private func ranked(_ types: [SchemaType], for node: JSONNode) -> [SchemaType] {
    guard let object = node.object else { return types }
    func rank(_ type: SchemaType) -> Int {
      guard case .object(let name) = type else { return 0 }
      let schema = SceneSchema.object(name)
      return object.members.count { schema[$0.key] != nil }
    }
    return types.enumerated().sorted {
      let (a, b) = (rank($0.element), rank($1.element))
      return a == b ? $0.offset < $1.offset : a > b
    }.map(\.element)
  }

  /// A plain value that none of several types accepts gets one message: about words if it is a text.
  private mutating func checkPlain(_ node: JSONNode, _ types: [SchemaType], key: String) {
    var noun = ""
    var words: [String] = []
    var isOnlyWords = true
    for type in types {
      if case .words(let itsNoun, let itsWords) = type {
        if noun.isEmpty { noun = itsNoun }
        words += itsWords
      } else {
        isOnlyWords = false
      }
    }
    if isOnlyWords, let text = node.string {
      return report(Self.unknown(noun, text, words: words), at: node.location)
    }
    report("\(quoted(key)) must be \(describe(types)); found \(found(node))", at: node.location)
  }

  private mutating func checkOne(_ node: JSONNode, _ type: SchemaType, key: String) {
    switch type {
    case .anything, .null, .boolean, .string: break
    case .expression: checkExpression(node)
    case .format: checkFormat(node)
    case .text(let rule):
      if let text = node.string, let fault = rule.fault(of: text, key: quoted(key)) {
        report(fault, at: node.location)
      }
    case .number(let range): checkRange(node, range, key: key)
    case .integer(let range):
      if let number = node.number, number.rounded() != number {
        report("\(quoted(key)) must be a whole number; found \(found(node))", at: node.location)
      } else {
        checkRange(node, range, key: key)
      }
    case .words(let noun, let words):
      if let text = node.string, !words.contains(text) {
        report(Self.unknown(noun, text, words: words), at: node.location)
      }
    case .color:
      if let text = node.string, SceneColor.color(text) == nil {
        let nearest = Vocabulary(NamedColors.names).nearest(to: text)
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        report(
          "\(quoted(key)) must be a colour such as \"#4c78a8\" or \"teal\"; found \(found(node))\(hint)",
          at: node.location)
      }
    case .array(let element, let count):
      let elements = node.array ?? []
      if !count.contains(Double(elements.count)) {
        report(
          "\(quoted(key)) must have \(Self.count(count)); it has \(elements.count)",
          at: node.location)
      }
      for child in elements { check(child, element, key: key) }
    case .map(let element):
      for member in node.object?.members ?? [] { check(member.value, element, key: member.key) }
    case .object(let name): checkObject(node, name)
    case .union(let types): check(node, .union(types), key: key)
    }
  }

  private mutating func checkExpression(_ node: JSONNode) {
    do throws(DiagnosticError) {
      _ = try Expression(decoding: node)
    } catch {
      diagnostics += error.diagnostics
    }
  }

  /// Whether numbers or times are written is known only with the data: one of the two must do.
  private mutating func checkFormat(_ node: JSONNode) {
    guard let text = node.string else { return }
    do throws(FormatError) {
      _ = try NumberFormat(text)
    } catch {
      let numberError = error
      do throws(FormatError) {
        guard text.contains("%") else { throw numberError }
        _ = try TimeFormat(text)
      } catch {
        report(error.message, at: node.location)
      }
    }
  }

  private mutating func checkRange(_ node: JSONNode, _ range: SchemaType.NumberRange, key: String) {
    guard let number = node.number, !range.contains(number) else { return }
    report(
      "\(quoted(key)) must be \(SchemaType.number(range).description); found \(found(node))",
      at: node.location)
  }

  private mutating func checkObject(_ node: JSONNode, _ name: String) {
    guard let object = node.object else { return }
    if name == SceneSchema.transformName { return checkTransform(node, object) }
    let schema = SceneSchema.object(name)
    for member in object.members {
      let location = member.keyLocation ?? member.value.location
      if let key = schema[member.key] {
        check(member.value, key.type, key: key.name)
      } else if let reason = schema.refused[member.key] {
        report("\(quoted(member.key)) is not covered: \(reason)", at: location)
      } else {
        let message = Self.unknown(schema.noun, member.key, words: schema.keys.map(\.name))
        diagnostics.append(Diagnostic(isLenient ? .warning : .error, message, at: location))
      }
    }
    for key in schema.keys where key.isRequired && object[key.name] == nil {
      report("\(quoted(key.name)) is missing here", at: node.location)
    }
  }

  private mutating func checkTransform(_ node: JSONNode, _ object: JSONObject) {
    // `timeUnit`, `bin` and others are keys of several transforms: the first key of the catalog's entry decides, and the more specific entries need theirs.
    let named = SceneSchema.transforms.filter { object[$0.keys[0].name] != nil }
    let best = named.max { a, b in
      object.members.count { a[$0.key] != nil }
        < object.members.count { b[$0.key] != nil }
    }
    if let best { return checkObject(node, best.name) }
    let words = SceneSchema.transforms.map { $0.keys[0].name }
    let first = object.members.first
    report(
      first.map { Self.unknown("transform", $0.key, words: words) }
        ?? "a transform is one of \(words.joined(separator: ", "))",
      at: first?.keyLocation ?? node.location)
  }

  static func unknown(_ noun: String, _ word: String, words: [String]) -> String {
    let start = "unknown \(noun) \"\(word)\""
    if let nearest = Vocabulary(words).nearest(to: word) {
      return start + "; did you mean \"\(nearest)\"?"
    }
    guard words.count <= 16 else { return start }
    return start + "; it is one of " + words.joined(separator: ", ")
  }

  private func quoted(_ key: String) -> String { key.hasPrefix("the ") ? key : "\"\(key)\"" }

  private func found(_ node: JSONNode) -> String {
    switch node.content {
    case .string(let text): "the string \"\(text.count > 40 ? text.prefix(40) + "…" : text)\""
    case .number, .boolean: JSONPrinter.compact.text(node)
    default: node.kind
    }
  }

  private func describe(_ types: [SchemaType]) -> String {
    var parts: [String] = []
    for type in types where !parts.contains(type.description) { parts.append(type.description) }
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func count(_ range: SchemaType.NumberRange) -> String {
    let minimum = Int(exactly: range.minimum ?? 0) ?? 0
    let noun = minimum == 1 && (range.maximum ?? 1) == 1 ? "element" : "elements"
    return range.minimum == range.maximum ? "\(minimum) \(noun)" : "at least \(minimum) \(noun)"
  }
}
