import Scales
import SceneModel
import Syntax
import Tables
import VisualEncoding

/// The periods of a view in the order in which they play.
///
/// - `sort` says it; without it numbers and dates rise, and so do texts that differ only in numbers and in the
///   names of months, years first.
/// - Words keep the data's order. Names of months or weekdays alone do too where they follow one another in the
///   calendar, wherever they begin; else they take the calendar's. Both are guesses, and told.
struct PeriodOrder {
  let periods: [Value]
  /// Where each period is on the axis of time, by which values between two of them are found.
  let places: [Double]
  private(set) var warning: Diagnostic?

  /// - Parameter values: those of the rows in the data's order; what is no valid value is no period.
  init(_ values: [Value], time: TimeChannel, locale: FormatLocale) {
    var seen: Set<Value> = []
    let distinct = values.filter { $0.isValid && seen.insert($0).inserted }
    let reading = Reading(distinct, time: time, locale: locale)
    let ordered: [Value]
    switch time.sort {
    case .none:
      ordered = reading.usual
      warning = reading.guess.map { guess in
        Diagnostic(
          .warning,
          "the periods of \"time\" are \(guess.words) and play in \(guess.order) order, from \"\(ordered.first?.text ?? "")\" to \"\(ordered.last?.text ?? "")\"; \"sort\" sets one",
          at: time.location)
      }
    case .between(let first, let last):
      let ends = [first, last].compactMap { Self.end($0, type: time.type, zone: locale.zone) }
      let (low, high) = (ends.min() ?? -.infinity, ends.max() ?? .infinity)
      let within = reading.rising.filter { value in
        reading.number(value).map { low...high ~= $0 } ?? false
      }
      ordered = ends.first == high && low < high ? within.reversed() : within
      if within.isEmpty {
        warning = Diagnostic(
          .warning, "no period lies within the domain of \"time\", so all rows are one period",
          at: first.location)
      }
    case .data: ordered = distinct
    case .ascending: ordered = reading.rising
    case .descending: ordered = reading.rising.reversed()
    case .listed(let nodes), .only(let nodes):
      var listed: [Value] = []
      for node in nodes {
        let found = reading.value(of: node).flatMap { wanted in distinct.first { $0 == wanted } }
        if let found, !listed.contains(found) { listed.append(found) }
      }
      if case .only = time.sort {
        ordered = listed
        warning = nodes.first { reading.value(of: $0).map { !listed.contains($0) } ?? true }.map {
          Diagnostic(
            .warning,
            "no row is of the period \(Value($0).asText), which the domain of \"time\" names",
            at: $0.location)
        }
        break
      }
      let known = Set(listed)
      ordered = listed + distinct.filter { !known.contains($0) }
    }
    periods = ordered
    let numbers = ordered.compactMap(reading.number)
    let rises = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    let falls = zip(numbers, numbers.dropFirst()).allSatisfy { $0 > $1 }
    places =
      numbers.count == ordered.count && (rises || falls)
      ? numbers : ordered.indices.map(Double.init)
  }
}

extension PeriodOrder {
  /// Where an end of a domain is on the axis of time.
  private static func end(
    _ node: JSONNode, type: ChannelDefinition.FieldType?, zone: TimeZoneRule
  ) -> Double? {
    type == .temporal || node.number == nil
      ? DateTimeValue.milliseconds(node, zone: zone) : node.number
  }
}

/// What the names of periods mean.
private struct Reading {
  private let distinct: [Value]
  private let type: ChannelDefinition.FieldType?
  private let zone: TimeZoneRule
  private let keys: [[Double]]?
  /// What periods that are only names of one list are called, and their places in it.
  private let names: (words: String, places: [Int], isRunning: Bool)?

  init(_ distinct: [Value], time: TimeChannel, locale: FormatLocale) {
    self.distinct = distinct
    type = time.type
    zone = locale.zone
    let calendar = [TimeLocale.americanEnglish, locale.times].map(CalendarNames.init)
    let texts = distinct.compactMap(\.words)
    guard texts.count == distinct.count, !texts.isEmpty else {
      keys = nil
      names = nil
      return
    }
    names = calendar.lazy.compactMap { $0.places(of: texts) }.first
    keys = names == nil ? calendar.lazy.compactMap { PeriodText.keys(texts, $0) }.first : nil
  }

  /// The number by which a period lies on a measured axis of time; nil where time is an order only.
  func number(_ value: Value) -> Double? {
    switch type {
    case .quantitative: value.scaleNumber
    case .temporal: instant(value)
    case nil: value.scaleNumber
    default: nil
    }
  }

  private func instant(_ value: Value) -> Double? {
    if let text = value.words { return DateText.milliseconds(text, zone: zone) }
    return value.scaleNumber
  }

