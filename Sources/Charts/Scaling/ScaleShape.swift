import Scales
import Syntax

extension ContinuousScale {
  /// The scale with its domain stretched so that its old ends lie `points` inside the range.
  func padded(by points: Double) -> ContinuousScale {
    guard range.count == 2, domain.count == 2 else { return self }
    let length = range[1] - range[0]
    let inner = abs(length) - 2 * points
    guard inner > 0, length != 0 else { return self }
    let reach = points * abs(length) / inner * (length < 0 ? -1 : 1)
    let low = value(at: range[0] - reach)
    let high = value(at: range[1] + reach)
    guard low.isFinite, high.isFinite else { return self }
    var scale = self
    scale.domain = [low, high]
    return scale
  }

  /// The labels of values on this scale, with as many digits as tell them apart and no more.
  func labels(_ values: [Double], locale: NumberLocale) -> [String] {
    if case .log = kind {
      let count = Double(values.count)
      if let format = try? tickFormat(
        count: max(count, 1), numbers: locale, thins: values.count > 12)
      {
        return values.map { format.text($0) }
      }
    }
    let magnitude = values.map(abs).max() ?? 0
    var digits = 0
    while digits < 12, !values.allSatisfy({ Self.isExact($0, digits: digits, scale: magnitude) }) {
      digits += 1
    }
    guard let format = try? NumberFormat(",.\(digits)f", locale: locale) else {
      return values.map { NumberText.shortest($0) }
    }
    if magnitude < 1e-9, magnitude > 0, let small = try? NumberFormat("~g", locale: locale) {
      return values.map { small.text($0) }
    }
    return values.map { format.text($0) }
  }

  private static func isExact(_ value: Double, digits: Int, scale: Double) -> Bool {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let rounded = (value * power).rounded() / power
    return abs(rounded - value) <= max(scale, abs(value)) * 1e-12
  }
}

extension CalendarInterval {
  /// The interval of a word such as `month`, or of `{interval, step}`.
  init?(_ node: JSONNode, zone: TimeZoneRule) {
    guard let word = node.string ?? node["interval"]?.string,
      let unit = Unit(rawValue: word)
    else { return nil }
    self.init(
      unit, step: node["step"]?.number.flatMap { Int(exactly: $0) } ?? 1, zone: zone)
  }
}

extension NumberFormat {
  /// A number without a format of its own: up to twelve digits, no grouping.
  static func plain(_ value: Double, locale: NumberLocale) -> String {
    (try? NumberFormat("", locale: locale))?.text(value) ?? NumberText.shortest(value)
  }
}
