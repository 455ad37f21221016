/// A number format taken apart: `[[fill]align][sign][symbol][0][width][,][.precision][~][type]`.
package struct NumberSpecifier: Hashable, Sendable {
  /// Where the padding goes.
  package enum Alignment: Character, Sendable {
    case start = "<"
    case end = ">"
    case middle = "^"
    case afterSign = "="
  }

  /// What stands before a number, by its sign.
  package enum Sign: Character, Sendable {
    case negativeOnly = "-"
    case always = "+"
    case parentheses = "("
    case space = " "
  }

  /// A currency sign or a radix prefix.
  package enum Symbol: Character, Sendable {
    case currency = "$"
    case radix = "#"
  }

  /// How the digits are made; the letters are d3's.
  package enum Kind: Character, Sendable, CaseIterable {
    case exponent = "e"
    case fixed = "f"
    case general = "g"
    case rounded = "r"
    case prefixed = "s"
    case percent = "%"
    case roundedPercent = "p"
    case binary = "b"
    case octal = "o"
    case decimal = "d"
    case hexadecimal = "x"
    case upperHexadecimal = "X"
    case character = "c"
    case grouped = "n"
  }

  package var fill: Character = " "
  package var alignment: Alignment = .end
  package var sign: Sign = .negativeOnly
  package var symbol: Symbol?
  package var padsWithZeros = false
  package var width: Int?
  package var groups = false
  package var precision: Int?
  package var trimsZeros = false
  /// Nothing stands for a general format of 12 digits without trailing zeros.
  package var kind: Kind?

  /// The widest padding that is accepted.
  package static let widthLimit = 1000

  package init() {}

  /// Reads a format.
  ///
  /// - Throws: `FormatError` at the first character that fits nowhere.
  package init(_ text: String) throws(FormatError) {
    let characters = Array(text)
    var index = 0
    func next<Value>(_ read: (Character) -> Value?) -> Value? {
      guard index < characters.count, let value = read(characters[index]) else { return nil }
      index += 1
      return value
    }
    func fault(_ reason: String, at position: Int) -> FormatError {
      FormatError(specifier: text, position: position, reason: reason)
    }

    if characters.count > 1, let found = Alignment(rawValue: characters[1]) {
      fill = characters[0]
      alignment = found
      index = 2
    } else if let found = next(Alignment.init(rawValue:)) {
      alignment = found
    }
    if let found = next(Sign.init(rawValue:)) { sign = found }
    symbol = next(Symbol.init(rawValue:))
    padsWithZeros = next { $0 == "0" ? true : nil } ?? false
    let widthPosition = index
    if let digits = Self.digits(characters, &index) {
      guard let number = Int(digits), number <= Self.widthLimit else {
        throw fault("the width is over \(Self.widthLimit)", at: widthPosition)
      }
      width = number
    }
    groups = next { $0 == "," ? true : nil } ?? false
    if next({ $0 == "." ? true : nil }) != nil {
      guard let digits = Self.digits(characters, &index) else {
        throw fault("a number must follow the point", at: index)
      }
      precision = Int(digits) ?? 99
    }
    trimsZeros = next { $0 == "~" ? true : nil } ?? false
    kind = next(Kind.init(rawValue:))
    guard index == characters.count else {
      let rest = characters[index]
      throw fault(
        rest.isLetter && index == characters.count - 1
          ? "there is no type \"\(rest)\"" : "\"\(rest)\" has no place here", at: index)
    }
  }

  private static func digits(_ characters: [Character], _ index: inout Int) -> String? {
    let start = index
    while index < characters.count, ("0"..."9").contains(characters[index]) { index += 1 }
    return start == index ? nil : String(characters[start..<index])
  }
}
