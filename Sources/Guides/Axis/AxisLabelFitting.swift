package import Drawing
package import Geometry
package import Typesetting

/// Shortens a placed text until it lies inside bounds or clear of a neighbour.
package struct AxisLabelFitting {
  /// A text is never cut to less than this many ems; below it the label is dropped.
  static let shortestInEms = 3.0

  package var measurer: any TextMeasurer

  /// How far each side of the text's box moves in for each point that the text gets shorter.
  package struct Rates {
    package var left: Double
    package var top: Double
    package var right: Double
    package var bottom: Double

    init(_ style: TextStyle) {
      let turn = TextTurn(degrees: style.angleDegrees)
      let ends = [-style.align.share, 1 - style.align.share]
      left = ends.map { -$0 * turn.cosine }.max() ?? 0
      right = ends.map { $0 * turn.cosine }.max() ?? 0
      top = ends.map { -$0 * turn.sine }.max() ?? 0
      bottom = ends.map { $0 * turn.sine }.max() ?? 0
    }
  }

  /// The text cut so that its box lies inside bounds; nil where that leaves too little of it.
  package func fitted(_ placement: TextPlacement, in bounds: Rectangle) -> TextPlacement? {
    let excess = self.excess(placement, in: bounds)
    guard excess.isFinite else { return nil }
    return excess == 0 ? placement : cut(placement, to: placement.size.width - excess)
  }

  /// The text cut towards bounds as far as that helps and leaves enough of it.
  package func shortened(_ placement: TextPlacement, in bounds: Rectangle) -> TextPlacement {
    let excess = self.excess(placement, in: bounds)
    guard excess > 0, excess.isFinite else { return placement }
    let least = Self.shortestInEms * placement.style.font.size
    return cut(placement, to: max(least, placement.size.width - excess)) ?? placement
  }

  /// How much shorter a text must be to lie in bounds; infinite where no cut helps.
  private func excess(_ placement: TextPlacement, in bounds: Rectangle) -> Double {
    let box = placement.box
    let rates = Rates(placement.style)
    let sides = [
      (bounds.minX - box.minX, rates.left), (box.maxX - bounds.maxX, rates.right),
      (bounds.minY - box.minY, rates.top), (box.maxY - bounds.maxY, rates.bottom),
    ]
    return sides.filter { $0.0 > 1e-6 }
      .map { $0.1 > 1e-6 ? $0.0 / $0.1 : .infinity }.reduce(0) { max($0, $1) }
  }

  /// The text with a limit of a width in points; nil where that leaves too little of it.
  package func cut(_ placement: TextPlacement, to width: Double) -> TextPlacement? {
    guard width < placement.size.width else { return placement }
    guard width >= Self.shortestInEms * placement.style.font.size else { return nil }
    var style = placement.style
    style.limit = width
    let result = TextPlacement(
      placement.lines.map(\.text), style: style, at: placement.anchor, measurer: measurer)
    return result.size.width <= width + 1e-9 ? result : nil
  }

  /// The texts cut so that neighbours along an axis keep a separation; nil where that leaves too little of one.
  func separated(
    _ placements: [TextPlacement], frame: AxisFrame, separation: Double
  ) -> [TextPlacement]? {
    var widths = placements.map(\.size.width)
    for index in placements.indices.dropFirst() {
      let (first, second) = (placements[index - 1], placements[index])
      let (before, after) = rates(first, second, frame)
      let room = frame.span(of: second.box).start - frame.span(of: first.box).end - separation
      // What earlier cuts have already won on the left side counts.
      let won =
        (first.size.width - widths[index - 1]) * before
        + (second.size.width - widths[index]) * after
      let missing = -room - won
      guard missing > 1e-9 else { continue }
      switch (before > 1e-6, after > 1e-6) {
      case (false, false): return nil
      case (true, false): widths[index - 1] -= missing / before
      case (false, true): widths[index] -= missing / after
      case (true, true):
        let (a, b) = (widths[index - 1], widths[index])
        // The longer gives way first; what is left is shared.
        let level = (a * before + b * after - missing) / (before + after)
        if a <= level {
          widths[index] -= missing / after
        } else if b <= level {
          widths[index - 1] -= missing / before
        } else {
          widths[index - 1] = level
          widths[index] = level
        }
      }
    }
    var result: [TextPlacement] = []
    for (placement, width) in zip(placements, widths) {
      guard let cut = cut(placement, to: width) else { return nil }
      result.append(cut)
    }
    return result
  }

  /// How fast the facing sides of two neighbours move apart.
  private func rates(_ first: TextPlacement, _ second: TextPlacement, _ frame: AxisFrame) -> (
    Double, Double
  ) {
    let before = Rates(first.style)
    let after = Rates(second.style)
    return frame.isHorizontal ? (before.right, after.left) : (before.bottom, after.top)
  }
}
