package import Geometry
package import VisualEncoding

/// The axis' own coordinates: along the plot's side, and outward from it.
package struct AxisFrame: Hashable, Sendable {
  package var orient: Orient
  package var plot: Rectangle
  /// Points outward from the plot's side to the axis line.
  package var offset: Double
  /// Points along the side by which the whole axis is moved.
  package var position: Double
  /// Points right and down by which everything is moved, Vega's `translate`.
  package var translate: Double

  package var isHorizontal: Bool { orient == .top || orient == .bottom }

  /// The length of the plot's side, in points.
  package var length: Double { isHorizontal ? plot.width : plot.height }

  /// Whether a place along the axis is within the plot's side, with a tolerance for rounding.
  package func holds(along: Double) -> Bool { along >= -0.5 && along <= length + 0.5 }

  /// The canvas point at a place along the axis and a distance outward from the axis line.
  package func point(along: Double, outward: Double) -> Point {
    let along = along + position + translate
    let outward = outward + offset
    return switch orient {
    case .bottom: Point(x: plot.minX + along, y: plot.maxY + outward + translate)
    case .top: Point(x: plot.minX + along, y: plot.minY - outward + translate)
    case .left: Point(x: plot.minX - outward + translate, y: plot.minY + along)
    case .right: Point(x: plot.maxX + outward + translate, y: plot.minY + along)
    }
  }

  /// How far a canvas rectangle reaches outward from the plot's side (without the offset taken off).
  package func reach(of box: Rectangle) -> Double {
    switch orient {
    case .bottom: box.maxY - plot.maxY
    case .top: plot.minY - box.minY
    case .left: plot.minX - box.minX
    case .right: box.maxX - plot.maxX
    }
  }

  /// The canvas coordinates that a rectangle covers along the axis.
  package func span(of box: Rectangle) -> (start: Double, end: Double) {
    isHorizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
  }

  /// A distance along the axis as a canvas vector.
  package func step(_ distance: Double) -> Point {
    isHorizontal ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
  }

  /// The canvas coordinates of the plot's side from end to end.
  package var side: (start: Double, end: Double) {
    isHorizontal ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
  }

  /// The half plane of the canvas that lies no further outward than a distance from the plot's side.
  package func strip(outward: Double) -> Rectangle {
    let far = 1e7
    let outward = min(outward, far)
    return switch orient {
    case .bottom:
      Rectangle(
        corner: Point(x: -far, y: -far), corner: Point(x: far, y: plot.maxY + outward))
    case .top:
      Rectangle(corner: Point(x: -far, y: plot.minY - outward), corner: Point(x: far, y: far))
    case .left:
      Rectangle(corner: Point(x: plot.minX - outward, y: -far), corner: Point(x: far, y: far))
    case .right:
      Rectangle(corner: Point(x: -far, y: -far), corner: Point(x: plot.maxX + outward, y: far))
    }
  }
}
