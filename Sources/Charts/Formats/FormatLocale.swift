import Scales
import SceneModel
import Tables

/// The scene's locale and zone, by which numbers and dates are written.
struct FormatLocale: Sendable {
  let numbers: NumberLocale
  let times: TimeLocale
  /// An IANA name.
  let timeZone: String

  init(locale: String, timeZone: String) {
    numbers = NumberLocale(identifier: locale)
    times = TimeLocale(identifier: locale)
    self.timeZone = timeZone
  }

  /// The zone that times are shown in.
  func zone(utc: Bool) -> TimeZoneRule {
    utc ? .utc : TimeZoneRule(identifier: timeZone) ?? .utc
  }

  /// The end of the time unit that begins at a moment; nil for a unit without a length.
  func unitEnd(_ milliseconds: Double, unit: String) -> Double? {
    guard let unit = TimeUnit(unit) else { return nil }
    return unit.end(of: milliseconds, zone: zone(utc: unit.isUTC))
  }
}
