/// A symbol by Vega's name, or a custom shape as an SVG path in a square from −1 to 1.
///
/// A symbol's size is the area of the square that holds it, in square points; the figures are Vega's.
package struct SymbolShape: Hashable, Sendable {
  /// The names that need no SVG path.
  package enum Name: String, CaseIterable, Sendable, Hashable {
    case circle, square, cross, diamond, triangle, arrow, wedge, stroke
    case triangleUp = "triangle-up"
    case triangleDown = "triangle-down"
    case triangleLeft = "triangle-left"
    case triangleRight = "triangle-right"
  }

  private enum Form: Hashable, Sendable {
    case named(Name)
    case custom(Path)
  }

  private let form: Form

  package init(_ name: Name) { form = .named(name) }

  /// A named shape or an SVG path; nil where the text is neither.
  package init?(_ text: String) {
    if let name = Name(rawValue: text) {
      form = .named(name)
      return
    }
    guard let path = try? Path(svg: text), !path.isEmpty else { return nil }
    form = .custom(path)
  }

  /// Whether the shape is a line, which is stroked and never filled.
  package var isLine: Bool { form == .named(.stroke) }

  /// The outline about a centre; a size that is no positive number gives an empty path.
  package func path(size: Double, center: Point = .zero) -> Path {
    guard size > 0, size.isFinite, center.isFinite else { return Path() }
    let radius = size.squareRoot() / 2
    switch form {
    case .named(.circle): return .circle(center: center, radius: radius)
    case .named(.stroke):
      return .polyline([
        Point(x: center.x - radius, y: center.y), Point(x: center.x + radius, y: center.y),
      ])
    case .named(let name):
      let corners = Self.corners(of: name).map { center + $0 * radius }
      return Path(Path.polyline(corners).elements + [.close])
    case .custom(let path):
      return path.transformed(
        by: Transform.translation(x: center.x, y: center.y).after(.scale(radius)))
    }
  }

  /// The corners of a polygon for a half side of 1.
  private static func corners(of name: Name) -> [Point] {
    // √3 ÷ 2, the height of a triangle with sides of 1, and tan 30°, which centres it.
    let height = 0.75.squareRoot()
    let drop = height - 1 / 3.0.squareRoot()
    let arm = 1 / 2.5
    let pairs: [(Double, Double)] =
      switch name {
      case .circle, .stroke: []
      case .square: [(-1, -1), (1, -1), (1, 1), (-1, 1)]
      case .cross:
        [
          (-1, -arm), (-1, arm), (-arm, arm), (-arm, 1), (arm, 1), (arm, arm), (1, arm),
          (1, -arm), (arm, -arm), (arm, -1), (-arm, -1), (-arm, -arm),
        ]
      case .diamond: [(-1, 0), (0, -1), (1, 0), (0, 1)]
      case .triangle: [(0, -height - drop), (-1, height - drop), (1, height - drop)]
      case .arrow:
        [
          (-1 / 7, 1), (1 / 7, 1), (1 / 7, -0.125), (arm, -0.125), (0, -1), (-arm, -0.125),
          (-1 / 7, -0.125),
        ]
      case .wedge: [(0, -height - drop), (-0.25, height - drop), (0.25, height - drop)]
      case .triangleUp: [(0, -height), (-1, height), (1, height)]
      case .triangleDown: [(0, height), (-1, -height), (1, -height)]
      case .triangleRight: [(height, 0), (-height, -1), (-height, 1)]
      case .triangleLeft: [(-height, 0), (height, -1), (height, 1)]
      }
    return pairs.map { Point(x: $0.0, y: $0.1) }
  }
}
