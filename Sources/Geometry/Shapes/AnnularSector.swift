import Glibc

/// A slice of a ring: the figure of a pie or donut chart, with angles in radians clockwise from 12 o'clock.
///
/// Corner radius and pad angle mean what they do for d3-shape's arc: corners are circles that touch both
/// of their neighbours and shrink where there is no room; the pad is taken off both sides in parallel.
package struct AnnularSector: Hashable, Sendable {
  package var center: Point
  package var innerRadius: Double
  package var outerRadius: Double
  package var startAngle: Double
  package var endAngle: Double
  package var cornerRadius: Double
  package var padAngle: Double

  package init(
    center: Point, innerRadius: Double, outerRadius: Double, startAngle: Double, endAngle: Double,
    cornerRadius: Double = 0, padAngle: Double = 0
  ) {
    self.center = center
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.cornerRadius = cornerRadius
    self.padAngle = padAngle
  }

  /// The point halfway between the radii and halfway between the angles.
  package var centroid: Point {
    Polar(radius: (innerRadius + outerRadius) / 2, angle: (startAngle + endAngle) / 2)
      .point(around: center)
  }

  /// The closed outline: nothing for a sweep of zero, and two circles without a seam for a full turn.
  ///
  /// The inner circle runs against the outer one, so that the hole is one under either fill rule.
  package var path: Path {
    let numbers = [innerRadius, outerRadius, startAngle, endAngle, endAngle - startAngle]
    let outer = max(innerRadius, outerRadius)
    let inner = max(0, min(innerRadius, outerRadius))
    let start = min(startAngle, endAngle)
    let sweep = abs(endAngle - startAngle)
    guard center.isFinite, numbers.allSatisfy(\.isFinite), outer > Self.epsilon,
      sweep > Self.epsilon
    else { return Path() }
    guard sweep < 2 * .pi - Self.epsilon else {
      var path = Path.circle(center: center, radius: outer, startAngle: start)
      path.append(
        .circle(center: center, radius: inner, startAngle: start, clockwise: false))
      return path
    }
    return SectorOutline(
      inner: inner, outer: outer, start: start, sweep: sweep,
      cornerRadius: cornerRadius.isFinite ? max(0, cornerRadius) : 0,
      padAngle: padAngle.isFinite ? min(.pi, max(0, padAngle)) : 0
    ).path(around: center)
  }

  static let epsilon = 1e-12
}

extension Path {
  /// A slice of a ring, with angles in radians clockwise from 12 o'clock.
  package static func annularSector(
    center: Point, innerRadius: Double, outerRadius: Double, startAngle: Double, endAngle: Double,
    cornerRadius: Double = 0, padAngle: Double = 0
  ) -> Path {
    AnnularSector(
      center: center, innerRadius: innerRadius, outerRadius: outerRadius, startAngle: startAngle,
      endAngle: endAngle, cornerRadius: cornerRadius, padAngle: padAngle
    ).path
  }
}
