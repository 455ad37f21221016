import Testing

@testable import Scales

/// Vega's time units.
struct TimeUnitTests {
  // Measured with Vega's timeunit transform for 2021-08-19T13:47:58.123Z, a Thursday.
  @Test(arguments: [
    ("year", "2021-01-01 00:00:00.000", "%Y"), ("quarter", "2012-07-01 00:00:00.000", "Q%q"),
    ("month", "2012-08-01 00:00:00.000", "%b"), ("week", "2012-08-12 00:00:00.000", "W%U"),
    ("date", "2012-01-19 00:00:00.000", "%d"), ("day", "2012-01-05 00:00:00.000", "%a"),
    ("dayofyear", "2012-08-18 00:00:00.000", "%j"), ("hours", "2012-01-01 13:00:00.000", "%H:00"),
    ("minutes", "2012-01-01 00:47:00.000", "00:%M"), ("seconds", "2012-01-01 00:00:58.000", ":%S"),
    ("milliseconds", "2012-01-01 00:00:00.123", ".%L"),
    ("yearquarter", "2021-07-01 00:00:00.000", "%Y Q%q"),
    ("yearmonth", "2021-08-01 00:00:00.000", "%b %Y"),
    ("yearmonthdate", "2021-08-19 00:00:00.000", "%b %d, %Y"),
    ("yearmonthdatehoursminutes", "2021-08-19 13:47:00.000", "%b %d, %Y %H:%M"),
    ("yearweek", "2021-08-15 00:00:00.000", "%Y W%U"),
    ("yearweekday", "2021-08-19 00:00:00.000", "%Y W%U %a"),
    ("yeardayofyear", "2021-08-19 00:00:00.000", "%Y %j"),
    ("monthdate", "2012-08-19 00:00:00.000", "%b %d"),
    ("dayhours", "2012-01-05 13:00:00.000", "%a %H:00"),
    ("hoursminutesseconds", "2012-01-01 13:47:58.000", "%H:%M:%S"),
    ("secondsmilliseconds", "2012-01-01 00:00:58.123", ":%S.%L"),
  ])
  func floors(name: String, text: String, specifier: String) throws {
    let unit = try #require(TimeUnit(name))
    let time = CivilDate(
      year: 2021, month: 8, day: 19, hour: 13, minute: 47, second: 58, millisecond: 123
    ).milliseconds()
    #expect(try TimeFormat("%Y-%m-%d %H:%M:%S.%L").text(unit.floor(time)) == text)
    #expect(unit.format == specifier)
    #expect(unit.name == name)
  }

  @Test(arguments: ["year", "month", "yearmonth", "hours", "yearweek", "day", "yearmonthdate"])
  func floorsSettleAndEndsFollow(name: String) throws {
    let unit = try #require(TimeUnit(name))
    for seed in 1...100 {
      var numbers = SeededNumbers(seed)
      let start = unit.floor(numbers.instant())
      #expect(unit.floor(start) == start, "seed \(seed)")
      #expect(unit.end(of: start) > start, "seed \(seed)")
    }
  }

  @Test func stepsGroupUnits() throws {
    let unit = try #require(TimeUnit("yearmonth", step: 3))
    let time = CivilDate(year: 2021, month: 8, day: 19).milliseconds()
    #expect(unit.floor(time) == CivilDate(year: 2021, month: 7).milliseconds())
    #expect(unit.end(of: unit.floor(time)) == CivilDate(year: 2021, month: 10).milliseconds())
    let decade = try #require(TimeUnit("year", step: 10))
    #expect(decade.floor(time) == CivilDate(year: 2020).milliseconds())
  }

  @Test func prefixes() throws {
    let utc = try #require(TimeUnit("utcyearmonth"))
    #expect(utc.isUTC && utc.parts == [.year, .month])
    let binned = try #require(TimeUnit("binnedutcyear"))
    #expect(binned.isBinned && binned.isUTC && binned.name == "binnedutcyear")
    let berlin = try #require(TimeZoneRule(identifier: "Europe/Berlin"))
    let evening = CivilDate(year: 2021, month: 7, day: 31, hour: 23).milliseconds()
    let local = try #require(TimeUnit("yearmonth", zone: berlin))
    #expect(local.floor(evening) == CivilDate(year: 2021, month: 8).milliseconds(in: berlin))
  }

  @Test(arguments: ["", "years", "monthyear", "yearyear", "utc", "monthday", "yearmonthdayofyear"])
  func otherWords(name: String) {
    #expect(TimeUnit(name) == nil)
  }

  @Test func spansChooseAUnit() throws {
    func name(_ days: Double, _ bins: Double) -> String? {
      TimeUnit(from: 0, to: days * 864e5, maxBins: bins).map { "\($0.name)/\($0.step)" }
    }
    #expect(name(365, 12) == "yearmonth/1")
    #expect(name(365 * 100, 10) == "year/10")
    #expect(name(1, 24) == "yearmonthdatehours/1")
    #expect(name(100, 20) == "yearweek/1")
    #expect(name(1e-6, 10) == "yearmonthdatehoursminutessecondsmilliseconds/10")
    #expect(TimeUnit(from: .nan, to: 1) == nil)
  }
}
