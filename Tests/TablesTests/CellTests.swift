import Syntax
import Testing

@testable import Tables

/// A cell of a delimited text is its text where a text is asked for, and what it spells where a measure is.
@Suite struct CellTests {
  private static let file = """
    code,id,n,price,day,month,flag,name,year
    007,9223372036855056001,9,1.50,2020-03-01,2020-03,true,a,2001
    7,9223372036855056002,10,1.5,2020-03-02,2020-04,false,b,2002
    07,9223372036855056003,11,2.0,2020-03-03,2020-05,true,c,2003

    """

  private static func table(
    _ text: String = file, kind: DataFormat.Kind = .delimited(",")
  ) throws -> Table {
    let source = SourceText(name: "data.csv", bytes: Array(text.utf8))
    return try TableReader.read(source, format: DataFormat(kind)).table
  }

  /// An expression's value in the first row, as compact JSON.
  private func text(_ expression: String, row: Int = 0) throws -> String {
    let scope = TransformContext().scope(try Self.table(), row: row)
    let value = try Expression(parsing: expression).evaluate(in: scope)
    return JSONPrinter.compact.text(value.node)
  }

  @Test(arguments: [
    // The text.
    ("datum.code", "\"007\""), ("datum.code + ''", "\"007\""), ("'no ' + datum.code", "\"no 007\""),
    ("length(datum.code)", "3"), ("datum.code.length", "3"), ("datum.code[2]", "\"7\""),
    ("slice(datum.code, 1)", "\"07\""), ("slice(datum.day, 5)", "\"03-01\""),
    ("substring(datum.month, 0, 4)", "\"2020\""), ("upper(datum.flag)", "\"TRUE\""),
    ("replace(datum.price, '.', ',')", "\"1,50\""), ("split(datum.day, '-')[2]", "\"01\""),
    ("indexof(datum.day, '-')", "4"), ("pad(datum.code, 5, '0', 'left')", "\"00007\""),
    ("test(/^0+/, datum.code)", "true"), ("join([datum.code, datum.n], '/')", "\"007/9\""),
    ("toString(datum.price)", "\"1.50\""), ("trim(datum.code)", "\"007\""),
    // Comparisons with texts.
    ("datum.code == '007'", "true"), ("datum.code == '7'", "false"),
    ("datum.code === '007'", "true"), ("datum.code != '7'", "true"),
    ("datum.day == '2020-03-01'", "true"), ("datum.month === '2020-03'", "true"),
    ("datum.flag == 'true'", "true"), ("datum.year == '2001'", "true"),
    ("datum.id == '9223372036855056001'", "true"), ("datum.id == '9223372036855056002'", "false"),
    ("datum.day < '2020-03-02'", "true"), ("datum.day >= '2020-03-02'", "false"),
    ("indexof(['007', '8'], datum.code)", "0"), ("indexof(['7'], datum.code)", "-1"),
    ("datum.n < '10'", "true"),
    // Comparisons with anything else.
    ("datum.code == 7", "true"), ("datum.code === 7", "true"), ("datum.n < 10", "true"),
    ("datum.flag == true", "true"), ("datum.day < datetime(2020, 2, 2)", "true"),
    ("indexof([8, 7], datum.code)", "1"), ("datum.n == datum.price", "false"),
    ("datum.n > datum.price", "true"), ("datum.n == null", "false"),
    // Arithmetic.
    ("datum.code + 1", "8"), ("datum.n + datum.code", "16"), ("datum.price * 2", "3"),
    ("-datum.n", "-9"), ("+datum.code", "7"), ("datum.year + 1", "2002"),
    ("max(datum.n, datum.code)", "9"), ("toNumber(datum.code)", "7"),
    ("format(datum.price, '.1f')", "\"1.5\""), ("datum.n && 1", "1"), ("!datum.flag", "false"),
    // Dates.
    ("year(datum.day)", "2020"), ("month(datum.month)", "2"), ("year(datum.year)", "2001"),
    ("time(datum.day)", "1583020800000"), ("timeFormat(datum.day, '%d.%m.')", "\"01.03.\""),
    // Types.
    ("isNumber(datum.code)", "true"), ("isDate(datum.day)", "true"),
    ("isBoolean(datum.flag)", "true"), ("isString(datum.name)", "true"),
    ("isValid(datum.code)", "true"),
  ])
  func isTextAndMeaning(expression: String, expected: String) throws {
    #expect(try text(expression) == expected)
  }

  @Test func longWholeNumbersAreToldApartByTheirTexts() throws {
    let table = try Self.table()
    let ids = try #require(table.column("id"))
    #expect(BinaryOperator.equal.apply(to: ids[0], ids[1]) == .boolean(false))
    #expect(BinaryOperator.equal.apply(to: ids[0], ids[0]) == .boolean(true))
    #expect(Set(ids).count == 3)
  }

  @Test func onePriceInTwoSpellingsIsEqualButNotIdentical() throws {
    let prices = try #require(try Self.table().column("price"))
    #expect(BinaryOperator.equal.apply(to: prices[0], prices[1]) == .boolean(true))
    #expect(BinaryOperator.identical.apply(to: prices[0], prices[1]) == .boolean(false))
  }

