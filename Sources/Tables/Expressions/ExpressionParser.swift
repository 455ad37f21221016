import Syntax

/// Builds the tree of an expression from its tokens, by precedence climbing.
struct ExpressionParser {
  /// How deep brackets and operators may nest.
  static let depthLimit = 100
  /// How long an expression's text may be, in bytes.
  static let lengthLimit = 10_000

  private let tokens: [ExpressionToken]
  private var index = 0
  private var depth = 0

  static func parse(_ text: String) throws(ExpressionError) -> ExpressionNode {
    guard text.utf8.count <= lengthLimit else {
      throw ExpressionError("the expression is longer than \(lengthLimit) bytes")
    }
    var parser = ExpressionParser(tokens: try ExpressionLexer.tokens(of: text))
    let node = try parser.expression()
    guard parser.current.kind == .end else { throw parser.expected("an operator") }
    return node
  }

  private init(tokens: [ExpressionToken]) { self.tokens = tokens }

  private var current: ExpressionToken { tokens[min(index, tokens.count - 1)] }

  private func expected(_ what: String) -> ExpressionError {
    ExpressionError("expected \(what); found \(current.words)", at: current.position)
  }

  private mutating func take(_ mark: String) -> Bool {
    guard current.kind == .mark(mark) else { return false }
    index += 1
    return true
  }

  private mutating func require(_ mark: String) throws(ExpressionError) {
    guard take(mark) else { throw expected("`\(mark)`") }
  }

  private mutating func expression() throws(ExpressionError) -> ExpressionNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw ExpressionError(
        "the expression nests more than \(Self.depthLimit) levels deep", at: current.position)
    }
    let condition = try binary(minimum: 1)
    guard take("?") else { return condition }
    let yes = try expression()
    try require(":")
    return .conditional(condition, yes, try expression())
  }

  private mutating func binary(minimum: Int) throws(ExpressionError) -> ExpressionNode {
    var left = try unary()
    while true {
      if current.kind == .name("in"), minimum <= BinaryOperator.less.precedence {
        let position = current.position
        index += 1
        let right = try binary(minimum: BinaryOperator.less.precedence + 1)
        left = .call(.membership, [left, right], position: position)
        continue
      }
      guard case .mark(let mark) = current.kind else { break }
      let precedence =
        mark == "||" ? 1 : mark == "&&" ? 2 : BinaryOperator(rawValue: mark)?.precedence ?? 0
      guard precedence >= minimum, precedence > 0 else { break }
      index += 1
      let right = try binary(minimum: precedence + 1)
      if let operation = BinaryOperator(rawValue: mark) {
        left = .binary(operation, left, right)
      } else {
        left = mark == "||" ? .or(left, right) : .and(left, right)
      }
    }
    return left
  }

  private mutating func unary() throws(ExpressionError) -> ExpressionNode {
    guard case .mark(let mark) = current.kind, let operation = UnaryOperator(rawValue: mark) else {
      return try postfix()
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw expected("fewer operators in a row") }
    index += 1
    return .unary(operation, try unary())
  }

  private mutating func postfix() throws(ExpressionError) -> ExpressionNode {
    var node = try primary()
    while true {
      if take(".") {
        guard case .name(let name) = current.kind else { throw expected("the name of a member") }
        index += 1
        node = Self.member(node, .literal(.string(name)))
      } else if take("[") {
        let key = try expression()
        try require("]")
        node = Self.member(node, key)
      } else if current.kind == .mark("(") {
        throw ExpressionError(
          "only a function by its name can be called, as `upper(datum.name)`",
          at: current.position)
      } else {
        return node
      }
    }
  }

  /// A member by name or index; a constant member of the row is its field.
  private static func member(_ node: ExpressionNode, _ key: ExpressionNode) -> ExpressionNode {
    if case .datum = node, case .literal(let value) = key { return .field(value.asText) }
    return .member(node, key)
  }

  private mutating func primary() throws(ExpressionError) -> ExpressionNode {
    let token = current
    index += 1
    switch token.kind {
    case .number(let value): return .literal(.number(value))
    case .string(let text): return .literal(.string(text))
    case .pattern(let source, let flags):
      return .literal(try PatternValue.value(source, flags: flags, at: token.position))
    case .name(let name):
      if current.kind == .mark("(") { return try call(name, at: token.position) }
      return try Self.named(name, at: token.position)
    case .mark("("):
      let node = try expression()
      try require(")")
      return node
    case .mark("["): return .array(try list(closing: "]"))
    case .mark("{"): return .object(try members())
    default:
      index -= 1
      throw expected("a value")
    }
  }

  private static func named(
    _ name: String, at position: Int
  ) throws(ExpressionError) -> ExpressionNode {
    switch name {
    case "datum": return .datum
    case "true": return .literal(.boolean(true))
    case "false": return .literal(.boolean(false))
    case "null": return .literal(.null)
    case "undefined": return .literal(.undefined)
    case "item", "event", "parent", "group":
      throw ExpressionError("`\(name)` is not available in a scene's expressions", at: position)
    default: break
    }
    if let constant = MathFunctions.constants[name] { return .literal(.number(constant)) }
    return .parameter(name, position: position)
  }

  private mutating func call(
    _ name: String, at position: Int
  ) throws(ExpressionError) -> ExpressionNode {
    index += 1
    let arguments = try list(closing: ")")
    if name == "if" {
      guard arguments.count == 3 else {
        throw ExpressionError("`if` takes 3 values: a test, then, else", at: position)
      }
      return .conditional(arguments[0], arguments[1], arguments[2])
    }
    let function = try ExpressionFunction.named(name, at: position)
    guard function.arity.contains(arguments.count) else {
      throw ExpressionError(
        "`\(name)` takes \(function.arityWords); found \(arguments.count)", at: position)
    }
    return .call(function, arguments, position: position)
  }

  private mutating func list(closing: String) throws(ExpressionError) -> [ExpressionNode] {
    var elements: [ExpressionNode] = []
    if take(closing) { return elements }
    while true {
      elements.append(try expression())
      if take(closing) { return elements }
      guard take(",") else { throw expected("a comma or `\(closing)`") }
    }
  }

  private mutating func members() throws(ExpressionError) -> [(key: String, value: ExpressionNode)]
  {
    var members: [(key: String, value: ExpressionNode)] = []
    if take("}") { return members }
    while true {
      let key: String
      switch current.kind {
      case .name(let name): key = name
      case .string(let text): key = text
      case .number(let number): key = NumberText.shortest(number)
      default: throw expected("a key")
      }
      index += 1
      try require(":")
      members.append((key, try expression()))
      if take("}") { return members }
      guard take(",") else { throw expected("a comma or `}`") }
    }
  }
}
