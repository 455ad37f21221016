/// Reads dates as a language writes them: `31.12.2024`, `31/12/2024 14:30`, `3. März 2024`, `Mär 2024`, `2024年3月3日`.
///
/// - Three numbers are a day, a month and a year, where the language has them in that order.
/// - A month by its name has its year after it, and may have its day before it.
package struct LocalDates: Hashable, Sendable {
  private let months: [[String]]
  private let weekdays: Set<String>
  private let isDayFirst: Bool
  private let zone: TimeZoneRule

  package init(_ locale: TimeLocale, zone: TimeZoneRule) {
    months = (0..<12).map { month in
      let forms = locale.monthForms.indices.contains(month) ? locale.monthForms[month] : []
      let names = [locale.months, locale.shortMonths].compactMap {
        $0.indices.contains(month) ? $0[month] : nil
      }
      return (names + forms).map(Self.bare)
    }
    weekdays = Set((locale.days + locale.shortDays).map(Self.bare))
    let order = locale.date.filter { "demb".contains($0) || $0 == "B" }
    isDayFirst = order.first == "d" || order.first == "e"
    self.zone = zone
  }

  /// Dates of three numbers with the day first, in no language.
  package init(dayFirstIn zone: TimeZoneRule) {
    (months, weekdays, isDayFirst) = ([], [], true)
    self.zone = zone
  }

  /// The day, where three numbers are a day, a month and a year of four digits: `25/12/2021`.
  package static func leadingNumber(_ text: String) -> Int? {
    let date = text.prefix { !$0.isWhitespace }
    let numbers = date.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
    guard numbers.count == 3, (1...2).contains(numbers[0].count),
      (1...2).contains(numbers[1].count),
      numbers[2].count == 4, numbers.allSatisfy({ $0.utf8.allSatisfy(isDigit) })
    else { return nil }
    return Int(numbers[0])
  }

  /// A name without its dot, so that a short form is known with and without it.
  private static func bare(_ name: String) -> String {
    name.lowercased().filter { $0 != "." }
  }

  /// Milliseconds since 1970; nil for a text that is no date of the language.
  package func milliseconds(_ text: String) -> Double? {
    guard text.utf8.count <= 100 else { return nil }
    var numbers: [Substring] = []
    var month: Int?
    var clock: [Int] = []
    for part in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      if part.contains(":") {
        guard clock.isEmpty, let time = Self.clock(part) else { return nil }
        clock = time
        continue
      }
      if part.contains("\u{5E74}") {
        guard numbers.isEmpty, month == nil, let date = Self.yearFirst(part) else { return nil }
        numbers = date.numbers
        month = date.month
        continue
      }
      for word in part.split(whereSeparator: Self.isSeparator) {
        if word.utf8.allSatisfy(Self.isDigit) {
          numbers.append(word)
        } else if let found = months.firstIndex(where: { $0.contains(Self.bare(String(word))) }) {
          guard month == nil else { return nil }
          month = found + 1
        } else if !weekdays.contains(Self.bare(String(word))), word.lowercased() != "de" {
          return nil
        }
      }
    }
    guard var date = date(numbers, month: month) else { return nil }
    if !clock.isEmpty { (date.hour, date.minute, date.second) = (clock[0], clock[1], clock[2]) }
    return date.milliseconds(in: zone)
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character == "." || character == "/" || character == "-"
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The parts of a date by the characters for year, month and day: the day, if there is one, then the year.
  private static func yearFirst(_ text: Substring) -> (numbers: [Substring], month: Int)? {
    let parts = text.split { "\u{5E74}\u{6708}\u{65E5}".contains($0) }
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }),
      parts[0].count == 4, let month = Int(parts[1])
    else { return nil }
    return (Array(parts.dropFirst(2) + parts.prefix(1)), month)
  }

  private func date(_ numbers: [Substring], month: Int?) -> CivilDate? {
    var numbers = numbers
    var month = month
    if month == nil {
      guard isDayFirst, numbers.count == 3 else { return nil }
      month = Int(numbers.remove(at: 1))
    }
    guard let month, (1...12).contains(month), let last = numbers.popLast(), numbers.count <= 1,
      // "Mai 10" may be a day, so that only a whole year is one without a day.
      !numbers.isEmpty || last.count == 4, let year = Self.year(last)
    else { return nil }
    let first = numbers.first.map { $0.count <= 2 ? Int($0) ?? 0 : 0 } ?? 1
    guard (1...31).contains(first) else { return nil }
    let date = CivilDate(year: year, month: month, day: first)
    // A day that the month does not have would go on into the next.
    let isWhole = CivilDate(milliseconds: date.milliseconds(in: .utc))?.month == month
    return isWhole ? date : nil
  }

  /// A year of four digits, or of two by the rule that other dates follow.
  private static func year(_ text: Substring) -> Int? {
    guard let value = Int(text) else { return nil }
    switch text.count {
    case 4: return value
    case 2: return value + (value < 50 ? 2000 : 1900)
    default: return nil
    }
  }

  private static func clock(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy(isDigit) ? Int(part) ?? -1 : -1
    }
    guard (2...3).contains(parts.count), (0...23).contains(parts[0]),
      parts.dropFirst().allSatisfy({ (0...59).contains($0) })
    else { return nil }
    return parts.count == 2 ? parts + [0] : parts
  }
}
