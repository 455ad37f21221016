package import Typesetting
package import VisualEncoding

/// How a label hangs on its axis where no align and no baseline is given: Vega-Lite's rules.
package struct AxisLabelAnchor: Hashable, Sendable {
  package var align: TextAlign
  package var baseline: TextBaseline

  /// For an axis' side and a label angle in degrees, clockwise.
  package init(orient: Orient, angleDegrees: Double) {
    let turned = angleDegrees.isFinite ? angleDegrees.truncatingRemainder(dividingBy: 360) : 0
    let angle = turned < 0 ? turned + 360 : turned
    let isHorizontal = orient == .top || orient == .bottom
    let start = isHorizontal ? 0.0 : 90.0
    let isMain = orient == .bottom || orient == .left
    if (angle + start).truncatingRemainder(dividingBy: 180) == 0 {
      align = .center
    } else {
      align = (start < angle && angle < 180 + start) == isMain ? .left : .right
    }
    if isHorizontal {
      switch angle {
      case 0...45, 315...360: baseline = orient == .top ? .bottom : .top
      case 135...225: baseline = orient == .top ? .top : .bottom
      default: baseline = .middle
      }
    } else {
      switch angle {
      case 0...45, 315...360, 135...225: baseline = .middle
      default: baseline = (45...135).contains(angle) == (orient == .left) ? .top : .bottom
      }
    }
  }
}
