import Scales
import Syntax
import Testing

@testable import Tables

@Suite struct TransformTests {
  private static let sales = """
    [{g: 'b', k: 1, v: 4}, {g: 'a', k: 1, v: 1}, {g: 'b', k: 2, v: 6}, {g: 'a', k: 3, v: null},
     {g: 'b', k: 3, v: 5}]
    """

  @Test(arguments: [
    (
      "{aggregate: [{op: 'sum', field: 'v', as: 's'}, {op: 'count', as: 'n'}], groupby: ['g']}",
      ["{g:b,s:15,n:3}", "{g:a,s:1,n:2}"]
    ),
    (
      "{aggregate: [{op: 'mean', field: 'v'}, {op: 'valid', field: 'v'}, {op: 'missing', field: 'v'}, {op: 'distinct', field: 'g'}, {op: 'count'}]}",
      ["{mean_v:4,valid_v:4,missing_v:1,distinct_g:2,count:5}"]
    ),
    (
      "{aggregate: [{op: 'min', field: 'g', as: 'a'}, {op: 'argmax', field: 'v', as: 'm'}], groupby: ['k']}",
      ["{k:1,a:a,m:{g:b,k:1,v:4}}", "{k:2,a:b,m:{g:b,k:2,v:6}}", "{k:3,a:a,m:{g:b,k:3,v:5}}"]
    ),
    (
      "{aggregate: [{op: 'product', field: 'k', as: 'p'}, {op: 'median', field: 'v', as: 'm'}, {op: 'q1', field: 'v', as: 'q'}]}",
      ["{p:18,m:4.5,q:3.25}"]
    ),
    (
      "{aggregate: [{op: 'stdev', field: 'v', as: 's'}, {op: 'variancep', field: 'v', as: 'p'}], groupby: ['g']}",
      ["{g:b,s:1,p:0.6666666666666666}", "{g:a}"]
    ),
    (
      "{joinaggregate: [{op: 'max', field: 'v', as: 'm'}], groupby: ['g']}",
      [
        "{g:b,k:1,v:4,m:6}", "{g:a,k:1,v:1,m:1}", "{g:b,k:2,v:6,m:6}", "{g:a,k:3,m:1}",
        "{g:b,k:3,v:5,m:6}",
      ]
    ),
    (
      "{calculate: 'datum.k * 10', as: 'w'}",
      [
        "{g:b,k:1,v:4,w:10}", "{g:a,k:1,v:1,w:10}", "{g:b,k:2,v:6,w:20}", "{g:a,k:3,w:30}",
        "{g:b,k:3,v:5,w:30}",
      ]
    ),
    ("{filter: 'datum.v > 4'}", ["{g:b,k:2,v:6}", "{g:b,k:3,v:5}"]),
    ("{filter: {field: 'v', valid: false}}", ["{g:a,k:3}"]),
    ("{filter: {field: 'k', range: [2, null]}}", ["{g:b,k:2,v:6}", "{g:a,k:3}", "{g:b,k:3,v:5}"]),
    ("{filter: {field: 'k', oneOf: [2, 7]}}", ["{g:b,k:2,v:6}"]),
    ("{filter: {and: [{field: 'g', equal: 'b'}, {not: {field: 'k', lte: 2}}]}}", ["{g:b,k:3,v:5}"]),
    (
      "{filter: {or: [{field: 'k', lt: 1}, {field: 'k', gte: 3}, {field: 'v', gt: 5}]}}",
      ["{g:b,k:2,v:6}", "{g:a,k:3}", "{g:b,k:3,v:5}"]
    ),
    ("{pivot: 'g', value: 'v', groupby: ['k']}", ["{k:1,a:1,b:4}", "{k:2,b:6}", "{k:3,b:5}"]),
    ("{pivot: 'k', value: 'v', limit: 2, op: 'max'}", ["{1:4,2:6}"]),
    (
      "{stack: 'v', groupby: ['k'], sort: [{field: 'g'}], as: ['y', 'y2']}",
      [
        "{g:b,k:1,v:4,y:1,y2:5}", "{g:a,k:1,v:1,y:0,y2:1}", "{g:b,k:2,v:6,y:0,y2:6}",
        "{g:a,k:3,y:0,y2:0}", "{g:b,k:3,v:5,y:0,y2:5}",
      ]
    ),
    (
      "{stack: 'v', groupby: ['k'], offset: 'normalize', as: 'y'}",
      [
        "{g:b,k:1,v:4,y:0,y_end:0.8}", "{g:a,k:1,v:1,y:0.8,y_end:1}", "{g:b,k:2,v:6,y:0,y_end:1}",
        "{g:a,k:3,y:0,y_end:0}", "{g:b,k:3,v:5,y:0,y_end:1}",
      ]
    ),
    (
      "{stack: 'v', groupby: ['k'], offset: 'center', as: 'y'}",
      [
        "{g:b,k:1,v:4,y:0.5,y_end:4.5}", "{g:a,k:1,v:1,y:4.5,y_end:5.5}",
        "{g:b,k:2,v:6,y:0,y_end:6}", "{g:a,k:3,y:0.5,y_end:0.5}", "{g:b,k:3,v:5,y:0.5,y_end:5.5}",
      ]
    ),
    (
      "{fold: ['k', 'v']}",
      [
        "{g:b,k:1,v:4,key:k,value:1}", "{g:b,k:1,v:4,key:v,value:4}", "{g:a,k:1,v:1,key:k,value:1}",
        "{g:a,k:1,v:1,key:v,value:1}",
        "{g:b,k:2,v:6,key:k,value:2}", "{g:b,k:2,v:6,key:v,value:6}", "{g:a,k:3,key:k,value:3}",
        "{g:a,k:3,key:v}",
        "{g:b,k:3,v:5,key:k,value:3}", "{g:b,k:3,v:5,key:v,value:5}",
      ]
    ),
    (
      "{impute: 'v', key: 'k', groupby: ['g'], value: 0}",
      [
        "{g:b,k:1,v:4}", "{g:a,k:1,v:1}", "{g:b,k:2,v:6}", "{g:a,k:3}", "{g:b,k:3,v:5}",
        "{g:a,k:2,v:0}",
      ]
    ),
    (
      "{impute: 'v', key: 'k', groupby: ['g'], keyvals: {start: 1, stop: 5}, method: 'mean'}",
      [
        "{g:b,k:1,v:4}", "{g:a,k:1,v:1}", "{g:b,k:2,v:6}", "{g:a,k:3,v:1}", "{g:b,k:3,v:5}",
        "{g:b,k:4,v:5}", "{g:a,k:2,v:1}", "{g:a,k:4,v:1}",
      ]
    ),
    (
      "{bin: {step: 2}, field: 'v', as: 'x'}",
      [
        "{g:b,k:1,v:4,x:4,x_end:6}", "{g:a,k:1,v:1,x:0,x_end:2}", "{g:b,k:2,v:6,x:4,x_end:6}",
        "{g:a,k:3}", "{g:b,k:3,v:5,x:4,x_end:6}",
      ]
    ),
    (
      "{quantile: 'v', probs: [0, 0.5], groupby: ['g'], as: ['p', 'q']}",
      ["{g:b,p:0,q:4}", "{g:b,p:0.5,q:5}", "{g:a,p:0,q:1}", "{g:a,p:0.5,q:1}"]
    ),
    (
      "{window: [{op: 'row_number', as: 'i'}, {op: 'sum', field: 'v', as: 's'}], sort: [{field: 'v', order: 'descending'}], groupby: ['g']}",
      [
        "{g:b,k:1,v:4,i:3,s:15}", "{g:a,k:1,v:1,i:1,s:1}", "{g:b,k:2,v:6,i:1,s:6}",
        "{g:a,k:3,i:2,s:1}", "{g:b,k:3,v:5,i:2,s:11}",
      ]
    ),
    (
      "{extent: 'v', param: 'e'}",
      ["{g:b,k:1,v:4}", "{g:a,k:1,v:1}", "{g:b,k:2,v:6}", "{g:a,k:3}", "{g:b,k:3,v:5}"]
    ),
  ])
  func ofSales(transform: String, rows: [String]) throws {
    #expect(try Rows.apply(transform, to: Self.sales) == rows)
  }

