package import VisualEncoding

/// Where a legend stands, by Vega's words: beside the plot, in one of its corners, or at a given place.
package enum LegendOrient: String, CaseIterable, Sendable, Hashable {
  case left, right, top, bottom, none
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"

  /// The side of the plot whose room the legend takes; nil inside the plot.
  package var side: Orient? { Orient(rawValue: rawValue) }

  /// Whether the legend stands above or below the plot.
  package var isHorizontal: Bool { self == .top || self == .bottom }

  /// Whether the legend stands in a corner of the plot.
  package var isCorner: Bool { side == nil && self != .none }
}
