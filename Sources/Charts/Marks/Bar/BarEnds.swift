package import Geometry
import SceneModel
import VisualEncoding

// A bar by its two ends along the direction in which it measures, so that it can change its sign.

extension BarGeometry {
  /// Whether the bar measures along y.
  package var isUpright: Bool { base == .bottom || base == .top }

  /// The corner at the base whose place across is the lesser, and the one diagonally across from it.
  package var ends: (base: Point, tip: Point) {
    let r = rectangle
    let (first, last) = (r.origin, Point(x: r.maxX, y: r.maxY))
    return switch base {
    case .top, .left: (first, last)
    case .bottom: (Point(x: r.minX, y: r.maxY), Point(x: r.maxX, y: r.minY))
    case .right: (Point(x: r.maxX, y: r.minY), Point(x: r.minX, y: r.maxY))
    }
  }

  /// The length from the base in points, below 0 to the left or downward.
  package var signedLength: Double {
    switch base {
    case .bottom: rectangle.height
    case .top: -rectangle.height
    case .left: rectangle.width
    case .right: -rectangle.width
    }
  }

  /// Whether the bar measures along the same axis as another, to the other side.
  package func isOpposite(to other: BarGeometry) -> Bool {
    isUpright == other.isUpright && base != other.base
  }

  /// The same bar between two corners; where its tip has passed its base it stands on the other side.
  func spanning(base start: Point, tip: Point) -> BarGeometry {
    var bar = self
    bar.rectangle = Rectangle(corner: start, corner: tip)
    let side: Orient =
      if isUpright {
        tip.y == start.y ? base : tip.y < start.y ? .bottom : .top
      } else {
        tip.x == start.x ? base : tip.x > start.x ? .left : .right
      }
    if side != base {
      bar.base = side
      bar.cornerRadii = turnedRadii
    }
    return bar
  }

  /// The radii of the same bar where it stands on its other side.
  var turnedRadii: [Double] {
    guard cornerRadii.count == 4 else { return cornerRadii }
    let c = cornerRadii
    return isUpright ? [c[3], c[2], c[1], c[0]] : [c[1], c[0], c[3], c[2]]
  }

  /// A bar that changes its sign on the way to another: both of its ends move, and where they meet it has no length.
  func turning(into other: BarGeometry, _ f: StageFractions) -> BarGeometry {
    let (a, b) = (ends, other.ends)
    var bar = self
    let radii = other.turnedRadii
    if cornerRadii != radii {
      bar.cornerRadii = zip(cornerRadii, radii).map { Between.size($0, $1, f.both) }
    }
    return bar.spanning(
      base: Between.point(a.base, b.base, f), tip: Between.point(a.tip, b.tip, f))
  }
}