  @Test(arguments: [
    (
      "{stack: 'v', groupby: [], as: 'y'}", "[{v: 2}, {v: -1}, {v: 3}, {v: -4}]",
      ["{v:2,y:0,y_end:2}", "{v:-1,y:0,y_end:-1}", "{v:3,y:2,y_end:5}", "{v:-4,y:-1,y_end:-5}"]
    ),
    (
      "{stack: 'v', groupby: [], offset: 'normalize', as: 'y'}", "[{v: 0}, {v: 0}]",
      ["{v:0,y:0,y_end:0}", "{v:0,y:0,y_end:0}"]
    ),
    (
      "{flatten: ['a', 'b'], as: ['x']}",
      "[{a: [1, 2], b: ['p'], c: 9}, {a: [], b: []}, {a: 7, b: null}]",
      ["{a:[1,2],b:p,c:9,x:1}", "{a:[1,2],c:9,x:2}", "{a:7,x:7}"]
    ),
    ("{flatten: ['a']}", "[{a: [1, 2]}, {a: [3]}]", ["{a:1}", "{a:2}", "{a:3}"]),
    (
      "{aggregate: [{op: 'missing', field: 'a', as: 'm'}, {op: 'valid', field: 'a', as: 'v'}, {op: 'sum', field: 'b', as: 's'}]}",
      "[{a: ''}, {a: null}, {a: 'x'}, {b: null}]", ["{m:3,v:1}"]
    ),
    ("{fold: ['x'], as: ['n', 'w']}", "[]", []),
    ("{aggregate: [{op: 'count'}], groupby: ['g']}", "[]", []),
    ("{aggregate: [{op: 'values', as: 'v'}]}", "[{a: 1}, {a: 2}]", ["{v:[{a:1},{a:2}]}"]),
    (
      "{aggregate: [{op: 'mean', field: 'a.b', as: 'm'}], groupby: ['c.d']}",
      "[{a: {b: 1}, c: {d: 'x'}}, {a: {b: 3}, c: {d: 'x'}}]",
      ["{c.d:x,m:2}"]
    ),
    (
      "{timeUnit: 'yearmonth', field: 'd', as: 'm'}", "[{d: '2012-03-04'}, {d: null}, {d: 'soon'}]",
      [
        "{d:2012-03-04,m:2012-03-01T00:00:00.000Z,m_end:2012-04-01T00:00:00.000Z}", "{}",
        "{d:soon,m:null,m_end:null}",
      ]
    ),
    (
      "{timeUnit: {unit: 'month', step: 3}, field: 'd', as: 'q'}", "[{d: '2001-05-09'}]",
      ["{d:2001-05-09,q:2012-04-01T00:00:00.000Z,q_end:2012-07-01T00:00:00.000Z}"]
    ),
    (
      "{timeUnit: 'binnedyear', field: 'd', as: 'y'}", "[{d: '2001-01-01'}]",
      ["{d:2001-01-01,y:2001-01-01T00:00:00.000Z,y_end:2002-01-01T00:00:00.000Z}"]
    ),
    (
      "{timeUnit: {maxbins: 3}, field: 'd', as: 'y'}", "[{d: '2001-03-01'}, {d: '2003-01-01'}]",
      [
        "{d:2001-03-01,y:2001-01-01T00:00:00.000Z,y_end:2002-01-01T00:00:00.000Z}",
        "{d:2003-01-01,y:2003-01-01T00:00:00.000Z,y_end:2004-01-01T00:00:00.000Z}",
      ]
    ),
    (
      "{filter: {timeUnit: 'year', field: 'd', equal: 2006}}",
      "[{d: '2006-05-01'}, {d: '2007-01-01'}, {d: null}]",
      ["{d:2006-05-01}"]
    ),
    (
      "{filter: {timeUnit: 'month', field: 'd', range: [1, 'feb']}}",
      "[{d: '2006-01-31'}, {d: '2007-02-28'}, {d: '2007-03-01'}]",
      ["{d:2006-01-31}", "{d:2007-02-28}"]
    ),
    (
      "{filter: {timeUnit: 'yearmonth', field: 'd', oneOf: [{year: 2006, month: 'jan'}]}}",
      "[{d: '2006-01-31'}, {d: '2007-01-01'}]",
      ["{d:2006-01-31}"]
    ),
    (
      "{filter: {timeUnit: 'day', field: 'd', equal: 'monday'}}",
      "[{d: '2024-01-01'}, {d: '2024-01-02'}]", ["{d:2024-01-01}"]
    ),
    (
      "{filter: {timeUnit: 'day', field: 'd', equal: 7}}", "[{d: '2024-01-07'}, {d: '2024-01-02'}]",
      ["{d:2024-01-07}"]
    ),
    (
      "{lookup: 'k', from: {data: {name: 'other'}, key: 'id', fields: ['n', 'm']}, as: ['x'], default: '?'}",
      "[{k: 1}, {k: '2'}, {k: 9}]",
      ["{k:1,x:one,m:1}", "{k:2,x:two,m:2}", "{k:9,x:?,m:?}"]
    ),
    (
      "{lookup: 'k', from: {data: {name: 'other'}, key: 'id'}, as: 'o'}", "[{k: 2}, {k: 3}]",
      ["{k:2,o:{id:2,m:2,n:two}}", "{k:3}"]
    ),
    ("{sample: 5}", "[{a: 1}, {a: 2}]", ["{a:1}", "{a:2}"]),
    (
      "{regression: 'y', on: 'x'}", "[{x: 0, y: 1}, {x: 1, y: 3}, {x: 2, y: 5}, {x: null, y: 100}]",
      ["{x:0,y:1}", "{x:2,y:5}"]
    ),
    (
      "{regression: 'y', on: 'x', params: true, groupby: ['g']}",
      "[{x: 0, y: 1, g: 'a'}, {x: 1, y: 3, g: 'a'}]", ["{g:a,coef:[1,2],rSquared:1}"]
    ),
    (
      "{loess: 'y', on: 'x', bandwidth: 1}", "[{x: 2, y: 5}, {x: 0, y: 1}, {x: 1, y: 3}]",
      ["{x:0,y:1}", "{x:1,y:3}", "{x:2,y:5}"]
    ),
    (
      "{bin: true, field: 'x', as: ['a', 'b']}", "[{x: 1.2}, {x: 99}]",
      ["{x:1.2,a:0,b:10}", "{x:99,a:90,b:100}"]
    ),
  ])
  func ofOtherRows(transform: String, rows: String, expected: [String]) throws {
    let context = TransformContext(
      loadData: { (node: JSONNode) throws(DiagnosticError) -> Table in
        #expect(node["name"]?.string == "other")
        return try Rows.table("[{id: '1', n: 'one', m: 1}, {id: 2, n: 'two', m: 2}]")
      })
    #expect(try Rows.apply(transform, to: rows, context: context) == expected)
  }

