package import Scales

/// What a scene tells of how its data is written, beside the format of each file.
package struct ReadingHabits: Sendable, Hashable {
  /// The zone of dates that name none.
  package var zone: TimeZoneRule
  /// The language that the scene names; nil where it names none.
  package var language: Language?
  /// Whether other delimiters than the usual one, numbers with a decimal comma or with marks between thousands, and dates with the day first are found without being stated.
  package var findsStyles: Bool

  /// The signs and names of a language.
  package struct Language: Sendable, Hashable {
    package var name: String
    package var numbers: NumberLocale
    package var times: TimeLocale

    package init(name: String, numbers: NumberLocale, times: TimeLocale) {
      self.name = name
      self.numbers = numbers
      self.times = times
    }
  }

  package init(
    zone: TimeZoneRule = .utc, language: Language? = nil, findsStyles: Bool = true
  ) {
    self.zone = zone
    self.language = language
    self.findsStyles = findsStyles
  }

  package init(_ conventions: Conventions) {
    self.init(zone: conventions.zone)
    if conventions.times != .americanEnglish {
      language = Language(name: "", numbers: conventions.numbers, times: conventions.times)
    }
  }

  /// Reads dates in the words and the order of the language; nil for American English, whose dates are read everywhere.
  var dates: LocalDates? {
    guard let language, language.times != .americanEnglish else { return nil }
    return LocalDates(language.times, zone: zone)
  }

  /// Reads dates as the language writes them, and those with a year of four digits before all else.
  var localReading: ((String) -> Double?)? {
    guard let dates else { return nil }
    return { [zone] text in
      if let date = dates.milliseconds(text) { return date }
      let isYearFirst = text.prefix(4).utf8.allSatisfy { (0x30...0x39).contains($0) }
      return isYearFirst ? DateText.milliseconds(text, zone: zone, needsYear: true) : nil
    }
  }
}
