/// Writes numbers by a format (the grammar and results of d3-format).
package struct NumberFormat: Hashable, Sendable {
  package let specifier: NumberSpecifier
  package let locale: NumberLocale

  package init(_ specifier: NumberSpecifier, locale: NumberLocale = .americanEnglish) {
    self.specifier = specifier
    self.locale = locale
  }

  /// Reads the format first.
  package init(_ text: String, locale: NumberLocale = .americanEnglish) throws(FormatError) {
    self.init(try NumberSpecifier(text), locale: locale)
  }

  /// The text of a number; a zero never has a minus.
  package func text(_ value: Double) -> String {
    var padsWithZeros = specifier.padsWithZeros
    var (fill, alignment) = (specifier.fill, specifier.alignment)
    if padsWithZeros || (fill == "0" && alignment == .afterSign) {
      (padsWithZeros, fill, alignment) = (true, "0", .afterSign)
    }
    var parts = kind == .character ? Parts(suffix: ShortestDecimal.text(of: value)) : parts(value)
    let groups = specifier.groups || specifier.kind == .grouped
    if groups, !padsWithZeros { parts.number = locale.grouped(parts.number) }
    let length = parts.prefix.count + parts.number.count + parts.suffix.count
    let missing = max(0, (specifier.width ?? 0) - length)
    var padding = String(repeating: fill, count: missing)
    if groups, padsWithZeros {
      let width = missing > 0 ? (specifier.width ?? 0) - parts.suffix.count : .max
      parts.number = locale.grouped(padding + parts.number, width: width)
      padding = ""
    }
    let (prefix, number, suffix) = (parts.prefix, parts.number, parts.suffix)
    switch alignment {
    case .start: return locale.localized(prefix + number + suffix + padding)
    case .end: return locale.localized(padding + prefix + number + suffix)
    case .afterSign: return locale.localized(prefix + padding + number + suffix)
    case .middle:
      let half = padding.count / 2
      return locale.localized(
        padding.prefix(half) + prefix + number + suffix + padding.dropFirst(half))
    }
  }

  /// What stands before, in, and after the digits that are grouped.
  private struct Parts {
    var prefix = ""
    var number = ""
    var suffix = ""
  }

  private var kind: NumberSpecifier.Kind {
    switch specifier.kind {
    case .grouped: .general
    case let kind?: kind
    case nil: .general
    }
  }

  private var precision: Int {
    guard let precision = specifier.precision ?? (specifier.kind == nil ? 12 : nil) else {
      return 6
    }
    return switch kind {
    case .general, .roundedPercent, .rounded, .prefixed: max(1, min(21, precision))
    default: max(0, min(20, precision))
    }
  }

  private func parts(_ value: Double) -> Parts {
    var digits = value.isNaN ? "NaN" : Digits.text(value.magnitude, kind, precision)
    var unit = ""
    if kind == .prefixed, value.isFinite {
      let result = Digits.prefixed(value.magnitude, precision)
      digits = result.text
      unit = SIPrefix.symbol(power: result.power)
    }
    if specifier.trimsZeros || specifier.kind == nil { digits = Digits.trimmed(digits) }
    let isNegative = value < 0 && !Digits.isZero(digits)

    var parts = Parts()
    if isNegative {
      parts.prefix = specifier.sign == .parentheses ? "(" : locale.minus
    } else if specifier.sign == .always || specifier.sign == .space {
      parts.prefix = String(specifier.sign.rawValue)
    }
    switch specifier.symbol {
    case .currency: parts.prefix += locale.currencyPrefix
    case .radix:
      if [.binary, .octal, .hexadecimal, .upperHexadecimal].contains(kind) {
        parts.prefix += "0" + String(kind.rawValue).lowercased()
      }
    case nil: break
    }
    parts.suffix = unit
    if specifier.symbol == .currency {
      parts.suffix += locale.currencySuffix
    } else if kind == .percent || kind == .roundedPercent {
      parts.suffix += locale.percent
    }
    if isNegative, specifier.sign == .parentheses { parts.suffix += ")" }
    parts.number = digits
    split(&parts)
    return parts
  }

  /// Moves the fraction and the power out of the part that is grouped.
  private func split(_ parts: inout Parts) {
    switch kind {
    case .binary, .octal, .hexadecimal, .upperHexadecimal, .character: return
    default: break
    }
    guard let end = parts.number.firstIndex(where: { !("0"..."9").contains($0) }) else { return }
    let rest = parts.number[end...]
    let tail = rest.first == "." ? locale.decimal + rest.dropFirst() : String(rest)
    parts.suffix = tail + parts.suffix
    parts.number = String(parts.number[..<end])
  }
}
