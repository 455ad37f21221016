package import Typesetting

/// Which end of a side a title stands at, by Vega's words.
package enum TitleAnchor: String, CaseIterable, Sendable, Hashable {
  case start, middle, end

  /// The alignment of text that stands there.
  package var align: TextAlign {
    switch self {
    case .start: .left
    case .middle: .center
    case .end: .right
    }
  }

  /// How far along the side it is, 0…1.
  package var fraction: Double { align.share }
}
