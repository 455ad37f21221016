import Syntax
import Testing

@testable import Tables

@Suite struct ExpressionValueTests {
  private static let row = "{n: 3, s: 'abc', d: '2020-03-04', z: null}"

  /// Where we differ from Vega on purpose: an expression, our value as text, or nil for a message, and why.
  private static let differences: [(expression: String, text: String?, reason: String)] = [
    ("timeOffset('day', '2020-01-01', 1)", "2020-01-02T00:00:00.000Z", "texts are dates too"),
    ("timeFormat('2020-02-03', '%b %e')", "Feb  3", "texts are dates too"),
    ("timeFormat('x', '%Y')", "", "no date has no digits; Vega writes 0NaN"),
    ("timeParse(null, '%Y')", "null", "null is no text to parse"),
    ("quarter('x')", "NaN", "no date has no quarter; Vega finds the first"),
    ("isValid(datetime(NaN, 0, 1))", "false", "a date that is none is not valid"),
    ("cumulativeLogNormal(-1)", "0", "nothing lies below zero; Vega finds NaN"),
    ("timeUnitSpecifier('yearmonthdate')", "%Y-%m-%d", "a unit goes by its name as in an encoding"),
    ("datetime()", nil, "the time of now would give another film each time"),
    ("rgb('x')", nil, "a colour that is none would be black in silence"),
    ("timeFormat(0, '%K')", nil, "an unknown letter of a format is a mistake"),
    ("timeOffset('foo', 0, 1)", nil, "an unknown unit is a mistake"),
    ("lower('A', 'b')", nil, "a value too many would be ignored in silence"),
  ]

  private func evaluate(_ text: String) throws -> Value {
    let datum = Value(try Rows.node(Self.row))
    return try Expression(parsing: text).evaluate(in: ExpressionScope(datum: .value(datum)))
  }

  private func isExpected(_ value: Value, _ expected: JSONNode) -> Bool {
    switch value {
    case .date(let time):
      return expected["date"].map { $0.number == (time.isNaN ? nil : time) } ?? false
    case .number(let number) where !number.isFinite:
      return expected["number"]?.string == value.asText
    case .number(let number):
      guard let wanted = expected.number else { return false }
      return abs(number - wanted) <= 1e-9 * max(abs(number), abs(wanted))
    default: return JSONPrinter.compact.text(value.node) == JSONPrinter.compact.text(expected)
    }
  }

  @Test func valuesAreVegas() throws {
    let groups = try #require(try Rows.node(ExpressionValues.json).object)
    #expect(groups.members.count > 90)
    for group in groups.members {
      for member in group.value.object?.members ?? [] {
        let value = try evaluate(member.key)
        #expect(isExpected(value, member.value), "\(member.key) is \(value.asText)")
      }
    }
  }

  @Test func differencesFromVegaAreOnPurpose() {
    for (expression, text, reason) in Self.differences {
      #expect((try? evaluate(expression))?.asText == text, "\(expression): \(reason)")
    }
  }

  @Test(arguments: [
    ("datum.none + 1", "NaN"), ("datum.none >= 0", "false"), ("datum.none < 1", "false"),
    ("'a' + datum.none", "aundefined"), ("datum.some + 'a'", "undefineda"), ("-datum.some", "NaN"),
    ("datum.some <= 5", "false"), ("datum.null <= 5", "true"), ("datum.null + 1", "1"),
    ("isDefined(datum.some)", "false"), ("isDefined(datum.null)", "true"),
    ("datum.some === null", "false"), ("datum.some == null", "true"),
    ("datum.some === undefined", "true"), ("'some' in datum", "false"), ("'null' in datum", "true"),
    ("abs(datum.some)", "NaN"), ("max(1, datum.none)", "NaN"), ("upper(datum.some)", "UNDEFINED"),
    ("slice('abc', 1, datum.none)", "bc"), ("isNaN(datum.none)", "false"),
    ("toNumber(datum.some)", "null"), ("isValid(datum.some)", "false"),
  ])
  func whatARowLacksIsUndefined(expression: String, text: String) throws {
    let table = try Rows.table("[{null: null}, {null: 1, some: 2}]")
    let scope = ExpressionScope(datum: .row(table.row(0)))
    #expect(try Expression(parsing: expression).evaluate(in: scope).asText == text)
  }
}
