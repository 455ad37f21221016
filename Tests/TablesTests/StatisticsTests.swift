import Foundation
import Testing

@testable import Tables

@Suite struct StatisticsTests {
  private func numbers(_ seed: UInt64, _ count: Int) -> [Double] {
    var stream = SeededNumbers(seed: seed)
    return (0..<count).map { _ in (stream.unit() * 200).rounded() / 4 - 20 }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aWindowSeesWhatALoopSees(seed: UInt64) throws {
    var stream = SeededNumbers(seed: seed)
    let count = 1 + stream.index(below: 12)
    // Few different keys, so that there are peers.
    let keys = (0..<count).map { _ in Double(stream.index(below: 4)) }
    let values = numbers(seed, count)
    var table = Table(columns: [
      ("k", keys.map { .number($0) }), ("v", values.map { .number($0) }),
    ])
    table = table.sorted(by: [SortField(field: FieldPath("k"))])
    let (sortedKeys, sortedValues) = (
      table.column("k")?.map(\.asNumber) ?? [], table.column("v")?.map(\.asNumber) ?? []
    )
    let (before, after) = (stream.index(below: 4), stream.index(below: 3))
    let ignores = seed % 2 == 0
    let window = WindowTransform(
      calculations: [
        WindowTransform.Calculation(
          operation: .aggregate(.sum), field: LocatedField(path: FieldPath("v")), name: "s"),
        WindowTransform.Calculation(operation: .rank, field: nil, name: "r"),
        WindowTransform.Calculation(operation: .cumulativeDistribution, field: nil, name: "c"),
      ], groups: [], sort: [SortField(field: FieldPath("k"))], rowsBefore: before,
      rowsAfter: after, ignoresPeers: ignores)
    var context = TransformContext()
    let result = try window.apply(to: table, context: &context)
    for row in 0..<count {
      let ends = (max(0, row - before), min(count - 1, row + after))
      let low = sortedKeys[ends.0]
      let high = sortedKeys[ends.1]
      let expected = (0..<count).filter { place in
        ignores
          ? ends.0 <= place && place <= ends.1
          : sortedKeys[place] >= low && sortedKeys[place] <= high
      }.reduce(0) { $0 + sortedValues[$1] }
      #expect(result.column("s")?[row] == .number(expected), "seed \(seed), row \(row)")
      let less = sortedKeys.count { $0 < sortedKeys[row] }
      #expect(result.column("r")?[row] == .number(Double(less + 1)), "seed \(seed), row \(row)")
      let level = sortedKeys.count { $0 <= sortedKeys[row] }
      #expect(
        result.column("c")?[row] == .number(Double(level) / Double(count)), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func summariesAgreeWithTheirDefinitions(seed: UInt64) {
    let numbers = numbers(seed, 2 + Int(seed))
    var state = AggregateAccumulator(for: AggregateOperation.allCases)
    for (row, number) in numbers.enumerated() { state.add(.number(number), row: row) }
    func result(_ operation: AggregateOperation) -> Double {
      state.result(operation, in: Table(), seed: seed).asNumber
    }
    let count = Double(numbers.count)
    let mean = numbers.reduce(0, +) / count
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    #expect(abs(result(.mean) - mean) < 1e-9, "seed \(seed)")
    #expect(abs(result(.variance) - squares / (count - 1)) < 1e-9, "seed \(seed)")
    #expect(abs(result(.stdevp) - (squares / count).squareRoot()) < 1e-9, "seed \(seed)")
    #expect(abs(result(.stderr) - result(.stdev) / count.squareRoot()) < 1e-9, "seed \(seed)")
    #expect(result(.q1) <= result(.median) && result(.median) <= result(.q3), "seed \(seed)")
    #expect(result(.min) <= result(.q1) && result(.q3) <= result(.max), "seed \(seed)")
    #expect(result(.ci0) <= result(.ci1), "seed \(seed)")
    #expect(result(.ci0) >= result(.min) && result(.ci1) <= result(.max), "seed \(seed)")
    #expect(result(.distinct) == Double(Set(numbers).count), "seed \(seed)")
  }

  @Test func aConfidenceIntervalIsTheSameForTheSameSeed() throws {
    let numbers = numbers(3, 400)
    let first = try #require(Bootstrap.confidenceInterval(of: numbers, seed: 1))
    let again = try #require(Bootstrap.confidenceInterval(of: numbers, seed: 1))
    #expect(first == again)
    var state = AggregateAccumulator(for: [])
    for number in numbers { state.add(.number(number), row: 0) }
    let error = state.result(.stderr, in: Table(), seed: 0).asNumber
    // 1.96 standard errors on both sides, within the noise of a thousand draws.
    #expect(abs((first.1 - first.0) / (2 * 1.96 * error) - 1) < 0.15)
    #expect(Bootstrap.confidenceInterval(of: [], seed: 1) == nil)
  }

  @Test(arguments: RegressionModel.Method.allCases)
  func aCurveOfItsOwnKindIsFoundAgain(method: RegressionModel.Method) {
    let xs = (1...12).map { Double($0) / 2 }
    let ys = xs.map { x in
      switch method {
      case .linear: 3 - 2 * x
      case .log: 1 + 4 * log(x)
      case .exp: 2 * exp(0.3 * x)
      case .pow: 5 * pow(x, 1.5)
      case .quad: 1 - x + 0.5 * x * x
      case .poly: 2 + x - 0.25 * x * x * x
      }
    }
    let expected: [Double] =
      switch method {
      case .linear: [3, -2]
      case .log: [1, 4]
      case .exp: [2, 0.3]
      case .pow: [5, 1.5]
      case .quad: [1, -1, 0.5]
      case .poly: [2, 1, 0, -0.25]
      }
    let points = PointSet(
      rows: Array(xs.indices), x: xs.map { .number($0) }, y: ys.map { .number($0) })
    let model = RegressionModel(points, method: method, order: 3)
    for (found, wanted) in zip(model.coefficients, expected) { #expect(abs(found - wanted) < 1e-8) }
    #expect(model.coefficients.count == expected.count)
    #expect(abs(model.rSquared - 1) < 1e-10)
    for (x, y) in zip(xs, ys) { #expect(abs(model.value(at: x) - y) < 1e-8) }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func aDensityHasAreaOne(seed: UInt64) {
    let density = KernelDensity(numbers(seed, 30), bandwidth: 0)
    let curve = CurveSampler.points(
      of: density.density(at:), from: -200, to: 200, minimum: 4000, maximum: 4000)
    let area = zip(curve, curve.dropFirst()).reduce(0) { sum, pair in
      sum + (pair.1.x - pair.0.x) * (pair.0.y + pair.1.y) / 2
    }
    #expect(abs(area - 1) < 1e-3, "seed \(seed)")
    #expect(density.cumulative(at: -200) < 1e-6 && density.cumulative(at: 200) > 1 - 1e-6)
  }

  @Test func aBendingCurveGetsMorePoints() {
    func count(_ function: (Double) -> Double) -> Int {
      CurveSampler.points(of: function, from: 0, to: 10, minimum: 25, maximum: 200).count
    }
    #expect(count { 2 * $0 } == 26)
    #expect(count { sin($0) } > 60)
    #expect(count { _ in .nan } >= 26)
    #expect(CurveSampler.points(of: { $0 }, from: 3, to: 3, minimum: 25, maximum: 200).count == 26)
  }

  @Test func aSampleKeepsItsOrderAndFollowsItsSeed() throws {
    let table = Table(columns: [("a", (0..<1000).map { .number(Double($0)) })])
    let sample = try Transform(decoding: try Rows.node("{sample: 50}"))
    func rows(_ seed: UInt64) throws -> [Double] {
      var context = TransformContext(seed: seed)
      let values = try sample.apply(to: table, context: &context).column("a") ?? []
      return values.map(\.asNumber)
    }
    let first = try rows(1)
    #expect(first.count == 50 && first == first.sorted() && Set(first).count == 50)
    #expect(try rows(1) == first)
    #expect(try rows(2) != first)
  }

  @Test func groupsStandInTheOrderOfTheirFirstRows() throws {
    let values: [Value] = [
      .number(2), .string("a"), .null, .number(2), .number(.nan), .string("2"), .number(.nan),
      .date(2),
    ]
    let table = Table(columns: [("k", values)])
    let groups = try RowGroups(table, by: [LocatedField(path: FieldPath("k"))])
    #expect(groups.rows == [[0, 3], [1], [2], [4, 6], [5], [7]])
    #expect(try RowGroups(table, by: []).rows == [Array(0..<8)])
  }
}
