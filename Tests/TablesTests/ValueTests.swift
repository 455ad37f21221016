import Syntax
import Testing

@testable import Tables

@Suite struct ValueTests {
  @Test(
    arguments: [
      ("", 0), (" 12 ", 12), ("1e3", 1000), ("0x1F", 31), ("0b101", 5), ("-.5", -0.5),
      ("Infinity", .infinity), ("\n", 0), ("1e400", .infinity),
    ] as [(String, Double)])
  func numberOfText(text: String, expected: Double) {
    #expect(Value.number(spelledBy: text) == expected)
  }

  @Test(arguments: ["12px", "1 2", "0x", "0x-1", "--1", "e5", ".", "NaN", "true", "1,000", "١"])
  func textThatIsNoNumber(text: String) {
    #expect(Value.number(spelledBy: text).isNaN)
  }

  @Test(
    arguments: [
      (.null, "null", 0, false), (.boolean(true), "true", 1, true), (.number(-0.0), "0", 0, false),
      (.number(1e21), "1e+21", 1e21, true), (.string(""), "", 0, false),
      (.date(0), "1970-01-01T00:00:00.000Z", 0, true),
      (.array([.number(1), .null, .string("a")]), "1,,a", .nan, true),
      (.array([.number(7)]), "7", 7, true), (.object([:]), "[object Object]", .nan, true),
      (.date(-62_198_755_200_000), "-000001-01-01T00:00:00.000Z", -62_198_755_200_000, true),
    ] as [(Value, String, Double, Bool)])
  func coercions(value: Value, text: String, number: Double, isTruthy: Bool) {
    #expect(value.asText == text)
    #expect(value.asNumber == number || value.asNumber.isNaN && number.isNaN)
    #expect(value.isTruthy == isTruthy)
  }

  private static let samples: [Value] = [
    .null, .number(.nan), .date(.nan), .number(-.infinity), .number(-1), .boolean(false),
    .number(0), .boolean(true), .date(1), .number(2), .string(""), .string("10"), .string("9"),
    .string("é"), .array([]), .array([.number(1)]), .array([.number(1), .null]), .object([:]),
  ]

  @Test func orderIsTotal() {
    for a in Self.samples {
      for b in Self.samples {
        let forward = ValueOrder.compare(a, b)
        #expect(forward == -ValueOrder.compare(b, a), "\(a) \(b)")
        for c in Self.samples where forward <= 0 && ValueOrder.compare(b, c) <= 0 {
          #expect(ValueOrder.compare(a, c) <= 0, "\(a) \(b) \(c)")
        }
      }
    }
  }

  @Test func sortsNullThenNaNThenNumbersThenTexts() {
    let sorted = Self.samples.reversed().sorted { ValueOrder.ascending.precedes($0, $1) }
    #expect(sorted.map(\.kind).first == "null")
    #expect(sorted[1].asNumber.isNaN && sorted[2].asNumber.isNaN)
    #expect(sorted[3] == .number(-.infinity))
    #expect(sorted[10...13].map(\.asText) == ["", "10", "9", "é"])
  }

  @Test(arguments: [
    ("a", ["a"]), ("a.b", ["a", "b"]), ("a[0]", ["a", "0"]), ("a\\.b", ["a.b"]),
    ("a['b c'].d", ["a", "b c", "d"]), ("a[\"x.y\"]", ["a", "x.y"]), ("['a']", ["a"]),
    ("IMDB Rating", ["IMDB Rating"]), ("", [""]), ("a\\[0\\]", ["a[0]"]),
    ("a.b[1].c", ["a", "b", "1", "c"]),
  ])
  func fieldPaths(text: String, segments: [String]) {
    #expect(FieldPath(text).segments == segments)
  }

  @Test func pathsLookIntoObjectsAndLists() throws {
    let table = try Rows.table(
      "[{a: {b: [1, 2]}, 'x.y': 5, l: 'ab'}, {a: {b: []}}, {a: null}]")
    #expect(FieldPath("a.b[1]").column(in: table) == [.number(2), .null, .null])
    #expect(FieldPath("x\\.y").column(in: table) == [.number(5), .null, .null])
    #expect(FieldPath("x.y").column(in: table) == [.number(5), .null, .null])
    #expect(FieldPath("a.b.length").value(in: table, row: 0) == .number(2))
    #expect(FieldPath("nothing").column(in: table) == nil)
    #expect(FieldPath("nothing").value(in: table, row: 0) == .null)
  }

  @Test func aConvertedFieldOfAnObjectIsFoundByItsPath() throws {
    let rule = FieldParse(field: FieldPath("a.b"), kind: .number)
    let table = try Rows.table("[{a: {b: '7'}}]").converting([rule])
    #expect(FieldPath("a.b").column(in: table) == [.number(7)])
    #expect(FieldPath("a.b").value(in: table, row: 0) == .number(7))
  }

  @Test func aMissingFieldListsTheRealNames() throws {
    let table = try Rows.table("[{month: 1, value: 2}]")
    let error = #expect(throws: DiagnosticError.self) {
      try table.values(of: FieldPath("mouth"), at: nil)
    }
    #expect(
      error?.diagnostics.first?.message
        == "no field `mouth`; did you mean `month`?; the data has `month`, `value`")
  }
}
