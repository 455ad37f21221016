/// Writes the ticks of one scale, with as many digits as tell them apart.
package struct TickFormat: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case number(NumberFormat)
    case prefixed(PrefixFormat)
    case log(NumberFormat, LogRule)
    case time(TimeFormat)
    case times(TimeMultiFormat)
  }

  /// Which ticks of a log scale keep their labels.
  struct LogRule: Hashable, Sendable {
    let base: Double
    let isReflected: Bool
    let count: Double
    let total: Int
  }

  private let form: Form

  /// The text of a tick; empty for one that a log scale leaves without a label.
  package func text(_ value: Double) -> String {
    switch form {
    case .number(let format): return format.text(value)
    case .prefixed(let format): return format.text(value)
    case .time(let format): return format.text(value)
    case .times(let format): return format.text(value)
    case .log(let format, let rule):
      let ticks = LogTicks(base: rule.base, isReflected: rule.isReflected)
      let keepsLabel = ticks.isLabeled(value, count: rule.count, total: rule.total)
      return keepsLabel ? format.text(value) : ""
    }
  }

  /// A format for the ticks that `count` puts between two numbers (d3's `tickFormat`).
  package init(
    from start: Double, to stop: Double, count: Double = 10, specifier: NumberSpecifier?,
    locale: NumberLocale = .americanEnglish
  ) {
    var filled = specifier ?? NumberSpecifier.span
    let step = LinearTicks.step(from: start, to: stop, count: count)
    let largest = max(start.magnitude, stop.magnitude)
    let isOpen = filled.precision == nil
    switch filled.kind {
    case .prefixed:
      if isOpen { filled.precision = FormatPrecision.prefixed(step: step, value: largest) }
      form = .prefixed(PrefixFormat(filled, reference: largest, locale: locale))
      return
    case .exponent, .general, .roundedPercent, .rounded, nil:
      if isOpen, let digits = FormatPrecision.rounded(step: step, largest: largest) {
        filled.precision = digits - (filled.kind == .exponent ? 1 : 0)
      }
    case .fixed, .percent:
      if isOpen, let digits = FormatPrecision.fixed(step: step) {
        filled.precision = digits - (filled.kind == .percent ? 2 : 0)
      }
    default: break
    }
    form = .number(NumberFormat(filled, locale: locale))
  }

  /// A format for the ticks of a log scale; without `thinning` every tick has a label.
  init(log specifier: NumberSpecifier, thinning: LogRule?, locale: NumberLocale) {
    let format = NumberFormat(specifier, locale: locale)
    form = thinning.map { .log(format, $0) } ?? .number(format)
  }

  package init(time: TimeFormat) { form = .time(time) }

  package init(times: TimeMultiFormat) { form = .times(times) }
}

extension NumberSpecifier {
  /// What ticks of a straight scale are written with: `,f`.
  fileprivate static var span: NumberSpecifier {
    var specifier = NumberSpecifier()
    specifier.groups = true
    specifier.kind = .fixed
    return specifier
  }
}
