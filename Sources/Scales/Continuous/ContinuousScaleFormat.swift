/// The tick labels of a continuous scale.
extension ContinuousScale {
  /// Whose habits the labels of a log scale follow; other scales are alike in both.
  package enum LabelStyle: Sendable {
    /// Plain numbers with up to 12 digits, as in Vega and Vega-Lite: `1,000`.
    case vega
    /// With a prefix for powers of a thousand, as in d3: `1k`.
    case d3
  }

  /// A format for the ticks that `ticks(count:)` gives.
  ///
  /// - Parameters:
  ///   - specifier: a number format, or for a time scale a time format; nil for the usual one.
  ///   - thins: whether a log scale with many ticks leaves some without a label.
  /// - Throws: `FormatError` for a bad specifier.
  package func tickFormat(
    count: Double = 10, specifier: String? = nil, numbers: NumberLocale = .americanEnglish,
    times: TimeLocale = .americanEnglish, style: LabelStyle = .vega, thins: Bool = true
  ) throws(FormatError) -> TickFormat {
    if case .time(let zone) = kind {
      if let specifier {
        return TickFormat(time: try TimeFormat(specifier, locale: times, zone: zone))
      }
      return TickFormat(times: try TimeMultiFormat(locale: times, zone: zone))
    }
    var number: NumberSpecifier?
    if let specifier { number = try NumberSpecifier(specifier) }
    guard case .log(let base) = kind else {
      let (first, last) = ends
      return TickFormat(
        from: first, to: last, count: count, specifier: number, locale: numbers)
    }
    let filled = Self.logSpecifier(number, base: base, style: style)
    // The default number of ticks decides in d3, the number asked for in Vega.
    let shown = (try? ticks(count: style == .d3 ? 10 : count))?.count ?? 0
    let rule = TickFormat.LogRule(
      base: LogTicks(base: base, isReflected: false).base, isReflected: isReflected,
      count: count, total: shown)
    return TickFormat(
      log: filled, thinning: thins && count.isFinite ? rule : nil, locale: numbers)
  }

  private static func logSpecifier(
    _ given: NumberSpecifier?, base: Double, style: LabelStyle
  ) -> NumberSpecifier {
    var specifier = given ?? NumberSpecifier()
    if given == nil {
      if style == .d3, base == 10 { specifier.kind = .prefixed } else { specifier.groups = true }
    }
    guard specifier.precision == nil else { return specifier }
    switch style {
    case .d3:
      if base.rounded() == base { specifier.trimsZeros = true }
    case .vega:
      specifier.trimsZeros = true
      specifier.precision =
        switch specifier.kind {
        case .percent: 10
        case .exponent: 11
        default: 12
        }
    }
    return specifier
  }
}
