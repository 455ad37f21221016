package import Scales
import Syntax
package import Tables

/// The scene's locale and zone, by which numbers and dates are written.
package struct FormatLocale: Sendable {
  package let numbers: NumberLocale
  package let times: TimeLocale
  package let zone: TimeZoneRule

  package init(locale: String, timeZone: String) {
    if locale == "en-US" {
      numbers = .americanEnglish
      times = .americanEnglish
    } else {
      numbers = FoundationLocale.numbers(locale) ?? .americanEnglish
      times = FoundationLocale.times(locale) ?? .americanEnglish
    }
    zone = TimeZoneRule(identifier: timeZone) ?? .utc
  }

  package var conventions: Conventions { Conventions(zone: zone, numbers: numbers, times: times) }

  /// The zone that times are shown in.
  package func zone(utc: Bool) -> TimeZoneRule { utc ? .utc : zone }

  /// The end of the time unit that begins at a moment; nil for a word that is no unit.
  package func unitEnd(_ milliseconds: Double, unit: String) -> Double? {
    TimeUnit(unit, zone: zone)?.end(of: milliseconds)
  }

  /// A way to write a moment by the largest unit that it begins, with formats of one's own.
  func multiFormat(_ formats: JSONObject) -> (@Sendable (Double, Bool) -> String) {
    var specifiers: [CalendarInterval.Unit: String] = [:]
    for unit in CalendarInterval.Unit.allCases {
      let name = unit.rawValue
      let given = formats[name] ?? formats[name + "s"] ?? (unit == .day ? formats["date"] : nil)
      specifiers[unit] = given?.string
    }
    let local = try? TimeMultiFormat(specifiers, locale: times, zone: zone)
    let universal = try? TimeMultiFormat(specifiers, locale: times, zone: .utc)
    return { milliseconds, isUTC in
      (isUTC ? universal : local)?.text(milliseconds) ?? ""
    }
  }

  /// A moment by the largest unit that it begins.
  func multi(_ milliseconds: Double, utc: Bool) -> String {
    (try? TimeMultiFormat(locale: times, zone: zone(utc: utc)))?.text(milliseconds) ?? ""
  }
}
