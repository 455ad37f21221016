import Scales

/// Dates: making them, taking them apart, moving them; months and weekdays count from 0.
enum DateFunctions {
  static let all: [ExpressionFunction] =
    parts + [
      ExpressionFunction("datetime", 0...7) { values, evaluation in
        guard let first = values.first else {
          throw ExpressionError("the time of now would give another film each time; name a date")
        }
        let zone = evaluation.scope.conventions.zone
        guard values.count > 1 else { return .date(instant(first, zone).rounded(.towardZero)) }
        return .date(instant(ofParts: values, zone))
      }.counting(missing: .number(.nan), omitted: false),
      ExpressionFunction("utc", 1...7) { values, _ in .number(instant(ofParts: values, .utc)) }
        .counting(missing: .number(.nan), omitted: false),
      ExpressionFunction("time", 1) { values, evaluation in
        .number(instant(values[0], evaluation.scope.conventions.zone))
      }.counting(missing: .number(.nan)),
      ExpressionFunction("timezoneoffset", 1) { values, evaluation in
        let zone = evaluation.scope.conventions.zone
        let time = instant(values[0], zone)
        return .number(time.isNaN ? .nan : -zone.offset(at: time) / 6e4)
      }.counting(missing: .number(.nan)),
      offset("timeOffset", isUTC: false), offset("utcOffset", isUTC: true),
      sequence("timeSequence", isUTC: false), sequence("utcSequence", isUTC: true),
    ]

  private static let readers: [(String, @Sendable (CivilDate) -> Int)] = [
    ("year", { $0.year }), ("quarter", { $0.quarter }), ("month", { $0.month - 1 }),
    ("date", { $0.day }), ("week", { $0.weekOfYear() }), ("day", { $0.weekday }),
    ("dayofyear", { $0.dayOfYear }), ("hours", { $0.hour }), ("minutes", { $0.minute }),
    ("seconds", { $0.second }), ("milliseconds", { $0.millisecond }),
  ]

  /// `year` and the like in the scene's zone, and `utcyear` and the like in UTC.
  private static let parts: [ExpressionFunction] = readers.flatMap { name, part in
    [false, true].map { isUTC in
      ExpressionFunction(isUTC ? "utc" + name : name, 1) { values, evaluation in
        let zone = isUTC ? .utc : evaluation.scope.conventions.zone
        let date = CivilDate(milliseconds: instant(values[0], zone), zone: zone)
        return .number(date.map { Double(part($0)) } ?? .nan)
      }.counting(missing: .number(.nan))
    }
  }

  /// Milliseconds since 1970 of a date, a number, or a date's text; NaN for anything else.
  ///
  /// A cell that spells a number is a year where it has four digits, as in any text of a date.
  static func instant(_ value: Value, _ zone: TimeZoneRule) -> Double {
    switch value {
    case .string(let text): DateText.milliseconds(text, zone: zone) ?? .nan
    case .cell(let cell) where cell.kind == .number && cell.isYear:
      DateText.milliseconds(cell.text, zone: zone) ?? .nan
    default: value.asNumber
    }
  }

  /// The instant of a year, month from 0, day, hours, minutes, seconds, milliseconds, as JavaScript's `Date`.
  private static func instant(ofParts values: [Value], _ zone: TimeZoneRule) -> Double {
    let numbers = values.map { $0.asNumber.rounded(.towardZero) }
    // Parts far outside of a date would overflow the calendar's sums.
    guard numbers.allSatisfy({ abs($0) <= 1e12 }) else { return .nan }
    let parts = numbers.map { Int(exactly: $0) ?? 0 }
    func part(_ index: Int, _ fallback: Int) -> Int {
      index < parts.count ? parts[index] : fallback
    }
    guard abs(part(0, 0)) <= 400_000, abs(part(1, 0)) <= 4_000_000 else { return .nan }
    let year = (0...99).contains(part(0, 0)) ? 1900 + part(0, 0) : part(0, 0)
    return CivilDate(
      year: year, month: part(1, 0) + 1, day: part(2, 1), hour: part(3, 0), minute: part(4, 0),
      second: part(5, 0), millisecond: part(6, 0)
    ).milliseconds(in: zone)
  }

  private static func interval(
    _ unit: Value, _ zone: TimeZoneRule
  ) throws(ExpressionError) -> CalendarInterval {
    guard let name = unit.spelling, let unit = TimeUnit(name, zone: zone) else {
      throw ExpressionError("expected a time unit such as \"month\"; found \(unit.asText)")
    }
    return unit.interval
  }

  private static func offset(_ name: String, isUTC: Bool) -> ExpressionFunction {
    ExpressionFunction(name, 2...3) { values, evaluation in
      let zone = isUTC ? .utc : evaluation.scope.conventions.zone
      let interval = try interval(values[0], zone)
      let step = values.count > 2 && !values[2].isNull ? values[2] : .number(1)
      let count = step.asNumber.rounded(.down)
      guard abs(count) <= 1e9, let steps = Int(exactly: count) else { return .date(.nan) }
      return .date(interval.offset(instant(values[1], zone), by: steps))
    }.counting(missing: .number(.nan))
  }

  private static func sequence(_ name: String, isUTC: Bool) -> ExpressionFunction {
    ExpressionFunction(name, 3...4) { values, evaluation in
      let zone = isUTC ? .utc : evaluation.scope.conventions.zone
      let interval = try interval(values[0], zone)
      let step = values.count > 3 ? values[3].asNumber : 1
      guard step >= 1, step <= 1e6, let stride = Int(exactly: step.rounded(.down)) else {
        throw ExpressionError("the step must be a number from 1 to 1,000,000")
      }
      do {
        let times = try interval.range(
          from: instant(values[1], zone), to: instant(values[2], zone), stride: stride)
        return .array(times.map { .date($0) })
      } catch {
        throw ExpressionError("a sequence of dates holds at most \(TickError.limit)")
      }
    }
  }
}
