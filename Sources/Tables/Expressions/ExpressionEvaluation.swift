import Syntax

/// One computation of an expression: its scope and the random numbers drawn so far.
struct ExpressionEvaluation {
  /// The most elements of a list and UTF-16 units of a text that an expression may make.
  static let sizeLimit = 1_000_000

  let scope: ExpressionScope
  private var numbers: SeededNumbers?

  init(_ scope: ExpressionScope) { self.scope = scope }

  /// The next random number in 0..<1, from the seed and the row's index.
  mutating func random() -> Double {
    var stream = numbers ?? firstStream
    defer { numbers = stream }
    return stream.unit()
  }

  private var firstStream: SeededNumbers {
    guard case .row(let row) = scope.datum else { return SeededNumbers(seed: scope.seed) }
    return Self.stream(seed: scope.seed, row: row.index)
  }

  /// The random numbers of a row.
  static func stream(seed: UInt64, row: Int) -> SeededNumbers {
    // Neighbouring rows need streams that share nothing, so their index is mixed first.
    var mixer = SeededNumbers(seed: UInt64(truncatingIfNeeded: row))
    return SeededNumbers(seed: seed ^ mixer.next())
  }

  mutating func value(of node: ExpressionNode) throws(ExpressionError) -> Value {
    switch node {
    case .literal(let value): return value
    case .datum:
      switch scope.datum {
      case .none: throw ExpressionError("there is no `datum` here")
      case .row(let row): return row.object
      case .value(let value): return value
      }
    case .field(let name):
      switch scope.datum {
      case .none: throw ExpressionError("there is no `datum` here")
      case .row(let row): return row[name]
      case .value(let value): return value.member(name)
      }
    case .parameter(let name, let position):
      if let value = scope.parameters[name] { return value }
      let known = scope.parameters.keys.sorted()
      throw ExpressionError(
        "no parameter `\(name)`\(Vocabulary(known).hint(for: name))", at: position)
    case .member(let outer, let key):
      return try value(of: outer).member(try value(of: key).asText)
    case .unary(let operation, let operand):
      return operation.apply(to: try value(of: operand))
    case .binary(let operation, let left, let right):
      return operation.apply(to: try value(of: left), try value(of: right))
    case .and(let left, let right):
      let first = try value(of: left)
      return first.isTruthy ? try value(of: right) : first
    case .or(let left, let right):
      let first = try value(of: left)
      return first.isTruthy ? first : try value(of: right)
    case .conditional(let condition, let yes, let no):
      return try value(of: value(of: condition).isTruthy ? yes : no)
    case .array(let elements): return .array(try values(of: elements))
    case .object(let members):
      var object: [String: Value] = [:]
      for member in members { object[member.key] = try value(of: member.value) }
      return .object(object)
    case .call(let function, let arguments, let position):
      var values = try values(of: arguments)
      if values.contains(where: \.isUndefined) { values = function.replacingMissing(in: values) }
      do {
        return try function.body(values, &self)
      } catch {
        let reason = (error as? ExpressionError)?.message ?? "\(error)"
        throw ExpressionError("`\(function.name)`: \(reason)", at: position)
      }
    }
  }

  private mutating func values(of nodes: [ExpressionNode]) throws(ExpressionError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for node in nodes { values.append(try value(of: node)) }
    return values
  }
}
