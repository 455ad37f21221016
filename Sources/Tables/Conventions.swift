package import Scales

/// How data is read and written in a scene: the zone of its dates, and the locale of its texts.
package struct Conventions: Sendable, Hashable {
  /// The zone of dates that name none; UTC unless the scene says otherwise, never the machine's.
  package var zone: TimeZoneRule
  package var numbers: NumberLocale
  package var times: TimeLocale

  package init(
    zone: TimeZoneRule = .utc, numbers: NumberLocale = .americanEnglish,
    times: TimeLocale = .americanEnglish
  ) {
    self.zone = zone
    self.numbers = numbers
    self.times = times
  }
}
