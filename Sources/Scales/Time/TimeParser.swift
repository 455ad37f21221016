/// Reads times by a format such as `%Y-%m-%d` (the directives of d3-time-format).
package struct TimeParser: Hashable, Sendable {
  private let specifier: TimeSpecifier
  private let locale: TimeLocale
  private let zone: TimeZoneRule
  private let nested: [Character: TimeSpecifier]

  /// - Parameter zone: where the times are when the text names no offset.
  package init(
    _ text: String, locale: TimeLocale = .americanEnglish, zone: TimeZoneRule = .utc
  ) throws(FormatError) {
    specifier = try TimeSpecifier(text)
    nested = [
      "c": try TimeSpecifier(locale.dateTime), "x": try TimeSpecifier(locale.date),
      "X": try TimeSpecifier(locale.time),
    ]
    self.locale = locale
    self.zone = zone
  }

  /// The time in milliseconds since 1970; nil when the text does not fit the format to its end.
  package func time(_ text: String) -> Double? {
    var rest = text[...]
    var fields = TimeFields()
    guard read(specifier, &rest, &fields, depth: 0), rest.isEmpty else { return nil }
    let time = fields.milliseconds(in: zone)
    return time?.isFinite == true ? time : nil
  }

  private func read(
    _ specifier: TimeSpecifier, _ rest: inout Substring, _ fields: inout TimeFields, depth: Int
  ) -> Bool {
    for part in specifier.parts {
      switch part {
      case .text(let text):
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
      case .directive(let letter, _):
        guard !rest.isEmpty, read(letter, &rest, &fields, depth: depth) else { return false }
      }
    }
    return true
  }

  private func read(
    _ letter: Character, _ rest: inout Substring, _ fields: inout TimeFields, depth: Int
  ) -> Bool {
    func number(_ width: Int, _ store: (inout TimeFields, Int) -> Void) -> Bool {
      guard let value = Self.number(&rest, width) else { return false }
      store(&fields, value)
      return true
    }
    func name(_ names: [String], _ store: (inout TimeFields, Int) -> Void) -> Bool {
      guard let index = Self.name(&rest, names) else { return false }
      store(&fields, index)
      return true
    }
    switch letter {
    case "a": return name(locale.shortDays) { $0.weekday = $1 }
    case "A": return name(locale.days) { $0.weekday = $1 }
    case "b": return name(locale.shortMonths) { $0.month = $1 + 1 }
    case "B": return name(locale.months) { $0.month = $1 + 1 }
    case "c", "x", "X":
      guard depth < 3, let inner = nested[letter] else { return false }
      return read(inner, &rest, &fields, depth: depth + 1)
    case "d", "e": return number(2) { $0.day = $1 }
    case "f": return number(6) { $0.millisecond = $1 / 1000 }
    case "g", "y": return number(2) { $0.year = $1 + ($1 > 68 ? 1900 : 2000) }
    case "G", "Y": return number(4) { $0.year = $1 }
    case "H", "I": return number(2) { $0.hour = $1 }
    case "j":
      return number(3) {
        $0.month = 1
        $0.day = $1
      }
    case "L": return number(3) { $0.millisecond = $1 }
    case "m": return number(2) { $0.month = $1 }
    case "M": return number(2) { $0.minute = $1 }
    case "p": return name(locale.periods) { $0.isAfternoon = $1 == 1 }
    case "q": return number(1) { $0.quarterMonth = $1 * 3 - 2 }
    case "Q", "s":
      // Unlike d3 we read times before 1970 back too.
      let isNegative = rest.first == "-"
      if isNegative { rest.removeFirst() }
      return number(18) { fields, count in
        let value = isNegative ? -Double(count) : Double(count)
        if letter == "Q" { fields.milliseconds = value } else { fields.seconds = value }
      }
    case "S": return number(2) { $0.second = $1 }
    case "u": return number(1) { $0.weekday = $1 % 7 }
    case "U": return number(2) { $0.sundayWeek = $1 }
    case "V": return number(2) { $0.isoWeek = $1 }
    case "w": return number(1) { $0.weekday = $1 }
    case "W": return number(2) { $0.mondayWeek = $1 }
    case "Z":
      guard let minutes = Self.offset(&rest) else { return false }
      fields.offsetMinutes = minutes
      return true
    default:
      guard rest.first == "%" else { return false }
      rest.removeFirst()
      return true
    }
  }

  /// Reads spaces and digits, `width` characters at most.
  private static func number(_ rest: inout Substring, _ width: Int) -> Int? {
    let head = rest.prefix(width)
    let spaces = head.prefix { $0.isWhitespace }
    let digits = head.dropFirst(spaces.count).prefix { ("0"..."9").contains($0) }
    guard let value = Int(digits) else { return nil }
    rest = rest.dropFirst(spaces.count + digits.count)
    return value
  }

  /// Reads the first of some names that the text begins with, in any case.
  private static func name(_ rest: inout Substring, _ names: [String]) -> Int? {
    let found = names.firstIndex { name in
      !name.isEmpty && rest.prefix(name.count).lowercased() == name.lowercased()
    }
    guard let found else { return nil }
    rest = rest.dropFirst(names[found].count)
    return found
  }

  /// Reads `Z`, `+hh`, `+hhmm` or `+hh:mm`, in minutes ahead of UTC.
  static func offset(_ rest: inout Substring) -> Int? {
    guard let sign = rest.first else { return nil }
    if sign == "Z" {
      rest.removeFirst()
      return 0
    }
    guard sign == "+" || sign == "-" || sign == "\u{2212}" else { return nil }
    var tail = rest.dropFirst()
    let hours = tail.prefix(2)
    guard hours.count == 2, hours.allSatisfy({ ("0"..."9").contains($0) }), let hour = Int(hours)
    else { return nil }
    tail = tail.dropFirst(2)
    var afterColon = tail.first == ":" ? tail.dropFirst() : tail
    let minutes = afterColon.prefix(2)
    var minute = 0
    if minutes.count == 2, minutes.allSatisfy({ ("0"..."9").contains($0) }) {
      minute = Int(minutes) ?? 0
      afterColon = afterColon.dropFirst(2)
      tail = afterColon
    }
    rest = tail
    let total = hour * 60 + minute
    return sign == "+" ? total : -total
  }
}
