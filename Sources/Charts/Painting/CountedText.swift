import Drawing
import Scales
import Typesetting

/// The number in a text that is shown while it counts.
///
/// The first number of the words is written anew, with as many decimals and the same grouping.
struct CountedText {
  private let range: Range<String.Index>
  private let decimals: Int
  private let isGrouped: Bool
  /// The number that the words say.
  let value: Double

  /// Nil for words without a number.
  init?(_ text: String) {
    guard let start = text.firstIndex(where: Self.isDigit) else { return nil }
    var end = start
    var digits = ""
    var decimals: Int?
    var isGrouped = false
    while end < text.endIndex {
      let character = text[end]
      let next = text.index(after: end)
      if Self.isDigit(character) {
        digits.append(character)
        decimals = decimals.map { $0 + 1 }
      } else if character == "," || character == ".", next < text.endIndex,
        Self.isDigit(text[next]), decimals == nil
      {
        if character == "." {
          digits.append(".")
          decimals = 0
        } else {
          isGrouped = true
        }
      } else {
        break
      }
      end = next
    }
    guard let value = Double(digits), value.isFinite else { return nil }
    range = start..<end
    self.decimals = decimals ?? 0
    self.isGrouped = isGrouped
    self.value = value
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// The words with another number.
  private func text(_ text: String, showing value: Double) -> String {
    guard let format = try? NumberFormat("\(isGrouped ? "," : "").\(min(decimals, 12))f") else {
      return text
    }
    return String(text[..<range.lowerBound]) + format.text(value) + text[range.upperBound...]
  }

  /// The number that any of some lines says first.
  static func value(in lines: [String]) -> Double? {
    lines.lazy.compactMap { CountedText($0)?.value }.first
  }

  /// Words with their first number at a value, and whether they have one; nil leaves them.
  static func words(_ words: String, value: Double?) -> (text: String, isCounted: Bool) {
    guard let value, let counted = CountedText(words) else { return (words, false) }
    return (counted.text(words, showing: value), true)
  }

  /// The texts with the first number of them at a value; nil leaves them.
  static func texts(_ texts: [DrawnText], value: Double?) -> [DrawnText] {
    guard let value, let index = texts.firstIndex(where: { CountedText($0.text) != nil }) else {
      return texts
    }
    var texts = texts
    texts[index].text = words(texts[index].text, value: value).text
    texts[index].shownText = words(texts[index].shownText, value: value).text
    return texts
  }

  /// The commands with the first number of their texts at a value; nil leaves them.
  static func commands(_ commands: [DrawCommand], value: Double?) -> [DrawCommand] {
    guard let value else { return commands }
    var commands = commands
    for index in commands.indices {
      guard case .text(var text) = commands[index], let counted = CountedText(text.run.text) else {
        continue
      }
      text.run.text = counted.text(text.run.text, showing: value)
      commands[index] = .text(text)
      break
    }
    return commands
  }
}
