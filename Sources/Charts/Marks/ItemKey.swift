import Tables
import VisualEncoding

/// What an item, a line or a stack is known by, over time and between states: the values of its key, in their order.
///
/// Two keys are one where all their values are: "Korea, South" is another key than "Korea" and "South" together,
/// though both read alike.
package struct ItemKey: Sendable, Hashable {
  /// As messages and facts have it: the values with commas between.
  package let text: String
  /// Where each value but the first begins in the text, in bytes.
  private let breaks: [Int]

  /// Whether it is a row's number, for want of anything that tells items apart.
  let isRowNumber: Bool

  private static let separator = ", "

  /// A key of several values.
  package init(_ parts: [String]) {
    var text = ""
    var breaks: [Int] = []
    for (index, part) in parts.enumerated() {
      if index > 0 {
        text += Self.separator
        breaks.append(text.utf8.count)
      }
      text += part
    }
    self.init(text: text, breaks: breaks)
  }

  /// A key of the values that a row has in some columns.
  init(_ values: [Value]) {
    if values.count == 1 {
      self.init(text: values[0].text, breaks: [])
    } else {
      self.init(values.map(\.text))
    }
  }

  /// The key of a row without any value to tell it by.
  init(row: Int) { self.init(text: "\(row)", breaks: [], isRowNumber: true) }

  private init(text: String, breaks: [Int], isRowNumber: Bool = false) {
    self.text = text
    self.breaks = breaks
    self.isRowNumber = isRowNumber
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The values, each as its text; the last one with the number that tells items of one key apart.
  package var parts: [String] {
    guard !breaks.isEmpty else { return [text] }
    let bytes = text.utf8
    var parts: [String] = []
    var start = bytes.startIndex
    for offset in breaks {
      let next = bytes.index(bytes.startIndex, offsetBy: offset)
      parts.append(String(text[start..<bytes.index(next, offsetBy: -Self.separator.utf8.count)]))
      start = next
    }
    return parts + [String(text[start...])]
  }

  /// The key of the n-th item, counted from 1, that has the same values.
  func numbered(_ number: Int) -> ItemKey {
    number < 2 ? self : ItemKey(text: "\(text) #\(number)", breaks: breaks)
  }

  /// Whether words of the scene's mean the item: the whole key, or one of its values.
  func isMeant(by words: String) -> Bool {
    text == words || (!breaks.isEmpty && parts.contains(words))
  }
}

extension ItemKey: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A key of one value.
  package init(stringLiteral value: String) { self.init(text: value, breaks: []) }
}

extension ItemKey: Comparable {
  package static func < (a: ItemKey, b: ItemKey) -> Bool {
    a.text == b.text ? a.breaks.lexicographicallyPrecedes(b.breaks) : a.text < b.text
  }
}

extension ItemKey: CustomStringConvertible {
  package var description: String { text }
}
