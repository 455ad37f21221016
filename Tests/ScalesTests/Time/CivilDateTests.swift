import Testing

@testable import Scales

/// Dates and instants.
struct CivilDateTests {
  @Test(arguments: [TimeZoneRule.utc, TimeZoneRule(identifier: "America/New_York") ?? .utc])
  func instantsSurviveTheCalendar(zone: TimeZoneRule) throws {
    for seed in 1...1000 {
      var numbers = SeededNumbers(seed)
      let time = numbers.instant()
      let date = try #require(CivilDate(milliseconds: time, zone: zone))
      let back = date.milliseconds(in: zone)
      // The second half of a doubled hour reads as the first.
      #expect(back == time || back == time - 36e5, "seed \(seed)")
      #expect((1...12).contains(date.month) && (1...31).contains(date.day), "seed \(seed)")
    }
  }

  @Test func knownDates() {
    #expect(CivilDate(year: 1970).milliseconds() == 0)
    #expect(CivilDate(year: 2000, month: 2, day: 29).milliseconds() == 951_782_400_000)
    #expect(CivilDate(year: 1, month: 1, day: 1).milliseconds() == -62_135_596_800_000)
    #expect(CivilDate(year: 2000, month: 2, day: 29).weekday == 2)
    #expect(CivilDate(year: 2000, month: 12, day: 31).dayOfYear == 366)
    #expect(CivilDate(year: 2021, month: 1, day: 1).isoWeek == (2020, 53))
    #expect(CivilDate(year: 2012, month: 1, day: 1).weekOfYear() == 1)
    #expect(CivilDate(year: 2011, month: 1, day: 1).weekOfYear() == 0)
  }

  @Test func fieldsCarry() {
    let carried = CivilDate(year: 2011, month: 14, day: 0, hour: 25, minute: -1)
    let plain = CivilDate(year: 2012, month: 2, day: 1, hour: 0, minute: 59)
    #expect(carried.milliseconds() == plain.milliseconds())
  }

  @Test func beyondTheLimitIsNoDate() {
    #expect(CivilDate(milliseconds: 8.64e15) != nil)
    #expect(CivilDate(milliseconds: 8.65e15) == nil)
    #expect(CivilDate(milliseconds: .nan) == nil)
    #expect(CivilDate(year: .max, month: .max, day: .max).milliseconds().isNaN)
    #expect(CivilDate(year: .min, month: .min, day: .min).milliseconds().isNaN)
  }

  @Test func zonesByName() {
    #expect(TimeZoneRule(identifier: "UTC") == .utc)
    #expect(TimeZoneRule(identifier: "Nowhere/Land") == nil)
    #expect(TimeZoneRule(identifier: "local") == nil)
    #expect(TimeZoneRule(identifier: "Asia/Tokyo")?.offset(at: 0) == 9 * 36e5)
  }
}
