import Testing

@testable import Scales

/// Ticks and their labels, compared with what d3 and Vega give.
struct ScaleTicksTests {
  private func labels(
    _ kind: ScaleKind, _ domain: [Double], count: Double = 10, specifier: String? = nil,
    nice: Bool = false, style: ContinuousScale.LabelStyle = .vega
  ) throws -> String {
    var scale = ContinuousScale(kind: kind, domain: domain, range: [0, 500])
    if nice { scale = scale.niced(count: count) }
    let format = try scale.tickFormat(count: count, specifier: specifier, style: style)
    return try scale.ticks(count: count).map(format.text).joined(separator: " ")
  }

  @Test(
    arguments: [
      ([0, 1], 5, nil, "0.0 0.2 0.4 0.6 0.8 1.0"),
      ([0, 1], 5, "%", "0% 20% 40% 60% 80% 100%"),
      ([0, 1e6], 4, "s", "0.0M 0.2M 0.4M 0.6M 0.8M 1.0M"),
      ([0, 1e6], 4, nil, "0 200,000 400,000 600,000 800,000 1,000,000"),
      ([-1, 1], 4, "+%", "\u{2212}100% \u{2212}50% +0% +50% +100%"),
      ([0, 0.05], 5, "$", "$0 $0.01 $0.02 $0.03 $0.04 $0.05"),
      ([0, 5000], 5, "e", "0e+0 1e+3 2e+3 3e+3 4e+3 5e+3"),
      ([0, 81.4], 5, nil, "0 20 40 60 80"),
    ] as [([Double], Double, String?, String)])
  func straight(domain: [Double], count: Double, specifier: String?, text: String) throws {
    #expect(try labels(.linear, domain, count: count, specifier: specifier) == text)
  }

  @Test(
    arguments: [
      ([1, 1000], 10, 10, "1 2 3 10 20 30 100 200 300 1,000", "1 2 3 10 20 30 100 200 300 1k"),
      ([1, 64], 2, 10, "1 2 4 8 16 32 64", "1 2 4 8 16 32 64"),
      ([0.001, 1], 10, 3, "0.001 0.01 0.1 1", "1m 10m 100m 1"),
      (
        [-100, -1], 10, 4, "\u{2212}100 \u{2212}20 \u{2212}10 \u{2212}2 \u{2212}1",
        "\u{2212}100 \u{2212}20 \u{2212}10 \u{2212}2 \u{2212}1"
      ),
    ] as [([Double], Double, Double, String, String)])
  func logarithmic(
    domain: [Double], base: Double, count: Double, vega: String, other: String
  ) throws {
    let kind = ScaleKind.log(base: base)
    func shown(_ style: ContinuousScale.LabelStyle) throws -> String {
      try labels(kind, domain, count: count, style: style).split(separator: " ")
        .joined(separator: " ")
    }
    #expect(try shown(.vega) == vega)
    #expect(try shown(.d3) == other)
    let scale = ContinuousScale(kind: kind, domain: domain, range: [0, 1])
    let all = try scale.tickFormat(count: count, thins: false)
    #expect(try scale.ticks(count: count).allSatisfy { !all.text($0).isEmpty })
  }

  @Test func timesChooseTheirUnit() throws {
    let start = CivilDate(year: 2012, month: 1, day: 1).milliseconds()
    func end(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Double {
      CivilDate(year: year, month: month, day: day, hour: hour, minute: minute).milliseconds()
    }
    let utc = ScaleKind.time(zone: .utc)
    #expect(
      try labels(utc, [start, end(2013, 1, 1)], count: 5) == "2012 April July October 2013")
    #expect(
      try labels(utc, [start, end(2012, 1, 1, 6)], count: 6)
        == "2012 01 AM 02 AM 03 AM 04 AM 05 AM 06 AM")
    #expect(
      try labels(utc, [start, end(2012, 1, 8)], count: 7)
        == "2012 Mon 02 Tue 03 Wed 04 Thu 05 Fri 06 Sat 07 Jan 08")
    #expect(
      try labels(utc, [start, end(2012, 1, 1, 0, 2)], count: 4) == "2012 :30 12:01 :30 12:02")
    #expect(try labels(utc, [start, start + 400], count: 4) == "2012 .100 .200 .300 .400")
    #expect(
      try labels(utc, [end(1900, 1, 1), end(2000, 1, 1)], count: 5)
        == "1900 1920 1940 1960 1980 2000")
    #expect(
      try labels(utc, [start, end(2012, 3, 20)], count: 3, specifier: "%d.%m.", nice: true)
        == "01.01. 01.02. 01.03. 01.04.")
  }

  @Test func timesStepByAnInterval() throws {
    let scale = ContinuousScale(
      kind: .time(zone: .utc),
      domain: [
        CivilDate(year: 2000, month: 1, day: 15).milliseconds(),
        CivilDate(year: 2001, month: 1, day: 1).milliseconds(),
      ], range: [0, 1])
    let ticks = try scale.ticks(every: CalendarInterval(.quarter))
    let format = try TimeFormat("%Y-%m-%d")
    #expect(ticks.map(format.text) == ["2000-04-01", "2000-07-01", "2000-10-01", "2001-01-01"])
    #expect(throws: TickError.self) { try scale.ticks(every: CalendarInterval(.minute)) }
  }

  @Test(arguments: ContinuousScaleTests.kinds)
  func ticksAreSortedAndInside(kind: ScaleKind) throws {
    for seed in 1...100 {
      var numbers = SeededNumbers(seed)
      let low = Double.random(in: 0.001...1000, using: &numbers)
      let high = low * Double.random(in: 1.01...1e5, using: &numbers)
      let count = Double(Int.random(in: 1...30, using: &numbers))
      let scale = ContinuousScale(kind: kind, domain: [high, low], range: [0, 1])
      let ticks = try scale.ticks(count: count)
      #expect(ticks == ticks.sorted(by: >), "seed \(seed)")
      #expect(Set(ticks).count == ticks.count, "seed \(seed)")
      let slack = high * 1e-12
      #expect(ticks.allSatisfy { $0 >= low - slack && $0 <= high + slack }, "seed \(seed)")
    }
  }

  @Test func aLeastStepLowersTheCount() {
    let scale = ContinuousScale(domain: [0, 4], range: [0, 1])
    #expect(scale.tickCount(10, minStep: 1) == 5)
    #expect(scale.tickCount(3, minStep: 1) == 3)
    #expect(scale.tickCount(10, minStep: 100) == 1)
    #expect(scale.tickCount(10, minStep: 0) == 10)
  }

  @Test func manyLogTicksAreRefused() {
    let wide = ContinuousScale(kind: .log(base: 1000), domain: [1, 1e15], range: [0, 1])
    #expect(throws: TickError.self) { try wide.ticks(count: 10) }
  }

  @Test func aBadSpecifierSaysWhere() {
    let scale = ContinuousScale(domain: [0, 1], range: [0, 1])
    #expect(throws: FormatError.self) { try scale.tickFormat(specifier: ".2q") }
    let time = ContinuousScale(kind: .time(zone: .utc), domain: [0, 1], range: [0, 1])
    #expect(throws: FormatError.self) { try time.tickFormat(specifier: "%E") }
  }
}
