package import SceneModel
import Scales
package import Syntax
package import Tables

/// How a field's values read: its format, its time unit's, or what its scale makes of them.
package struct ValueFormat: Sendable {
  /// Where the values are written, which decides what goes without saying.
  package enum Place: Sendable { case axis, legend, text }

  private let definition: ChannelDefinition?
  private let configuration: Properties
  private let locale: FormatLocale
  private let pattern: String?
  private let time: TimeFormat?
  private let isUTC: Bool
  private let isTemporal: Bool
  private let moments: (@Sendable (Double, Bool) -> String)?

  /// - Parameter units: Formats of times by the largest unit that they begin.
  package init(
    _ definition: ChannelDefinition?, in place: Place, units: JSONObject? = nil,
    configuration: Properties, locale: FormatLocale
  ) {
    moments = units.map { locale.multiFormat($0) } ?? nil
    self.definition = definition
    self.configuration = configuration
    self.locale = locale
    let unit = definition?.timeUnit.flatMap { TimeUnit($0) }
    let formatType = definition?.formatType
    let isTemporal =
      formatType == "time" || formatType == "utc"
      || (formatType == nil && (definition?.type == .temporal || definition?.timeUnit != nil))
    self.isTemporal = isTemporal
    isUTC =
      unit?.isUTC ?? false || formatType == "utc"
      || definition?.scale?["type"]?.string == ScaleType.utc.rawValue
    if isTemporal {
      let usual = place == .axis ? nil : configuration.string("timeFormat")
      pattern = definition?.format ?? unit?.format ?? usual
      let zone = locale.zone(utc: isUTC)
      time = pattern.flatMap { try? TimeFormat($0, locale: locale.times, zone: zone) }
    } else {
      time = nil
      let usual = definition?.type == .quantitative ? configuration.string("numberFormat") : nil
      pattern = definition?.format ?? usual
    }
  }

  /// One value alone, as in a text mark.
  package func text(_ value: Value) -> String {
    if isTemporal, let milliseconds = value.scaleNumber { return moment(milliseconds) }
    if case .number(let number) = value.meaning {
      if let format = numberFormat { return format.text(number) }
      return definition?.type == .quantitative
        ? NumberFormat.plain(number, locale: locale.numbers) : value.text
    }
    return value.text
  }

  /// The two ends of a bin.
  package func text(from start: Value, to end: Value) -> String {
    guard let low = start.scaleNumber, low.isFinite, let high = end.scaleNumber else {
      return "null"
    }
    let format = numberFormat
    func text(_ number: Double) -> String {
      format?.text(number) ?? NumberFormat.plain(number, locale: locale.numbers)
    }
    return text(low) + " – " + text(high)
  }

  /// The labels of an axis or a legend with about `count` of them.
  ///
  /// - Parameter thins: Whether a log scale with many values leaves some without a label.
  package func texts(
    _ values: [Value], scale: PlotScale, count: Double, isNormalized: Bool = false,
    thins: Bool = true
  ) -> [String] {
    if isTemporal {
      return values.map { $0.scaleNumber.map(moment) ?? $0.text }
    }
    guard let continuous = scale.continuous else {
      if let format = numberFormat {
        return values.map { $0.scaleNumber.map { format.text($0) } ?? $0.text }
      }
      return values.map(\.text)
    }
    var pattern = pattern
    if isNormalized, definition?.format == nil {
      pattern = configuration.string("normalizedNumberFormat") ?? ".0%"
    }
    if continuous.isTime {
      return values.map { $0.scaleNumber.map(moment) ?? $0.text }
    }
    guard
      let format = try? continuous.tickFormat(
        count: count, specifier: pattern, numbers: locale.numbers, times: locale.times,
        thins: thins)
    else { return values.map(text) }
    return values.map { $0.scaleNumber.map { format.text($0) } ?? $0.text }
  }

  /// Numbers between the classes of a scale, with the digits that the least distance of some steps needs.
  package func texts(_ boundaries: [Double], steps: [Double]) -> [String] {
    let sorted = steps.sorted()
    let steps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    let format = TickFormat(
      from: 0, to: steps.min() ?? sorted.first ?? 1, count: 30,
      specifier: pattern.flatMap { try? NumberSpecifier($0) }, locale: locale.numbers)
    return boundaries.map(format.text)
  }

  private var numberFormat: NumberFormat? {
    guard !isTemporal else { return nil }
    return pattern.flatMap { try? NumberFormat($0, locale: locale.numbers) }
  }

  private func moment(_ milliseconds: Double) -> String {
    if let moments { return moments(milliseconds, isUTC) }
    return time?.text(milliseconds) ?? locale.multi(milliseconds, utc: isUTC)
  }
}

extension ContinuousScale {
  fileprivate var isTime: Bool { if case .time = kind { true } else { false } }
}
