import Foundation
import Scales

/// Texts of numbers and dates, by d3's formats, and dates from texts.
enum FormatFunctions {
  static let all: [ExpressionFunction] = [
    ExpressionFunction("format", 2) { values, evaluation in
      if values[0].isNull { return .string("null") }
      let locale = evaluation.scope.conventions.numbers
      return try reporting { () throws(FormatError) in
        .string(try NumberFormat(values[1].asText, locale: locale).text(values[0].asNumber))
      }
    }.counting(missing: .number(.nan)),
    timeFormat("timeFormat", isUTC: false), timeFormat("utcFormat", isUTC: true),
    timeParse("timeParse", isUTC: false), timeParse("utcParse", isUTC: true),
    name("monthFormat", month) { $0.months }, name("monthAbbrevFormat", month) { $0.shortMonths },
    name("dayFormat", weekday) { $0.days }, name("dayAbbrevFormat", weekday) { $0.shortDays },
    ExpressionFunction("timeUnitSpecifier", 1...2) { values, _ in
      guard let unit = unit(values[0]) else {
        throw ExpressionError("expected time units such as \"year\"; found \(values[0].asText)")
      }
      guard values.count > 1, case .object(let members) = values[1] else {
        return .string(unit.specifier())
      }
      return .string(unit.specifier(members.mapValues { $0.isNull ? nil : $0.asText }))
    },
  ]

  /// The unit of a list of parts in any order, or of a name such as `yearmonth`.
  private static func unit(_ value: Value) -> TimeUnit? {
    guard case .array(let elements) = value else { return TimeUnit(value.asText) }
    let parts = elements.compactMap { TimeUnit.Part(rawValue: $0.asText) }
    return parts.count == elements.count ? TimeUnit(parts: parts) : nil
  }

  private static func reporting(
    _ body: () throws(FormatError) -> Value
  ) throws(ExpressionError) -> Value {
    do throws(FormatError) {
      return try body()
    } catch {
      throw ExpressionError(error.message)
    }
  }

  private static func timeFormat(_ name: String, isUTC: Bool) -> ExpressionFunction {
    ExpressionFunction(name, 1...2) { values, evaluation in
      if values[0].isNull { return .string("null") }
      let conventions = evaluation.scope.conventions
      let zone = isUTC ? .utc : conventions.zone
      let time = DateFunctions.instant(values[0], zone)
      if values.count > 1, !isSpecifier(values[1]) {
        throw ExpressionError(
          "expected a format, or an object of formats by unit; found \(values[1].kind)")
      }
      return try reporting { () throws(FormatError) in
        if let specifier = values.dropFirst().first?.spelling {
          let format = try TimeFormat(specifier, locale: conventions.times, zone: zone)
          return .string(format.text(time))
        }
        let specifiers = values.count > 1 ? specifiers(values[1]) : [:]
        let format = try TimeMultiFormat(specifiers, locale: conventions.times, zone: zone)
        return .string(format.text(time))
      }
    }.counting(missing: .number(.nan))
  }

  private static func isSpecifier(_ value: Value) -> Bool {
    if case .object = value { return true }
    return value.isNull || value.spelling != nil
  }

  /// The formats of an object such as `{year: "%Y", hours: "%H:00"}`; an empty one counts for none.
  private static func specifiers(_ value: Value) -> [CalendarInterval.Unit: String] {
    guard case .object(let members) = value else { return [:] }
    var specifiers: [CalendarInterval.Unit: String] = [:]
    // "date" comes after "day", whose place it takes.
    for (name, format) in members.sorted(by: { $0.key > $1.key }) where format.isTruthy {
      if let unit = TimeMultiFormat.unit(named: name) { specifiers[unit] = format.asText }
    }
    return specifiers
  }

  private static func timeParse(_ name: String, isUTC: Bool) -> ExpressionFunction {
    ExpressionFunction(name, 2) { values, evaluation in
      if values[0].isNull { return .null }
      let conventions = evaluation.scope.conventions
      return try reporting { () throws(FormatError) in
        let parser = try TimeParser(
          values[1].asText, locale: conventions.times, zone: isUTC ? .utc : conventions.zone)
        return parser.time(values[0].asText).map { .date($0) } ?? .null
      }
    }
  }

  /// A function that names a month or a weekday; numbers beyond a year or a week run on.
  private static func name(
    _ name: String, _ number: @escaping @Sendable (Value) -> Double?,
    _ names: @escaping @Sendable (TimeLocale) -> [String]
  ) -> ExpressionFunction {
    ExpressionFunction(name, 1) { values, evaluation in
      let list = names(evaluation.scope.conventions.times)
      let count = Double(list.count)
      guard let number = number(values[0]), count > 0 else { return .string("") }
      let rest = fmod(number, count)
      guard let index = Int(exactly: rest < 0 ? rest + count : rest) else { return .string("") }
      return .string(list[index])
    }.counting(missing: .number(.nan))
  }

  /// The number of a month; nil for anything but a number.
  @Sendable private static func month(_ value: Value) -> Double? {
    if case .number(let number) = value.meaning { number } else { nil }
  }

  /// The number of a weekday; null and truth values count as 0 and 1, since Vega adds them to a day.
  @Sendable private static func weekday(_ value: Value) -> Double? {
    switch value.meaning {
    case .null, .boolean: value.asNumber
    default: month(value)
    }
  }
}
