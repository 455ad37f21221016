/// Which part of a line of text stands at its anchor, by Vega's words.
package enum TextAlign: String, CaseIterable, Sendable, Hashable {
  case left, center, right

  /// The share of the line's width that lies before the anchor, 0…1.
  package var share: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
