package import Drawing

/// The longest that a line of text may be, and what ends a line that was cut there.
package struct TextLimit: Hashable, Sendable {
  /// Points; infinity where there is no limit.
  package let width: Double
  package let ellipsis: String

  /// A limit in points; 0 or less, or not a number, is none.
  package init(_ width: Double, ellipsis: String = "…") {
    self.width = width > 0 ? width : .infinity
    self.ellipsis = ellipsis
  }

  /// The longest beginning of a text that fits together with the ellipsis, and its width in points.
  ///
  /// A text that fits is returned as it is. The ellipsis alone is the shortest answer.
  package func fit(_ text: String, font: Font, measurer: any TextMeasurer) -> (
    text: String, width: Double
  ) {
    func measured(_ text: String) -> Double {
      let width = text.isEmpty ? 0 : measurer.measure(TextRun(text, font: font)).width
      return width.isFinite ? max(0, width) : 0
    }
    let full = measured(text)
    guard full > width else { return (text, full) }
    let characters = Array(text)
    func shortened(_ count: Int) -> String {
      var kept = characters.prefix(count)
      while kept.last?.isWhitespace == true { kept.removeLast() }
      return String(kept) + ellipsis
    }
    var fits = 0
    var tooLong = characters.count
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      if measured(shortened(middle)) <= width { fits = middle } else { tooLong = middle }
    }
    let result = shortened(fits)
    return (result, measured(result))
  }
}
