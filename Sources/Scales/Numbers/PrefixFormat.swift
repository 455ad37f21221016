/// Writes numbers over one fixed power of a thousand (d3's `formatPrefix`).
package struct PrefixFormat: Hashable, Sendable {
  private let format: NumberFormat
  private let factor: Double
  private let symbol: String

  /// Takes the power from a reference number; the specifier's type does not matter.
  package init(
    _ specifier: NumberSpecifier, reference: Double, locale: NumberLocale = .americanEnglish
  ) {
    var fixed = specifier
    fixed.kind = .fixed
    format = NumberFormat(fixed, locale: locale)
    let power = SIPrefix.power(exponent: ShortestDecimal(reference).exponent)
    factor = LinearTicks.powerOfTen(Double(-power))
    symbol = SIPrefix.symbol(power: power)
  }

  package func text(_ value: Double) -> String {
    format.text(factor * value) + symbol
  }
}
