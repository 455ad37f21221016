import Syntax
import Testing

@testable import Tables

@Suite struct ExpressionTests {
  private static let datum = """
    {a: 3, b: 'text', n: null, 'a b': 5, o: {p: [10, 20]}, t: true, list: [3, 1, 2], z: 0}
    """

  private func evaluate(_ text: String) throws -> Value {
    let scope = ExpressionScope(
      datum: .value(Value(try Rows.node(Self.datum))),
      parameters: ["limit": .number(7), "name": .string("n")])
    return try Expression(parsing: text).evaluate(in: scope)
  }

  /// The value as compact JSON; a date as its text, NaN and infinities as words.
  private func text(_ expression: String) throws -> String {
    let value = try evaluate(expression)
    if case .number(let number) = value, !number.isFinite { return value.asText }
    return JSONPrinter.compact.text(value.node)
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 4 - 3", "3"), ("2 * 6 / 4 % 2", "1"),
    ("-2 + +'3'", "1"), ("!datum.a", "false"), ("~5", "-6"), ("- -3", "3"),
    ("1 < 2 == true", "true"),
    ("5 & 3 | 8 ^ 1", "9"), ("1 << 4 >> 2", "4"), ("-1 >>> 28", "15"), ("7.5 % -2", "1.5"),
    ("'a' + 1 + 2", "\"a12\""), ("1 + 2 + 'a'", "\"3a\""), ("null + 1", "1"), ("'5' * '2'", "10"),
    ("[1, 2] + ''", "\"1,2\""), ("'b' > 'a'", "true"), ("'10' < '9'", "true"),
    ("'10' < 9", "false"),
    ("1 == '1'", "true"), ("1 === '1'", "false"), ("null == 0", "false"),
    ("null == undefined", "true"),
    ("NaN == NaN", "false"), ("'a' != 'b'", "true"), ("datum.n === null", "true"),
    ("0 || 'x'", "\"x\""), ("'' && 1", "\"\""), ("datum.a && datum.b", "\"text\""),
    ("datum.a > 2 ? 'big' : 'small'", "\"big\""), ("0 ? 1 : 0 ? 2 : 3", "3"),
    ("datum['a b']", "5"), ("datum.o.p[1]", "20"), ("datum.b.length", "4"), ("datum.b[1]", "\"e\""),
    ("datum[name]", "null"), ("datum['o']['p'].length", "2"), ("datum.nothing", "null"),
    ("limit - 1", "6"), ("[1, 'a', [null]]", "[1,\"a\",[null]]"), ("{a: 1, 'b c': datum.a}.a", "1"),
    ("{k: 2}['k']", "2"), ("1 / 0", "Infinity"), ("0 / 0", "NaN"), ("0x1F + 1e2 + .5", "131.5"),
    ("\"it's\" + '\\u0041\\n'", "\"it'sA\\n\""), ("if(datum.t, 1, 2)", "1"),
    ("PI > 3 && E < 3", "true"),
    ("'é😀'.length", "3"), ("1 ? 2 : missing", "2"), ("false && missing", "false"),
  ])
  func computes(expression: String, expected: String) throws {
    #expect(try text(expression) == expected)
  }

  @Test(arguments: [
    ("abs(-3) + ceil(1.2) + floor(-1.2) + round(2.5) + round(-2.5)", "4"),
    ("max(1, 5, 3) - min(4, 2)", "3"), ("max()", "-Infinity"), ("max(1, NaN)", "NaN"),
    ("clamp(5, 0, 3)", "3"), ("clamp(-5, 0, 3)", "0"), ("pow(2, 10)", "1024"), ("hypot(3, 4)", "5"),
    ("sqrt(16) + exp(0) + log(1)", "5"), ("atan2(0, 1)", "0"), ("sin(0) + cos(0)", "1"),
    ("isNaN(NaN)", "true"), ("isNaN('x')", "false"), ("isFinite(1/0)", "false"),
    ("isValid(datum.n)", "false"), ("isValid(NaN)", "false"), ("isValid(0)", "true"),
    ("isNumber(1)", "true"), ("isNumber('1')", "false"), ("isString('')", "true"),
    ("isArray([])", "true"), ("isBoolean(false)", "true"), ("isObject({})", "true"),
    ("isDate(datetime(0))", "true"), ("isDefined(datum.n)", "true"),
    ("isDefined(datum.none)", "false"), ("isRegExp(/a/)", "true"),
    ("toNumber('12')", "12"), ("toNumber('')", "null"), ("toString(1.50)", "\"1.5\""),
    ("toBoolean('false')", "false"), ("toDate('2000-01-01')", "946684800000"),
    ("length([1,2])", "2"), ("length('abc')", "3"), ("extent([3, null, 1])", "[1,3]"),
    ("peek([1, 2])", "2"), ("reverse([1, 2])", "[2,1]"), ("sort(datum.list)", "[1,2,3]"),
    ("join([1, null, 'x'], '-')", "\"1--x\""), ("pluck([{a: 1}, {a: 2}], 'a')", "[1,2]"),
    ("span([2, 5])", "3"), ("lerp([10, 20], 0.25)", "12.5"), ("inrange(5, [10, 5])", "true"),
    ("inrange(5, [5, 10], false)", "false"), ("inrange(10, [5, 10], true, false)", "false"),
    ("clampRange([5, 15], 0, 10)", "[0,10]"), ("clampRange([-2, 3], 0, 10)", "[0,5]"),
    ("flush([0, 100], 2, 5, 'l', 'r', 'c')", "\"l\""),
    ("flush([100, 0], 99, 5, 'l', 'r', 'c')", "\"r\""),
    ("flush([0, 100], 50, 5, 'l', 'r', 'c')", "\"c\""),
    ("sequence(3)", "[0,1,2]"), ("sequence(1, 2, 0.5)", "[1,1.5]"),
    ("sequence(3, 0, -1)", "[3,2,1]"),
    ("sequence(0, 1, -1)", "[]"), ("merge({a: 1}, {a: 2}).a", "2"),
    ("slice('abcdef', 1, -1)", "\"bcde\""), ("slice([1,2,3], -2)", "[2,3]"),
    ("substring('abcdef', 4, 1)", "\"bcd\""), ("indexof('banana', 'an')", "1"),
    ("lastindexof('banana', 'an')", "3"), ("indexof([1, 2], 2)", "1"), ("indexof([1], '1')", "-1"),
    ("upper('aß') + lower('ÀB') + trim('  x ')", "\"ASSàbx\""),
    ("pad('7', 3, '0', 'left')", "\"007\""), ("pad('ab', 5, '*', 'center')", "\"*ab**\""),
    ("pad('ab', 3)", "\"ab \""), ("truncate('abcdef', 4)", "\"abc…\""),
    ("truncate('abcdef', 4, 'left')", "\"…def\""),
    ("truncate('abcdef', 5, 'center', '..')", "\"ab..f\""),
    ("parseFloat('3.5px')", "3.5"), ("parseInt('0x1f')", "31"), ("parseInt('12.9')", "12"),
    ("parseInt('z', 36)", "35"), ("parseFloat('x')", "NaN"),
    ("split('a,b,c', ',')", "[\"a\",\"b\",\"c\"]"),
    ("split('a1b22c', /[0-9]+/)", "[\"a\",\"b\",\"c\"]"),
    ("split('abc', '', 2)", "[\"a\",\"b\"]"), ("replace('aaa', 'a', 'b')", "\"baa\""),
    ("replace('aaa', /a/g, 'b')", "\"bbb\""),
    ("replace('John Smith', /(\\w+) (\\w+)/, '$2, $1')", "\"Smith, John\""),
    ("replace('cost', 'cost', '$$5')", "\"$5\""), ("test(/^a.c$/i, 'ABC')", "true"),
    ("test(regexp('b+'), 'abbb')", "true"), ("test('z', 'abc')", "false"),
    ("replace('abc', 'b', \"[$`|$'|$&]\")", "\"a[a|c|b]c\""),
    ("replace('abc', /(b)/, '$01$2$10')", "\"ab$2b0c\""),
    ("replace('abc', /(?<k>b)(?<none>x)?/, '<$<k>$<none>$<k2>>')", "\"a<b>c\""),
    ("replace('abc', 'b', '$<k>$1$')", "\"a$<k>$1$c\""),
    ("split('a,b,c', ',', -1)", "[\"a\",\"b\",\"c\"]"), ("split('a,b', ',', null)", "[]"),
    ("split('a1b', /([0-9])(x)?/)", "[\"a\",\"1\",null,\"b\"]"),
    ("split('a1b', /([0-9])/, 2)", "[\"a\",\"1\"]"), ("split('', /x*/)", "[]"),
    ("btoa('hé')", "\"aOk=\""), ("atob('aOk=')", "\"hé\""), ("atob(' a\\nGk')", "\"hi\""),
    ("indexof('abcabc', 'b', 2)", "4"), ("indexof([1, 2, 1], 1, -1)", "2"),
    ("indexof('ab', '', 9)", "2"), ("indexof([1], 1, -1e300)", "0"), ("indexof([], 1, 5)", "-1"),
    ("lastindexof('abcabc', 'b', 3)", "1"), ("lastindexof([1, 2, 1], 1, 1)", "0"),
    ("lastindexof('abcabc', 'b', -1)", "-1"), ("lastindexof([1, 2], 1, -9)", "-1"),
    ("lastindexof([], 1)", "-1"), ("slice('abc', 1, null)", "\"\""),
    ("pad('a', 4.5, '*')", "\"a***\""), ("pad('a', 3, null)", "\"a  \""),
    ("pad('a', NaN)", "\"a\""), ("truncate('abcdef', NaN)", "\"…\""),
    ("truncate('abcdef', 3, null, null)", "\"ab…\""), ("truncate('abcdef', 3.5)", "\"ab…\""),
    ("trim('\\u00a0a\\ufeff')", "\"a\""), ("extent([1, '0'])", "[\"0\",1]"),
    ("extent('cab')", "[\"a\",\"c\"]"), ("extent(null)", "[null,null]"), ("peek('abc')", "\"c\""),
    ("span(null)", "0"), ("lerp([], 0.5)", "NaN"), ("lerp([1, 2], NaN)", "1"),
    ("inrange(5, [])", "false"), ("inrange('b', ['c', 'a'])", "true"), ("pow(1, NaN)", "NaN"),
    ("pow(-1, 1 / 0)", "NaN"), ("cumulativeNormal(-38)", "0"), ("cumulativeNormal(38)", "1"),
    ("quantileNormal(0.5, 3, 2)", "3"), ("'a' in {a: 1}", "true"), ("'b' in {a: 1}", "false"),
    ("1 in [5, 6] && !(2 in [5, 6])", "true"), ("'a' + 'b' in {ab: null}", "true"),
    ("rgb(300, 0.4, -5)", "\"rgb(255, 0, 0)\""), ("rgb(1, 2, 3, 0.5)", "\"rgba(1, 2, 3, 0.5)\""),
    ("hsl(120, 0.5, 0.25)", "\"rgb(32, 96, 32)\""), ("contrast('#fff', 'rgb(0,0,0)')", "21"),
    ("luminance('#ffffff')", "1"), ("cumulativeNormal(0)", "0.5"),
    ("cumulativeUniform(0.25, 0, 1)", "0.25"),
    ("densityUniform(3, 2, 4)", "0.5"), ("round(1e6 * quantileNormal(0.975))", "1959964"),
    ("round(1e6 * densityNormal(0))", "398942"), ("cumulativeLogNormal(1)", "0.5"),
  ])
  func functions(expression: String, expected: String) throws {
    #expect(try text(expression) == expected)
  }

  @Test(arguments: [
    ("datetime(2012, 0, 31)", "\"2012-01-31T00:00:00.000Z\""), ("utc(1970, 0, 2)", "86400000"),
    ("datetime(99, 0)", "\"1999-01-01T00:00:00.000Z\""),
    ("datetime('2001-02-03')", "\"2001-02-03T00:00:00.000Z\""),
    ("datetime(2012, 12, 1, 25)", "\"2013-01-02T01:00:00.000Z\""),
    ("time('1970-01-01T00:00:01Z')", "1000"),
    ("year(datetime(2012, 5, 6))", "2012"), ("month('2012-03-04')", "2"),
    ("date('2012-03-04')", "4"),
    ("day('2012-03-04')", "0"), ("quarter('2012-05-04')", "2"), ("week('2012-01-08')", "2"),
    ("dayofyear('2012-02-01')", "32"), ("hours('2012-01-01T05:06:07.008Z')", "5"),
    ("utcminutes('2012-01-01T05:06:07.008Z')", "6"), ("seconds('2012-01-01T05:06:07.008Z')", "7"),
    ("milliseconds('2012-01-01T05:06:07.008Z')", "8"), ("timezoneoffset('2012-01-01')", "0"),
    ("year('soon')", "NaN"),
    ("timeOffset('month', datetime(2012, 0, 31), 1)", "\"2012-03-02T00:00:00.000Z\""),
    ("utcOffset('day', utc(2012, 0, 1), -1)", "\"2011-12-31T00:00:00.000Z\""),
    ("length(timeSequence('month', '2012-01-01', '2013-01-01'))", "12"),
    ("length(utcSequence('day', '2012-01-01', '2012-01-11', 2))", "5"),
    ("timeUnitSpecifier(['year', 'month'])", "\"%Y-%m\""),
    ("timeUnitSpecifier(['month', 'year'], {'year-month': '%m/%Y'})", "\"%m/%Y\""),
    ("timeUnitSpecifier(['year', 'month'], {'year-month': null})", "\"%Y %b\""),
    ("timeFormat('2012-01-01', {year: '%Y!', day: '%d'})", "\"2012!\""),
    ("utcFormat('2012-01-05', {year: '%Y!', day: '%d', date: '%-d.'})", "\"5.\""),
    ("datetime(1.5) - 0", "1"), ("timezoneoffset('x')", "NaN"),
    ("timeOffset('day', datetime(2012, 0, 1), null)", "\"2012-01-02T00:00:00.000Z\""),
    ("timeFormat('2012-03-04', '%d %B %y')", "\"04 March 12\""),
    ("utcFormat(0, '%Y')", "\"1970\""), ("timeFormat('2012-01-01')", "\"2012\""),
    ("timeFormat(null, '%Y')", "\"null\""),
    ("timeParse('4/2012', '%m/%Y')", "\"2012-04-01T00:00:00.000Z\""),
    ("utcParse('x', '%Y')", "null"),
    (
      "monthFormat(0) + monthAbbrevFormat(11) + dayFormat(0) + dayAbbrevFormat(6)",
      "\"JanuaryDecSundaySat\""
    ),
    ("monthFormat(12) + monthFormat(-1) + dayFormat(-1)", "\"JanuaryDecemberSaturday\""),
    ("monthFormat(null) + monthFormat('3') + dayFormat('3') + dayFormat(1.5)", "\"\""),
    ("dayFormat(null) + dayAbbrevFormat(1e9)", "\"SundaySat\""),
    ("format(1234.5, ',.2f')", "\"1,234.50\""),
    ("format(null, 'd')", "\"null\""),
    ("format('12', '.1%')", "\"1200.0%\""), ("datetime(1e300, 0)", "null"),
    ("timeOffset('year', 0, 1e300)", "null"),
    ("datetime('2012-01-01') - datetime('2011-12-31')", "86400000"),
    ("datetime(0) == datetime(0)", "true"),
  ])
  func datesAndFormats(expression: String, expected: String) throws {
    #expect(try text(expression) == expected)
  }

  @Test(arguments: [
    ("", 0, "expected a value; found the end of the expression"),
    ("1 +", 3, "expected a value; found the end of the expression"),
    ("(1", 2, "expected `)`; found the end of the expression"),
    ("1 2", 2, "expected an operator; found a number"),
    ("datum.", 6, "expected the name of a member; found the end of the expression"),
    ("a = 1", 2, "an expression cannot assign; compare with `==`"),
    ("a++", 1, "an expression cannot change values: no `++` and `--`"),
    ("f.g()", 3, "only a function by its name can be called, as `upper(datum.name)`"),
    ("1 + uper('a')", 4, "no function `uper`; did you mean `upper`?"),
    (
      "now()", 0,
      "`now()` would give another film each time; use a parameter or a fixed `datetime(…)`"
    ),
    ("scale('x', 1)", 0, "the function `scale` is not available in a scene's expressions"),
    ("event.x", 0, "`event` is not available in a scene's expressions"),
    ("abs(1, 2)", 0, "`abs` takes 1 value; found 2"),
    ("pad('a')", 0, "`pad` takes 2 to 4 values; found 1"),
    ("'abc", 0, "this string has no closing quote"), ("1.2.3", 0, "`1.2.3` is not a number"),
    ("a # b", 2, "unexpected `#`"), ("/[a/", 0, "this pattern has no closing `/`"),
    ("test(/(a/, 'b')", 5, "the pattern has a `(` without a `)`"),
    ("/a/x", 0, "a pattern has no flag `x`; use g, i, m or s"),
    ("[1, 2", 5, "expected a comma or `]`; found the end of the expression"),
    ("{a 1}", 3, "expected `:`; found a number"),
    ("1 ? 2", 5, "expected `:`; found the end of the expression"),
  ])
  func refuses(expression: String, position: Int, message: String) {
    let error = #expect(throws: ExpressionError.self) { try Expression(parsing: expression) }
    #expect(error == ExpressionError(message, at: position))
  }

  @Test(
    arguments: [
      ("1 + limt", 4, "no parameter `limt`; did you mean `limit`?"),
      ("1 + sort('x')", 4, "`sort`: expected a list; found a string"),
      ("format(1, '.x3')", 0, nil), ("timeOffset('moon', 0)", 0, nil), ("datetime()", 0, nil),
      ("slice(123, 1)", 0, "`slice`: expected a list or a text; found a number"),
      ("1 + ('a' in 'abc')", 9, "`in`: expected an object or a list; found a string"),
      ("btoa('€')", 0, "`btoa`: expected a text of Latin-1 characters alone"),
      ("atob('a')", 0, "`atob`: expected a text in Base64"),
      ("atob('a=b=')", 0, "`atob`: expected a text in Base64"),
      (
        "timeFormat(0, 5)", 0,
        "`timeFormat`: expected a format, or an object of formats by unit; found a number"
      ),
      ("sequence(0, 1e9)", 0, "`sequence`: a sequence holds at most 1000000 numbers"),
      ("pad('', 1e9)", 0, "`pad`: the text would be too long"),
      (
        "test(/(a+)+$/, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab')", 0,
        "`test`: the pattern takes too many steps on this text"
      ),
    ] as [(String, Int, String?)])
  func failsWhereThereIsNoValue(expression: String, position: Int, message: String?) {
    let error = #expect(throws: ExpressionError.self) { try evaluate(expression) }
    #expect(error?.position == position)
    if let message { #expect(error?.message == message) }
  }

  @Test func nestingHasALimit() {
    for (open, close) in [("(", ")"), ("[", "]"), ("-", ""), ("abs(", ")"), ("1?2:", "3")] {
      let deep = String(repeating: open, count: 3000) + "1" + String(repeating: close, count: 3000)
      #expect(throws: ExpressionError.self) { try Expression(parsing: deep) }
    }
    for (count, isFine) in [(300, true), (500, false), (4900, false), (9000, false)] {
      let long = String(repeating: "1+", count: count) + "1"
      #expect(((try? evaluate(long)) != nil) == isFine, "\(count)")
    }
  }

  @Test func anErrorStandsAtItsPlaceInTheScene() throws {
    let source = SourceText(name: "s", bytes: Array("{\"filter\": \"1 + uper('a')\"}".utf8))
    let node = try #require(try JSONParser.parse(source).root["filter"])
    let error = #expect(throws: DiagnosticError.self) { try Expression(decoding: node) }
    #expect(error?.diagnostics.first?.location?.position == SourcePosition(line: 1, column: 17))
  }

  @Test func namesItsFieldsAndParameters() throws {
    let expression = try Expression(
      parsing: "datum.b + limit * datum['a b'] - datum.b + (datum[name] ? x : limit)")
    #expect(expression.fields == ["b", "a b"])
    #expect(expression.parameters == ["limit", "name", "x"])
  }

  @Test func randomNumbersFollowTheSeedAndTheRow() throws {
    let table = try Rows.table("[{}, {}, {}]")
    let expression = try Expression(parsing: "[random(), random()]")
    func value(_ row: Int, _ seed: UInt64) throws -> Value {
      try expression.evaluate(in: ExpressionScope(datum: .row(table.row(row)), seed: seed))
    }
    #expect(try value(0, 1) == value(0, 1))
    #expect(try value(0, 1) != value(1, 1))
    #expect(try value(0, 1) != value(0, 2))
    guard case .array(let pair) = try value(2, 1) else { return }
    #expect(pair[0] != pair[1])
    #expect(pair.allSatisfy { (0..<1).contains($0.asNumber) })
  }

  @Test func theFunctionListHasNoNameTwice() {
    let names = ExpressionFunction.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(ExpressionFunction.unavailable.isDisjoint(with: names))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func noTextStopsTheParser(seed: UInt64) {
    var stream = SeededNumbers(seed: seed)
    let words = [
      "datum", ".a", "[", "]", "(", ")", "1", "'x'", "+", "-", "!", "?", ":", ",", "{", "}", "if(",
      "abs(", "slice(", "/a/", "==", "&&", "sequence(", "\\", "é", "\"", "limit", "1e999",
    ]
    for _ in 0..<300 {
      let text = (0..<stream.index(below: 9)).map { _ in words[stream.index(below: words.count)] }
        .joined(separator: " ")
      do {
        _ = try evaluate(text)
      } catch {
        let position = (error as? ExpressionError)?.position ?? -1
        #expect((0...text.utf8.count).contains(position), "seed \(seed): \(text)")
      }
    }
  }
}
