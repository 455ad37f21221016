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
    },
    timeFormat("timeFormat", isUTC: false), timeFormat("utcFormat", isUTC: true),
    timeParse("timeParse", isUTC: false), timeParse("utcParse", isUTC: true),
    name("monthFormat") { $0.months }, name("monthAbbrevFormat") { $0.shortMonths },
    name("dayFormat") { $0.days }, name("dayAbbrevFormat") { $0.shortDays },
    ExpressionFunction("timeUnitSpecifier", 1) { values, _ in
      let words: [Value]
      if case .array(let elements) = values[0] { words = elements } else { words = [values[0]] }
      guard let unit = TimeUnit(words.map(\.asText).joined()) else {
        throw ExpressionError("expected time units such as \"year\"; found \(values[0].asText)")
      }
      return .string(unit.format)
    },
  ]

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
      return try reporting { () throws(FormatError) in
        guard values.count > 1, !values[1].isNull else {
          return .string(try TimeMultiFormat(locale: conventions.times, zone: zone).text(time))
        }
        let format = try TimeFormat(values[1].asText, locale: conventions.times, zone: zone)
        return .string(format.text(time))
      }
    }
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

  private static func name(
    _ name: String, _ names: @escaping @Sendable (TimeLocale) -> [String]
  ) -> ExpressionFunction {
    ExpressionFunction(name, 1) { values, evaluation in
      let list = names(evaluation.scope.conventions.times)
      guard let index = Int(exactly: values[0].asNumber), list.indices.contains(index) else {
        return .string("")
      }
      return .string(list[index])
    }
  }
}
