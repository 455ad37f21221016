import SceneModel
import Scales
import Syntax
import Tables

/// How a field's values read: its format, its time unit's, or what its scale makes of them.
struct ValueFormat: Sendable {
  private let definition: ChannelDefinition?
  private let configuration: Properties
  private let locale: FormatLocale
  private let number: NumberFormat?
  private let time: TimeFormat?
  private let isTemporal: Bool

  init(_ definition: ChannelDefinition?, configuration: Properties, locale: FormatLocale) {
    self.definition = definition
    self.configuration = configuration
    self.locale = locale
    let unit = definition?.timeUnit
    isTemporal =
      definition?.formatType == "time" || definition?.formatType == "utc"
      || (definition?.formatType == nil && (definition?.type == .temporal || unit != nil))
    let format = definition?.format
    if isTemporal {
      number = nil
      let pattern =
        format ?? configuration.string("timeFormat")
        ?? unit.flatMap { TimeUnit($0) }?.format
      let isUTC = unit.flatMap { TimeUnit($0) }?.isUTC ?? false || definition?.formatType == "utc"
      time = pattern.flatMap {
        try? TimeFormat($0, locale: locale.times, zone: locale.zone(utc: isUTC))
      }
    } else {
      time = nil
      let pattern =
        format ?? (definition?.type == .quantitative ? configuration.string("numberFormat") : nil)
      number = pattern.flatMap { try? NumberFormat($0, locale: locale.numbers) }
    }
  }

  /// Whether the format shows no fractions, so that ticks between whole numbers would read alike.
  var isWholeNumber: Bool {
    guard let text = definition?.format, !isTemporal else { return false }
    return text.hasSuffix("d")
  }

  /// One value alone, as in a text mark.
  func text(_ value: Value) -> String {
    switch value {
    case .number(let number):
      if isTemporal { return time?.text(number) ?? value.text }
      if let format = self.number { return format.text(number) }
      if definition?.type == .quantitative, definition?.field != nil || definition?.aggregate != nil
      {
        return NumberFormat.plain(number, locale: locale.numbers)
      }
      return value.text
    case .date(let milliseconds):
      if let time { return time.text(milliseconds) }
      return locale.multi(milliseconds, utc: false)
    default: return value.text
    }
  }

  /// The labels of an axis or a legend, all in one style so that no two read alike.
  func texts(_ values: [Value], scale: PlotScale, isNormalized: Bool) -> [String] {
    if isTemporal {
      return values.map { value in
        guard let milliseconds = value.scaleNumber else { return value.text }
        if let time { return time.text(milliseconds) }
        return locale.multi(milliseconds, utc: scale.type == .utc)
      }
    }
    if let format = number {
      return values.map { $0.scaleNumber.map { format.text($0) } ?? $0.text }
    }
    guard let continuous = scale.continuous else {
      return values.map { discrete($0) }
    }
    if isNormalized {
      let pattern = configuration.string("normalizedNumberFormat") ?? ".0%"
      if let percent = try? NumberFormat(pattern, locale: locale.numbers) {
        return values.map { percent.text($0.scaleNumber ?? 0) }
      }
    }
    let numbers = values.map { $0.scaleNumber ?? .nan }
    return continuous.labels(numbers, locale: locale.numbers)
  }

  /// A discrete value: a bin as its two ends, anything else as it is.
  private func discrete(_ value: Value) -> String {
    if case .number(let number) = value, definition?.type == .quantitative {
      return NumberFormat.plain(number, locale: locale.numbers)
    }
    return value.text
  }
}
