import Syntax
import Testing

@testable import Tables

/// Columns that become rows.
@Suite struct WideTableTests {
  private let rows = "[{month: 'Jan', tea: 1, milk: 2}, {month: 'Feb', tea: 3, milk: null}]"

  private func reshaped(
    _ wide: String, _ rows: String, limit: Int = 100
  ) throws(DiagnosticError) -> Table {
    let table = try Rows.table(rows)
    return try WideTable(decoding: try Rows.node(wide)).reshaping(table, limit: limit)
  }

  private static let long = [
    "{month:Jan,product:tea,sales:1}", "{month:Jan,product:milk,sales:2}",
    "{month:Feb,product:tea,sales:3}", "{month:Feb,product:milk}",
  ]

  @Test(
    arguments: [
      ("{key: 'product', value: 'sales', keep: ['month']}", long),
      ("{key: 'product', value: 'sales', columns: ['tea', 'milk']}", long),
      ("{key: 'product', value: 'sales', keep: ['month'], columns: ['tea', 'milk']}", long),
      (
        "{key: 'product', value: 'sales', columns: ['milk']}",
        ["{month:Jan,tea:1,product:milk,sales:2}", "{month:Feb,tea:3,product:milk}"]
      ),
      (
        "{key: 'product', value: 'sales', keep: ['month'], columns: ['tea']}",
        ["{month:Jan,product:tea,sales:1}", "{month:Feb,product:tea,sales:3}"]
      ),
      (
        "{key: 'product', value: 'sales', keep: [], columns: ['tea']}",
        ["{product:tea,sales:1}", "{product:tea,sales:3}"]
      ),
      (
        "{key: 'k', value: 'v', keep: ['milk', 'month']}",
        ["{milk:2,month:Jan,k:tea,v:1}", "{month:Feb,k:tea,v:3}"]
      ),
      // Names of columns that are gone are free.
      (
        "{key: 'tea', value: 'milk', keep: ['month']}",
        [
          "{month:Jan,tea:tea,milk:1}", "{month:Jan,tea:milk,milk:2}", "{month:Feb,tea:tea,milk:3}",
          "{month:Feb,tea:milk}",
        ]
      ),
      (
        "{key: 'k', value: 'v', keep: ['month', 'tea']}",
        ["{month:Jan,tea:1,k:milk,v:2}", "{month:Feb,tea:3,k:milk}"]
      ),
      (
        "{key: 'k', value: 'v', keep: []}",
        [
          "{k:month,v:Jan}", "{k:tea,v:1}", "{k:milk,v:2}", "{k:month,v:Feb}", "{k:tea,v:3}",
          "{k:milk}",
        ]
      ),
    ] as [(String, [String])])
  func columnsBecomeRows(wide: String, expected: [String]) throws {
    #expect(Rows.lines(try reshaped(wide, rows)) == expected)
  }

  @Test(arguments: [
    ("{key: 'k', value: 'v'}", "`wide` needs `keep`, the columns that stay, or `columns`"),
    ("{value: 'v', keep: []}", "`wide` needs `key`"),
    ("{key: 'k', keep: []}", "`wide` needs `value`"),
    ("{key: 'k', value: 'k', keep: []}", "`key` and `value` are both \"k\""),
    (
      "{key: 'month', value: 'v', keep: ['month']}",
      "`key` is \"month\", which is a column that stays"
    ),
    ("{key: 'k', value: 'tea', columns: ['milk']}", "\"tea\" is a column that stays"),
    ("{key: 'k', value: 'v', keep: ['mont']}", "no field `mont`"),
    ("{key: 'k', value: 'v', columns: ['te']}", "no field `te`"),
    ("{key: 'k', value: 'v', keep: ['tea', 'tea']}", "the column `tea` is named twice"),
    ("{key: 'k', value: 'v', keep: ['tea'], columns: ['tea']}", "the column `tea` is named twice"),
    ("{key: 'k', value: 'v', keep: ['month', 'tea', 'milk']}", "no column is left to become rows"),
    ("{key: 'k', value: 'v', keep: 1}", "`keep` must be"),
    ("{key: 'k', value: 'v', kep: []}", "unknown key `kep` in `wide`; did you mean `key`?"),
    ("[]", "`wide` must be an object"),
  ])
  func mistakesAreTold(wide: String, message: String) throws {
    let error = #expect(throws: DiagnosticError.self) { try reshaped(wide, rows) }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(error?.diagnostics.count == 1)
    #expect(diagnostic.message.contains(message), "\(diagnostic.message)")
    #expect(diagnostic.location != nil)
  }

  @Test func tooManyRowsAreRefusedBeforeTheyAreMade() throws {
    let wide = "{key: 'k', value: 'v', keep: ['month']}"
    let error = #expect(throws: DiagnosticError.self) { try reshaped(wide, rows, limit: 3) }
    #expect(
      error?.diagnostics.first?.message
        == "2 rows of 2 columns are more than the 3 rows that are read")
    #expect(try reshaped(wide, rows, limit: 4).rowCount == 4)
  }

  @Test func aTableWithoutRowsStaysOne() throws {
    #expect(try reshaped("{key: 'k', value: 'v', keep: ['month']}", "[]").rowCount == 0)
  }

  @Test func cellsKeepTheirTexts() throws {
    let source = SourceText(name: "a.csv", bytes: Array("id;a;b\n007;1,5;2\n".utf8))
    let table = try TableReader.read(
      source, format: try DataFormat(decoding: nil, fileName: "a.csv")
    ).table
    let long = try WideTable(
      decoding: try Rows.node("{key: 'k', value: 'v', keep: ['id']}")
    ).reshaping(table, limit: 10)
    #expect(Rows.lines(long) == ["{id:007,k:a,v:1,5}", "{id:007,k:b,v:2}"])
    #expect(long.column("v")?.map(\.meaning) == [.number(1.5), .number(2)])
  }
}
