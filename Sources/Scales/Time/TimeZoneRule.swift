import struct Foundation.Date
import struct Foundation.TimeZone

/// Where a day begins: UTC, or a named zone with its summer time.
///
/// The machine's own zone is never asked for, and UTC touches no zone data.
package struct TimeZoneRule: Hashable, Sendable {
  private let zone: TimeZone?

  package static let utc = TimeZoneRule(zone: nil)

  private init(zone: TimeZone?) {
    self.zone = zone
  }

  /// A zone of the IANA list, such as "Europe/Berlin"; nil for an unknown name.
  package init?(identifier: String) {
    if ["UTC", "utc", "GMT", "Z"].contains(identifier) {
      self = .utc
      return
    }
    guard identifier.contains("/"), let zone = TimeZone(identifier: identifier) else {
      return nil
    }
    self.zone = zone
  }

  package var identifier: String { zone?.identifier ?? "UTC" }

  /// How far local time is ahead of UTC at an instant, in milliseconds.
  package func offset(at milliseconds: Double) -> Double {
    guard let zone, milliseconds.isFinite else { return 0 }
    let date = Date(timeIntervalSince1970: milliseconds / 1000)
    return Double(zone.secondsFromGMT(for: date)) * 1000
  }

  /// Local time as if it were UTC, in milliseconds.
  func local(_ milliseconds: Double) -> Double {
    zone == nil ? milliseconds : milliseconds + offset(at: milliseconds)
  }

  /// The instant of a local time: of a doubled hour the first, of a skipped one the hour after.
  ///
  /// This is JavaScript's rule: a skipped or doubled time has the offset from before the change.
  func instant(local milliseconds: Double) -> Double {
    guard zone != nil, milliseconds.isFinite else { return milliseconds }
    let day = 864e5
    let before = milliseconds - offset(at: milliseconds - day)
    if milliseconds - offset(at: before) == before { return before }
    let after = milliseconds - offset(at: milliseconds + day)
    return milliseconds - offset(at: after) == after ? after : before
  }
}