  /// The value that a list of the scene names.
  func value(of node: JSONNode) -> Value? {
    let places = ValuePlaces(distinct)
    let date = DateTimeValue.milliseconds(node, zone: zone).flatMap { places[.date($0)] }
    return (places[Value(node)] ?? date).map { distinct[$0] }
  }

  /// The order without a word of the scene's.
  var usual: [Value] {
    if type == .nominal { return distinct }
    if let names { return names.isRunning ? distinct : rising }
    return isReadable ? rising : distinct
  }

  /// Why the usual order is a guess.
  var guess: (words: String, order: String)? {
    guard type != .nominal, distinct.count > 1 else { return nil }
    if let names { return (names.words, names.isRunning ? "the data's" : "the calendar's") }
    return isReadable ? nil : ("words", "the data's")
  }

  private var isReadable: Bool {
    keys != nil || numbers != nil
      || !distinct.contains { $0.words != nil }
  }

  private var numbers: [Double]? {
    let numbers = distinct.compactMap { type == .temporal ? instant($0) : $0.scaleNumber }
    return numbers.count == distinct.count ? numbers : nil
  }

  /// From the least to the greatest: by number or time, by the calendar, else as texts.
  var rising: [Value] {
    func sorted<Key>(_ keys: [Key], _ isLess: (Key, Key) -> Bool) -> [Value] {
      zip(keys, distinct).enumerated().sorted { a, b in
        if isLess(a.element.0, b.element.0) { return true }
        return isLess(b.element.0, a.element.0) ? false : a.offset < b.offset
      }.map(\.element.1)
    }
    if let numbers { return sorted(numbers, <) }
    if let names { return sorted(names.places, <) }
    if let keys { return sorted(keys) { $0.lexicographicallyPrecedes($1) } }
    return sorted(distinct) { ValueOrder.compareDistinct($0, $1) < 0 }
  }
}

extension Value {
  /// The text of a value that is one, or a cell of a file; nil for all else.
  fileprivate var words: String? {
    switch self {
    case .string(let text): text
    case .cell(let cell): cell.text
    default: nil
    }
  }
}

/// Texts that differ in their numbers and in the names of months only, such as "Q3 2020" or "Jan 2020".
private enum PeriodText {
  private enum Part: Hashable {
    case word(String)
    case month(Int)
    case number(String)
  }

  /// By what texts of one form are in order: the year, the month's name, then other numbers as they stand; nil
  /// where they are not of one form.
  static func keys(_ texts: [String], _ calendar: CalendarNames) -> [[Double]]? {
    let parts = texts.map { Self.parts(of: $0, calendar) }
    guard let form = parts.first?.map(blank), parts.allSatisfy({ $0.map(blank) == form }) else {
      return nil
    }
    let numbers = parts.map { $0.compactMap(value) }
    guard let count = numbers.first?.count, count > 0 else { return nil }
    let columns = (0..<count).map { column in numbers.map { $0[column] } }
    let months = (parts.first ?? []).compactMap { part -> Bool? in
      switch part {
      case .month: true
      case .number: false
      case .word: nil
      }
    }
    let year = columns.firstIndex { $0.allSatisfy { (1000...2999).contains($0) } }
    var order = Array(columns.indices)
    // Of a day and a month in figures before a year, the one that passes 12 is the day.
    let isDayFirst =
      year == 2 && count == 3 && !months.contains(true)
      && (columns[0].contains { $0 > 12 } || texts.contains { $0.contains(".") })
    if isDayFirst { order = [1, 0, 2] }
    order = order.enumerated().sorted { a, b in
      (rank(a.element, year, months), a.offset) < (rank(b.element, year, months), b.offset)
    }.map(\.element)
    return numbers.map { row in order.map { row[$0] } }
  }

  private static func rank(_ column: Int, _ year: Int?, _ months: [Bool]) -> Int {
    column == year ? 0 : months[column] ? 1 : 2
  }

  private static func blank(_ part: Part) -> Part {
    switch part {
    case .word: part
    case .month: .month(0)
    case .number: .number("")
    }
  }

  private static func value(_ part: Part) -> Double? {
    switch part {
    case .word: nil
    case .month(let month): Double(month)
    case .number(let digits): Double(digits)
    }
  }

  private static func parts(of text: String, _ calendar: CalendarNames) -> [Part] {
    enum Kind { case letter, digit, sign }
    func kind(_ character: Character) -> Kind {
      character.isASCII && character.isNumber ? .digit : character.isLetter ? .letter : .sign
    }
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { kind($0) == kind(first) }
      rest = rest[run.endIndex...]
      switch kind(first) {
      case .digit: parts.append(.number(String(run)))
      case .letter:
        parts.append(calendar.month(String(run)).map { .month($0) } ?? .word(run.lowercased()))
      case .sign: parts.append(.word(String(run)))
      }
    }
    return parts
  }
}