  @Test(arguments: [
    (
      "{agregate: []}",
      "this transform has no key that names one, such as `filter` or `aggregate`; did you mean `aggregate`?"
    ),
    ("{aggregate: [{op: 'summ', field: 'v'}]}", "no op `summ`; did you mean `sum`?"),
    ("{aggregate: [{op: 'sum'}]}", "`sum` needs a `field`"),
    ("{aggregate: [{op: 'sum', field: 'w'}]}", "no field `w`; the data has `g`, `k`, `v`"),
    (
      "{aggregate: [], groupBy: []}",
      "unknown key `groupBy` in `aggregate`; did you mean `groupby`?"
    ),
    ("{calculate: 'sort(datum.v)', as: 'x'}", "`sort`: expected a list; found a number (in row 0)"),
    ("{calculate: '1'}", "`calculate` needs `as`"),
    (
      "{filter: {field: 'v'}}",
      "a predicate of a field needs a test: equal, lt, lte, gt, gte, range, oneOf, valid"
    ),
    (
      "{filter: {field: 'v', timeUnit: 'yearmoth', equal: 1}}",
      "no time unit `yearmoth`; did you mean `yearmonth`?"
    ),
    ("{filter: {field: 'v', range: [1]}}", "`range` must be a list of two values"),
    ("{filter: {field: 'v', equal: {month: 'foo'}}}", "no month `foo`"),
    ("{filter: {field: 'v', equal: {month: 13}}}", "`month` must be a whole number from 1 to 12"),
    ("{window: [{op: 'lag'}]}", "`lag` needs a `field`"),
    ("{window: [{op: 'ntile'}]}", "`ntile` needs `param`"),
    ("{window: [], frame: [1]}", "`frame` must be a list of two numbers or nulls; found an array"),
    ("{stack: 'v', groupby: []}", "`stack` needs `as`"),
    (
      "{stack: 'v', groupby: [], offset: 'centre', as: 'y'}",
      "no offset `centre`; did you mean `center`?"
    ),
    ("{bin: {maxbins: -1}, field: 'v', as: 'b'}", "`maxbins` must be above 0"),
    (
      "{lookup: 'v', from: {param: 'x', key: 'k'}}",
      "a lookup in a selection is not supported; a film has no pointer"
    ),
    (
      "{impute: 'v', key: 'k', keyvals: {start: 0, stop: 1e9}}",
      "a sequence holds at most 1000000 numbers"
    ),
    ("{timeUnit: 'year', field: 'v'}", "`timeUnit` needs `as`"),
    ("7", "a transform must be an object; found a number"),
    ("{quantile: 'v', probs: [2]}", "`probs` must be numbers from 0 to 1"),
  ])
  func refuses(transform: String, message: String) {
    let error = #expect(throws: DiagnosticError.self) {
      try Rows.apply(transform, to: Self.sales)
    }
    #expect(error?.diagnostics.map(\.message) == [message])
    #expect(error?.diagnostics.first?.location != nil)
  }

  @Test(arguments: [
    "{calculate: 'datum.vv + 1', as: 'x'}", "{filter: 'datum.vv === 1'}",
    "{filter: {not: {and: ['datum.vv']}}}",
  ])
  func warnsOfAFieldThatOnlyAnExpressionNames(transform: String) throws {
    var context = TransformContext()
    let step = try Transform(decoding: try Rows.node(transform))
    _ = try step.apply(to: try Rows.table(Self.sales), context: &context)
    #expect(
      context.warnings.map(\.message) == [
        "no field `vv`; did you mean `v`?; the data has `g`, `k`, `v`"
      ])
    #expect(context.warnings.first?.severity == .warning)
  }

  @Test func extentBecomesAParameter() throws {
    var context = TransformContext()
    let steps = try [Transform](
      decoding: try Rows.node("[{extent: 'v', param: 'e'}, {calculate: 'e[1] - datum.v', as: 'd'}]")
    )
    let table = try steps.apply(to: try Rows.table(Self.sales), context: &context)
    #expect(table.column("d")?.map(\.asText) == ["2", "5", "0", "6", "1"])
  }

  @Test func datesStayDatesAndZonesCount() throws {
    let rows = "[{d: '2024-03-31T00:30:00Z'}, {d: '2024-07-01T00:00:00Z'}]"
    var context = TransformContext()
    context.conventions.zone = try #require(TimeZoneRule(identifier: "Europe/Berlin"))
    let day = "{timeUnit: 'monthdate', field: 'd', as: 'm'}"
    let table = try Transform(decoding: try Rows.node(day)).apply(
      to: try Rows.table(rows), context: &context)
    #expect(table.column("m")?.first == .date(1_333_144_800_000))
    let mean = "{aggregate: [{op: 'mean', field: 'm'}, {op: 'min', field: 'm'}]}"
    let result = try Transform(decoding: try Rows.node(mean)).apply(to: table, context: &context)
    #expect(result.column("mean_m")?.first?.kind == "a date")
    #expect(result.column("min_m")?.first == .date(1_333_144_800_000))
  }

  @Test func binNamesAreVegaLites() throws {
    let field = FieldPath("a.b")
    #expect(BinTransform.outputName(of: field, bin: nil) == "bin_maxbins_10_a.b")
    #expect(
      BinTransform.outputName(of: field, bin: try Rows.node("{step: 0.5}")) == "bin_step_0_5_a.b")
    #expect(
      BinTransform.outputName(of: FieldPath("x"), bin: try Rows.node("{nice: false, maxbins: 20}"))
        == "bin_nice_false_maxbins_20_x")
  }
}