  @Test(arguments: [
    ("{field: 'code', equal: '7'}", ["7"]), ("{field: 'code', equal: 7}", ["007", "7", "07"]),
    ("{field: 'code', oneOf: ['07', '007']}", ["007", "07"]),
    ("{field: 'day', equal: '2020-03-02'}", ["7"]),
    ("{field: 'day', range: ['2020-03-02', '2020-03-03']}", ["7", "07"]),
    ("{field: 'day', lt: {year: 2020, month: 3, date: 2}}", ["007"]),
    ("{field: 'year', timeUnit: 'year', equal: 2002}", ["7"]),
    ("{field: 'year', gt: 2001}", ["7", "07"]), ("{field: 'year', oneOf: ['2003']}", ["07"]),
    ("{field: 'n', lt: '10'}", ["007"]), ("{field: 'flag', equal: true}", ["007", "07"]),
    ("{field: 'flag', equal: 'false'}", ["7"]), ("{field: 'n', valid: true}", ["007", "7", "07"]),
  ])
  func filters(predicate: String, codes: [String]) throws {
    var context = TransformContext()
    let filter = try Transform(decoding: try Rows.node("{filter: \(predicate)}"))
    let table = try filter.apply(to: try Self.table(), context: &context)
    #expect(table.column("code")?.map(\.asText) == codes)
  }

  @Test(arguments: [
    ("{aggregate: [{op: 'max', field: 'n', as: 'r'}], groupby: []}", ["{r:11}"]),
    ("{aggregate: [{op: 'sum', field: 'code', as: 'r'}], groupby: []}", ["{r:21}"]),
    (
      "{aggregate: [{op: 'count', as: 'r'}], groupby: ['code']}",
      ["{code:007,r:1}", "{code:7,r:1}", "{code:07,r:1}"]
    ),
    ("{aggregate: [{op: 'distinct', field: 'id', as: 'r'}], groupby: []}", ["{r:3}"]),
    ("{aggregate: [{op: 'min', field: 'day', as: 'r'}], groupby: []}", ["{r:2020-03-01}"]),
    (
      "{aggregate: [{op: 'mean', field: 'price', as: 'r'}], groupby: ['flag']}",
      ["{flag:true,r:1.75}", "{flag:false,r:1.5}"]
    ),
    (
      "{pivot: 'code', value: 'n', groupby: []}", ["{007:9,07:11,7:10}"]
    ),
  ])
  func transforms(transform: String, rows: [String]) throws {
    var context = TransformContext()
    let step = try Transform(decoding: try Rows.node(transform))
    #expect(Rows.lines(try step.apply(to: try Self.table(), context: &context)) == rows)
  }

  @Test(arguments: [
    ("[{k: '007', w: 'x'}, {k: '7', w: 'y'}]", ["x", "y", nil]),
    ("[{k: 7, w: 'y'}]", [nil, "y", nil]),
  ])
  func lookUpsGoByTheText(rows: String, found: [String?]) throws {
    let other = try Rows.table(rows)
    var context = TransformContext(loadData: { (_) throws(DiagnosticError) in other })
    let lookup = try Transform(
      decoding: try Rows.node(
        "{lookup: 'code', from: {data: {name: 'o'}, key: 'k', fields: ['w']}}"))
    let table = try lookup.apply(to: try Self.table(), context: &context)
    #expect(table.column("w")?.map(\.spelling) == found)
  }

  @Test func numbersStandInTheirOrderAndSpellingsOfOneInThatOfTheirTexts() throws {
    let table = try Self.table("c\n10\n9\n7\n07\n007\n7.0\n")
    let values = try #require(table.column("c")).sorted { ValueOrder.compareDistinct($0, $1) < 0 }
    #expect(values.map(\.asText) == ["007", "07", "7", "7.0", "9", "10"])
  }

  @Test func keysOfASceneAreTheTextsThatMeanThem() throws {
    var context = TransformContext()
    let impute = try Transform(
      decoding: try Rows.node("{impute: 'n', key: 'year', keyvals: [2001, 2002, 2004], value: 0}"))
    let table = try impute.apply(to: try Self.table(), context: &context)
    #expect(table.column("year")?.map(\.asText) == ["2001", "2002", "2003", "2004"])
  }

  @Test func aTextBesideNumbersIsNeitherTheLeastNorTheGreatest() throws {
    let rows = "[{v: 5}, {v: 'n/a'}, {v: '10'}, {v: 7}]"
    let summary = try Rows.apply(
      """
      {aggregate: [{op: 'max', field: 'v', as: 'high'}, {op: 'min', field: 'v', as: 'low'},
        {op: 'argmax', field: 'v', as: 'row'}], groupby: []}
      """, to: rows)
    #expect(summary == ["{high:10,low:5,row:{v:10}}"])
    let words = try Rows.apply(
      "{aggregate: [{op: 'max', field: 'v', as: 'high'}], groupby: []}",
      to: "[{v: 'pear'}, {v: 'apple'}]")
    #expect(words == ["{high:pear}"])
  }

  @Test func aLineBreakInQuotesIsOneHoweverItIsWritten() throws {
    let table = try Self.table("a,b\r\n\"x\r\ny\",1\r\n\"x\ry\",2\r\n\"x\ny\",3\r\n")
    #expect(table.column("a") == [.string("x\ny"), .string("x\ny"), .string("x\ny")])
  }

  @Test func aTypeThatTheSceneAsksForIsTaken() throws {
    let source = SourceText(name: "data.csv", bytes: Array("c\n007\n7\n".utf8))
    let rules = [FieldParse(field: FieldPath("c"), kind: .number)]
    let table = try TableReader.read(
      source, format: DataFormat(.delimited(","), parse: .fields(rules))
    ).table
    #expect(table.column("c") == [.number(7), .number(7)])
  }
}
