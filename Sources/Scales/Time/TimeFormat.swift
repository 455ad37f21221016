/// Writes times by a format such as `%b %d, %Y` (the directives of d3-time-format).
package struct TimeFormat: Hashable, Sendable {
  private let specifier: TimeSpecifier
  /// What `%c`, `%x` and `%X` stand for.
  private let nested: [Character: TimeSpecifier]
  package let locale: TimeLocale
  package let zone: TimeZoneRule

  package init(
    _ text: String, locale: TimeLocale = .americanEnglish, zone: TimeZoneRule = .utc
  ) throws(FormatError) {
    specifier = try TimeSpecifier(text)
    var nested: [Character: TimeSpecifier] = [:]
    for part in specifier.parts {
      switch part {
      case .directive("c", _): nested["c"] = try TimeSpecifier(locale.dateTime)
      default: break
      }
    }
    nested["x"] = try TimeSpecifier(locale.date)
    nested["X"] = try TimeSpecifier(locale.time)
    self.nested = nested
    self.locale = locale
    self.zone = zone
  }

  /// The text of a time in milliseconds since 1970; empty for a time without a date.
  package func text(_ time: Double) -> String {
    guard let date = CivilDate(milliseconds: time, zone: zone) else { return "" }
    return text(date, time, specifier, depth: 0)
  }

  private func text(
    _ date: CivilDate, _ time: Double, _ specifier: TimeSpecifier, depth: Int
  ) -> String {
    specifier.parts.map { part in
      switch part {
      case .text(let text): text
      case .directive(let letter, let padding): field(letter, padding, date, time, depth: depth)
      }
    }.joined()
  }

  private func field(
    _ letter: Character, _ padding: String?, _ date: CivilDate, _ time: Double, depth: Int
  ) -> String {
    func number(_ value: Int, _ width: Int, filler: String = "0") -> String {
      let fill = padding ?? filler
      let digits = String(value.magnitude)
      let missing = fill.isEmpty ? 0 : max(0, width - digits.count)
      return (value < 0 ? "-" : "") + String(repeating: fill, count: missing) + digits
    }
    let weekday = date.weekday
    switch letter {
    case "a": return name(locale.shortDays, weekday)
    case "A": return name(locale.days, weekday)
    case "b": return name(locale.shortMonths, date.month - 1)
    case "B": return name(locale.months, date.month - 1)
    case "c", "x", "X":
      // A locale whose formats name each other would go round for ever.
      guard depth < 3, let inner = nested[letter] else { return "" }
      return text(date, time, inner, depth: depth + 1)
    case "d": return number(date.day, 2)
    case "e": return number(date.day, 2, filler: " ")
    case "f": return number(date.millisecond, 3) + "000"
    case "g": return number(date.isoWeek.year % 100, 2)
    case "G": return number(date.isoWeek.year % 10_000, 4)
    case "H": return number(date.hour, 2)
    case "I": return number(date.hour % 12 == 0 ? 12 : date.hour % 12, 2)
    case "j": return number(date.dayOfYear, 3)
    case "L": return number(date.millisecond, 3)
    case "m": return number(date.month, 2)
    case "M": return number(date.minute, 2)
    case "p": return name(locale.periods, date.hour >= 12 ? 1 : 0)
    case "q": return String(date.quarter)
    case "Q": return ShortestDecimal.text(of: time)
    case "s": return ShortestDecimal.text(of: (time / 1000).rounded(.down))
    case "S": return number(date.second, 2)
    case "u": return String(weekday == 0 ? 7 : weekday)
    case "U": return number(date.weekOfYear(), 2)
    case "V": return number(date.isoWeek.week, 2)
    case "w": return String(weekday)
    case "W": return number(date.weekOfYear(startingOn: 1), 2)
    case "y": return number(date.year % 100, 2)
    case "Y": return number(date.year % 10_000, 4)
    case "Z":
      let minutes = Int(exactly: (zone.offset(at: time) / 6e4).rounded(.towardZero)) ?? 0
      let digits = [minutes.magnitude / 60, minutes.magnitude % 60].map {
        ($0 < 10 ? "0" : "") + String($0)
      }
      return (minutes < 0 ? "-" : "+") + digits.joined()
    default: return String(letter)
    }
  }

  private func name(_ names: [String], _ index: Int) -> String {
    names.indices.contains(index) ? names[index] : ""
  }
}
