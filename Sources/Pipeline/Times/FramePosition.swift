package import Motion

/// A moment of a film as the user writes it: `2.5`, `2.5s`, `50%`, `frame:37`, `first`, `last` or `name.end + 0.5`.
package enum FramePosition: Hashable, Sendable {
  /// Seconds from the start, 0 or more.
  case seconds(Double)
  /// A share of the film's duration, 0…1.
  case fraction(Double)
  /// The number of a frame, from 0.
  case frame(Int)
  case last
  /// An edge of a named entry of the timeline, moved by an offset in seconds.
  case named(String, edge: BeginRule.Edge, offset: Double)

  /// What a message says that a position may be.
  package static let expectation = "seconds, a percentage, frame:N, first, last or name.end"

  /// Reads a position; nil for any other text.
  package init?(reading text: String) {
    func number(_ text: some StringProtocol) -> Double? {
      guard let value = Double(text), value.isFinite, value >= 0, text.first != "." else {
        return nil
      }
      return value
    }
    if text == "last" {
      self = .last
    } else if text == "first" {
      self = .frame(0)
    } else if text.hasPrefix("frame:") {
      guard let index = Int(text.dropFirst("frame:".count)), index >= 0 else { return nil }
      self = .frame(index)
    } else if text.hasSuffix("%") {
      guard let percent = number(text.dropLast()), percent <= 100 else { return nil }
      self = .fraction(percent / 100)
    } else if let seconds = number(text.hasSuffix("s") ? text.dropLast() : text[...]) {
      self = .seconds(seconds)
    } else {
      guard case .reference(let name, let edge, let offset) = BeginRule(text) else { return nil }
      self = .named(name, edge: edge, offset: offset)
    }
  }
}
