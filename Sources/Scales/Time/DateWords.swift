/// Gathers the parts of a loosely written date, in whatever order they stand.
struct DateWords {
  private var numbers: [Number] = []
  private var month: Int?
  /// Whether the month is written in full or in a usual short form.
  private var isMonthName = false
  private var clock: [Int] = []
  private var millisecond = 0
  private var isAfternoon: Bool?
  private var offsetMinutes: Int?

  private struct Number {
    var value: Int
    var digits: Int
  }

  static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  /// Hours ahead of UTC, as in RFC 822.
  private static let zones = [
    "z": 0, "ut": 0, "utc": 0, "gmt": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7,
    "mdt": -6, "pst": -8, "pdt": -7,
  ]

  /// Takes the whole text; false when a part of it has no meaning.
  mutating func read(_ text: Substring) -> Bool {
    var rest = text
    while let character = rest.first {
      if character == "(" {
        // The name of a zone, which its offset has said before.
        guard let end = rest.firstIndex(of: ")") else { return false }
        rest = rest[rest.index(after: end)...]
      } else if character.isASCII, character.isLetter {
        let word = rest.prefix { $0.isASCII && $0.isLetter }
        rest = rest.dropFirst(word.count)
        if rest.first == "." { rest.removeFirst() }
        guard take(word: word.lowercased()) else { return false }
      } else if ("0"..."9").contains(character) {
        guard takeNumber(&rest) else { return false }
      } else if character == "+" || character == "-", isAfterTime {
        guard let offset = TimeParser.offset(&rest) else { return false }
        offsetMinutes = offset
      } else if character.isWhitespace || character == "," || character == "/" || character == "-" {
        rest.removeFirst()
      } else if character == ".", numbers.first?.digits == 4, clock.isEmpty {
        // With the year first; other orders of days and months mean one thing here and another there.
        rest.removeFirst()
      } else if character == "'", month != nil, rest.dropFirst().first?.isNumber == true {
        rest.removeFirst()
      } else {
        return false
      }
    }
    return true
  }

  /// The instant; nil when day, month or year is missing or out of its range.
  func milliseconds(in zone: TimeZoneRule) -> Double? {
    guard var date = calendarDate else { return nil }
    let fields = clock + Array(repeating: 0, count: max(0, 3 - clock.count))
    (date.hour, date.minute, date.second) = (fields[0], fields[1], fields[2])
    date.millisecond = millisecond
    if let isAfternoon {
      guard (1...12).contains(date.hour) else { return nil }
      date.hour = date.hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard date.hour < 25, date.minute < 60, date.second < 60 else { return nil }
    guard let offsetMinutes else { return date.milliseconds(in: zone) }
    return date.milliseconds(in: .utc) - Double(offsetMinutes) * 6e4
  }

  private var calendarDate: CivilDate? {
    var (year, day): (Number?, Number?) = (nil, nil)
    var month = month
    if month != nil {
      guard numbers.count <= 2, let first = numbers.first else { return nil }
      if numbers.count == 1 {
        // "Jan 2000" means its first day; "Jan 5" leaves the year out, for which JavaScript has 2001.
        if !leavesYearOut {
          year = first
        } else {
          // A longer word that only begins like a month is a name: "Marker 5".
          guard isMonthName else { return nil }
          (year, day) = (Number(value: 2001, digits: 4), first)
        }
      } else if first.digits > 2 || first.value > 31 {
        (year, day) = (first, numbers[1])
      } else {
        (day, year) = (first, numbers[1])
      }
    } else {
      guard numbers.count == 3 else { return nil }
      if numbers[0].digits > 2 {
        (year, day) = (numbers[0], numbers[2])
        month = numbers[1].value
      } else {
        (day, year) = (numbers[1], numbers[2])
        month = numbers[0].value
      }
    }
    guard let month, let year, (1...12).contains(month) else { return nil }
    let dayValue = day?.value ?? 1
    guard (1...31).contains(dayValue) else { return nil }
    let full =
      year.digits > 2 ? year.value : year.value + (year.value < 50 ? 2000 : 1900)
    return CivilDate(year: full, month: month, day: dayValue)
  }

  /// Whether there is a month with a day alone.
  var leavesYearOut: Bool {
    guard month != nil, numbers.count == 1, let only = numbers.first else { return false }
    return only.digits <= 2 && only.value <= 31
  }

  private var isAfterTime: Bool { !clock.isEmpty || offsetMinutes != nil }

  private mutating func take(word: String) -> Bool {
    if let zone = Self.zones[word] {
      offsetMinutes = zone * 60
      return true
    }
    if word == "am" || word == "pm" {
      isAfternoon = word == "pm"
      return true
    }
    if word == "t", !numbers.isEmpty { return true }
    if ["st", "nd", "rd", "th"].contains(word), !numbers.isEmpty { return true }
    guard word.count >= 3 else { return false }
    let head = String(word.prefix(3))
    if let found = Self.months.firstIndex(of: head), month == nil {
      month = found + 1
      isMonthName = DateText.month(named: word) != nil || word == "sept"
      return true
    }
    return Self.weekdays.contains(head)
  }

  private mutating func takeNumber(_ rest: inout Substring) -> Bool {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard digits.count <= 6, let value = Int(digits) else { return false }
    rest = rest.dropFirst(digits.count)
    guard rest.first == ":" else {
      numbers.append(Number(value: value, digits: digits.count))
      return numbers.count <= 3
    }
    guard clock.isEmpty else { return false }
    clock = [value]
    while rest.first == ":", clock.count < 3 {
      rest.removeFirst()
      let next = rest.prefix { ("0"..."9").contains($0) }
      guard (1...2).contains(next.count), let part = Int(next) else { return false }
      clock.append(part)
      rest = rest.dropFirst(next.count)
    }
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix { ("0"..."9").contains($0) }
      millisecond = Int((fraction + "000").prefix(3)) ?? 0
      rest = rest.dropFirst(fraction.count + 1)
    }
    return true
  }
}
