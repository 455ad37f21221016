package import Scales

/// The names of months and weekdays of a language, as data writes them.
package struct CalendarNames {
  private let months: [String: Int]
  private let days: [String: Int]

  package init(_ locale: TimeLocale) {
    func places(_ lists: [String]...) -> [String: Int] {
      var places: [String: Int] = [:]
      for list in lists {
        for (place, name) in list.enumerated() where places[Self.plain(name)] == nil {
          places[Self.plain(name)] = place
        }
      }
      return places
    }
    months = places(locale.months, locale.shortMonths)
    days = places(locale.days, locale.shortDays)
  }

  private static func plain(_ name: String) -> String {
    let text = name.lowercased()
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The place of a month by its name, from 0.
  package func month(_ word: String) -> Int? { months[Self.plain(word)] }

  /// The places of texts that all are months, or all are weekdays, and whether each follows the one before in
  /// the calendar, around its end at most once.
  package func places(of texts: [String]) -> (words: String, places: [Int], isRunning: Bool)? {
    for (words, names) in [("months", months), ("weekdays", days)] {
      let places = texts.compactMap { names[Self.plain($0)] }
      guard places.count == texts.count else { continue }
      let turns = zip(places, places.dropFirst() + places.prefix(1)).count { $0 > $1 }
      // A week that does not say where it begins begins on Monday, unless the data begins it on Sunday.
      let first = words == "weekdays" && places.first != 0 ? 1 : 0
      return (words, places.map { ($0 - first + 7 * first) % (first == 1 ? 7 : 12) }, turns <= 1)
    }
    return nil
  }
}
