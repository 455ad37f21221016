import Testing

@testable import Scales

/// Calendar arithmetic, in UTC and in a zone with summer time.
struct CalendarIntervalTests {
  static let zones = [TimeZoneRule.utc, TimeZoneRule(identifier: "Europe/Berlin") ?? .utc]
  static let intervals: [(CalendarInterval.Unit, Int)] =
    CalendarInterval.Unit.allCases.flatMap { unit in [1, 2, 3, 7, 15].map { (unit, $0) } }

  @Test(arguments: intervals, zones)
  func floorsAndCeilingsAreStarts(shape: (CalendarInterval.Unit, Int), zone: TimeZoneRule) {
    for weekStart in shape.0 == .week ? [0, 1, 4] : [0] {
      let interval = CalendarInterval(
        shape.0, step: shape.1, weekStart: weekStart, zone: zone)
      for seed in 1...60 {
        var numbers = SeededNumbers(seed)
        let time = numbers.instant()
        let (floor, ceil) = (interval.floor(time), interval.ceil(time))
        #expect(floor <= time && time <= ceil, "seed \(seed)")
        #expect(interval.floor(floor) == floor, "seed \(seed)")
        #expect(interval.floor(ceil) == ceil, "seed \(seed)")
        if floor != time {
          // Nothing begins in between.
          #expect(interval.next(after: floor) == ceil, "seed \(seed)")
          #expect(interval.floor(ceil - 1) == floor, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: CalendarInterval.Unit.allCases, zones)
  func offsetsCount(unit: CalendarInterval.Unit, zone: TimeZoneRule) {
    let interval = CalendarInterval(unit, zone: zone)
    for seed in 1...60 {
      var numbers = SeededNumbers(seed)
      let start = interval.floor(numbers.instant())
      let count = Int.random(in: 0...40, using: &numbers)
      let end = interval.offset(start, by: count)
      #expect(interval.count(from: start, to: end) == count, "seed \(seed)")
      #expect(interval.count(from: end, to: start) == -count, "seed \(seed)")
      #expect(interval.offset(end, by: -count) == start, "seed \(seed)")
    }
  }

  @Test(arguments: zones)
  func rangesHoldTheStarts(zone: TimeZoneRule) throws {
    for seed in 1...100 {
      var numbers = SeededNumbers(seed)
      let unit = try #require(CalendarInterval.Unit.allCases.randomElement(using: &numbers))
      let interval = CalendarInterval(unit, zone: zone)
      let start = numbers.instant()
      let stop = interval.offset(start, by: Int.random(in: 0...50, using: &numbers))
      let range = try interval.range(from: start, to: stop)
      #expect(range == range.sorted(), "seed \(seed)")
      #expect(range.allSatisfy { $0 >= start && $0 < stop && interval.floor($0) == $0 })
      #expect(range.first == (interval.ceil(start) < stop ? interval.ceil(start) : nil))
    }
  }

  @Test func daysOfSummerTime() throws {
    let berlin = try #require(TimeZoneRule(identifier: "Europe/Berlin"))
    let day = CalendarInterval(.day, zone: berlin)
    let before = CivilDate(year: 2021, month: 3, day: 28).milliseconds(in: berlin)
    #expect(day.offset(before) - before == 23 * 36e5)
    let autumn = CivilDate(year: 2021, month: 10, day: 31).milliseconds(in: berlin)
    #expect(day.offset(autumn) - autumn == 25 * 36e5)
    #expect(day.count(from: before, to: autumn) == 217)
  }

  // Measured with JavaScript's Date in the zone.
  @Test(
    arguments: [
      (3, 28, 1, 59, 1_616_893_140_000), (3, 28, 2, 30, 1_616_895_000_000),
      (3, 28, 3, 0, 1_616_893_200_000), (10, 31, 1, 59, 1_635_638_340_000),
      (10, 31, 2, 30, 1_635_640_200_000), (10, 31, 3, 0, 1_635_645_600_000),
      (7, 1, 0, 0, 1_625_090_400_000),
    ] as [(Int, Int, Int, Int, Double)])
  func skippedAndDoubledHours(
    month: Int, day: Int, hour: Int, minute: Int, time: Double
  ) throws {
    let berlin = try #require(TimeZoneRule(identifier: "Europe/Berlin"))
    let date = CivilDate(year: 2021, month: month, day: day, hour: hour, minute: minute)
    #expect(date.milliseconds(in: berlin) == time)
  }

  @Test func stepsBeginAnewUnlessCountedOn() throws {
    let start = CivilDate(year: 2021, month: 1, day: 28).milliseconds()
    let stop = CivilDate(year: 2021, month: 2, day: 4).milliseconds()
    let format = try TimeFormat("%-d")
    let anew = try CalendarInterval(.day, step: 2).range(from: start, to: stop)
    #expect(anew.map(format.text) == ["29", "31", "1", "3"])
    let on = try CalendarInterval(.day, step: 2, countsDaysOn: true).range(from: start, to: stop)
    #expect(on.map(format.text) == ["29", "31", "2"])
  }

  @Test func rangesAreCapped() {
    #expect(throws: TickError.tooMany(count: 86_400)) {
      try CalendarInterval(.second).range(from: 0, to: 864e5)
    }
  }

  @Test(arguments: CalendarInterval.Unit.allCases)
  func extremesDoNotTrap(unit: CalendarInterval.Unit) {
    for step in [Int.min, -1, 0, 1, 60, .max] {
      let interval = CalendarInterval(unit, step: step)
      for time in [.nan, .infinity, 1e300, -1e300, 8.64e15, -8.64e15, 0] {
        _ = interval.floor(time)
        _ = interval.ceil(time)
        _ = interval.offset(time, by: .max)
        _ = interval.offset(time, by: .min)
        _ = interval.count(from: time, to: 0)
        _ = try? interval.range(from: time, to: 1e300)
      }
      #expect(interval.floor(.nan).isNaN)
    }
  }
}
