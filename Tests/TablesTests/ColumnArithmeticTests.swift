import Syntax
import Testing

@testable import Tables

/// Whole columns are computed to the bit as row by row.
@Suite struct ColumnArithmeticTests {
  private static let rowCount = 2500

  private static var table: Table {
    let numbers = (0..<rowCount).map { Value.number(Double($0) * 0.37 - 400) }
    var special = numbers
    special[7] = .number(.nan)
    special[8] = .number(-0.0)
    special[2000] = .number(.infinity)
    var mixed = numbers
    mixed[11] = .string("4")
    return Table(columns: [("a", numbers), ("b", special), ("mixed", mixed)])
  }

  private static let context = TransformContext(parameters: ["k": .number(3)], seed: 11)

  private func rows(_ expression: Expression) throws -> [Value] {
    try (0..<Self.rowCount).map {
      try expression.evaluate(in: Self.context.scope(Self.table, row: $0))
    }
  }

  private func bits(_ values: [Value]) -> [UInt64?] {
    values.map { if case .number(let number) = $0 { number.bitPattern } else { nil } }
  }

  @Test(arguments: [
    "sin(datum.a * 0.4) + 0.2 * random()", "random() - random() * datum.b", "-datum.b % k",
    "round(datum.a / datum.b)", "+floor(random() * 100) + random()", "k * sqrt(datum.a - PI)",
    "datum['a'] + datum.b * -2", "7",
  ])
  func arithmeticIsThatOfTheRows(text: String) throws {
    let expression = try Expression(parsing: text)
    let values = try #require(expression.values(over: Self.table, context: Self.context))
    let expected = bits(try rows(expression))
    #expect(bits(values) == expected)
    #expect(!expected.contains(nil))
  }

  @Test(arguments: [
    "datum.mixed + 1", "datum.absent * 2", "datum.a > 3 ? random() : 1", "datum.a + 'x'",
    "unknown + 1", "sampleNormal()",
  ])
  func whatIsMoreThanArithmeticIsLeftToTheRows(text: String) throws {
    let expression = try Expression(parsing: text)
    #expect(expression.values(over: Self.table, context: Self.context) == nil)
  }
}
