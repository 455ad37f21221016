import Foundation

/// Computes an expression of numbers alone for many rows at once.
///
/// Its values are those that `ExpressionEvaluation` finds row by row, to the last bit: the same operations in
/// the same order, and for each row the same random numbers. What depends on a row in any other way, such as a
/// condition, a text or a date, is left to that.
struct ColumnArithmetic {
  /// An operation on columns of numbers.
  private indirect enum Step {
    case constant(Double)
    case column([Value])
    case random
    case function(ExpressionFunction.OfNumber, Step)
    case negation(Step)
    case operation(BinaryOperator, Step, Step)
  }

  /// How many rows are computed together: few enough that the processor keeps what lies between.
  private static let span = 1024

  private let root: Step
  private let seed: UInt64
  /// The random numbers of each of the rows at hand, from the first that was asked for.
  private var streams: [SeededNumbers] = []

  /// Nil where the expression is more than arithmetic, or a column has other values than numbers and texts of such.
  init?(_ node: ExpressionNode, table: Table, context: TransformContext) {
    guard let root = Self.step(node, table: table, context: context) else { return nil }
    self.root = root
    seed = context.seed
  }

  private static func step(
    _ node: ExpressionNode, table: Table, context: TransformContext
  ) -> Step? {
    func step(_ node: ExpressionNode) -> Step? {
      Self.step(node, table: table, context: context)
    }
    switch node {
    case .literal(.number(let number)): return .constant(number)
    case .parameter(let name, _):
      guard case .number(let number)? = context.parameters[name] else { return nil }
      return .constant(number)
    case .field(let name):
      guard let column = table.column(name), column.allSatisfy(\.isNumber) else { return nil }
      return .column(column)
    case .unary(.plus, let operand): return step(operand)
    case .unary(.minus, let operand): return step(operand).map { .negation($0) }
    case .binary(let operation, let left, let right):
      switch operation {
      case .add, .subtract, .multiply, .divide, .remainder: break
      default: return nil
      }
      guard let first = step(left), let second = step(right) else { return nil }
      return .operation(operation, first, second)
    case .call(let function, let arguments, _):
      if function.isRandom, arguments.isEmpty { return .random }
      guard let body = function.ofNumber, arguments.count == 1, let argument = step(arguments[0])
      else { return nil }
      return .function(body, argument)
    default: return nil
    }
  }

  /// The values of rows 0 up to, but not including, `count`.
  mutating func values(count: Int) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for start in stride(from: 0, to: count, by: Self.span) {
      streams = []
      for number in numbers(of: root, in: start..<min(start + Self.span, count)) {
        values.append(.number(number))
      }
    }
    return values
  }

  private mutating func numbers(of step: Step, in rows: Range<Int>) -> [Double] {
    switch step {
    case .constant(let number): return Array(repeating: number, count: rows.count)
    case .column(let column): return column[rows].map(\.asNumber)
    case .random:
      if streams.isEmpty {
        streams = rows.map { ExpressionEvaluation.stream(seed: seed, row: $0) }
      }
      return streams.indices.map { streams[$0].unit() }
    case .negation(let operand): return numbers(of: operand, in: rows).map { -$0 }
    case .function(let body, let argument): return numbers(of: argument, in: rows).map(body)
    case .operation(let operation, let left, let right):
      var result = numbers(of: left, in: rows)
      let second = numbers(of: right, in: rows)
      for index in result.indices {
        let (a, b) = (result[index], second[index])
        switch operation {
        case .add: result[index] = a + b
        case .subtract: result[index] = a - b
        case .multiply: result[index] = a * b
        case .divide: result[index] = a / b
        default: result[index] = fmod(a, b)
        }
      }
      return result
    }
  }
}

extension Value {
  /// Whether it is a number, or a text that means one.
  package var isNumber: Bool { if case .number = meaning { true } else { false } }
}

extension ExpressionFunction {
  /// Whether it draws a random number from the row's own stream.
  fileprivate var isRandom: Bool { name == "random" }
}
