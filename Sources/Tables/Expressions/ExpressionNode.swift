/// A parsed expression: a tree that can only compute.
indirect enum ExpressionNode: Sendable {
  case literal(Value)
  /// The row itself.
  case datum
  /// A field of the row that is named by a constant.
  case field(String)
  case parameter(String, position: Int)
  case member(ExpressionNode, ExpressionNode)
  case unary(UnaryOperator, ExpressionNode)
  case binary(BinaryOperator, ExpressionNode, ExpressionNode)
  case and(ExpressionNode, ExpressionNode)
  case or(ExpressionNode, ExpressionNode)
  case conditional(ExpressionNode, ExpressionNode, ExpressionNode)
  case array([ExpressionNode])
  case object([(key: String, value: ExpressionNode)])
  case call(ExpressionFunction, [ExpressionNode], position: Int)

  /// Whether computing the node itself for a row, whatever is inside, may throw.
  var canFail: Bool {
    switch self {
    case .call(let function, _, _): function.ofNumber == nil
    case .parameter: true
    default: false
    }
  }

  /// The nodes inside.
  var children: [ExpressionNode] {
    switch self {
    case .literal, .datum, .field, .parameter: []
    case .unary(_, let operand): [operand]
    case .member(let a, let b), .binary(_, let a, let b), .and(let a, let b), .or(let a, let b):
      [a, b]
    case .conditional(let a, let b, let c): [a, b, c]
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    case .call(_, let arguments, _): arguments
    }
  }
}

enum UnaryOperator: String, Sendable {
  case plus = "+"
  case minus = "-"
  case not = "!"
  case complement = "~"
}

enum BinaryOperator: String, Sendable {
  case bitOr = "|"
  case bitXor = "^"
  case bitAnd = "&"
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case shiftRightUnsigned = ">>>"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"

  /// How tightly it binds, in ECMAScript's order; `||` is 1 and `&&` is 2.
  var precedence: Int {
    switch self {
    case .bitOr: 3
    case .bitXor: 4
    case .bitAnd: 5
    case .equal, .notEqual, .identical, .notIdentical: 6
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 7
    case .shiftLeft, .shiftRight, .shiftRightUnsigned: 8
    case .add, .subtract: 9
    case .multiply, .divide, .remainder: 10
    }
  }
}
