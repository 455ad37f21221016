package import Drawing
package import Geometry
package import Syntax

/// A paint as a scene writes it; gradients are in fractions of the box of what they fill.
package enum PaintSpecification: Sendable, Hashable {
  case solid(Color)
  /// From one point to another, in fractions of the box.
  case linear(start: Point, end: Point, stops: [GradientStop])
  /// From one circle to another; centers in fractions of the box, radii in fractions of its longer side.
  case radial(
    startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double,
    stops: [GradientStop])

  /// A colour or a gradient; nil for null, "transparent", "none" and what is no paint.
  package init?(_ node: JSONNode) {
    if let text = node.string {
      guard let color = SceneColor.color(text), color.alpha > 0 else { return nil }
      self = .solid(color)
      return
    }
    guard let object = node.object.map(Properties.init), let kind = object.string("gradient") else {
      return nil
    }
    let stops = (object["stops"]?.array ?? []).compactMap { stop -> GradientStop? in
      guard let offset = stop["offset"]?.number, let text = stop["color"]?.string,
        let color = SceneColor.color(text)
      else { return nil }
      return GradientStop(offset: offset, color: color)
    }
    // An offset below the one before it would make the order of painting undefined.
    let sorted = stops.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
    guard !sorted.isEmpty else { return nil }
    func point(_ x: String, _ y: String, _ defaultX: Double, _ defaultY: Double) -> Point {
      Point(x: object.number(x) ?? defaultX, y: object.number(y) ?? defaultY)
    }
    if kind == "radial" {
      self = .radial(
        startCenter: point("x1", "y1", 0.5, 0.5), startRadius: object.number("r1") ?? 0,
        endCenter: point("x2", "y2", 0.5, 0.5), endRadius: object.number("r2") ?? 0.5,
        stops: sorted)
    } else {
      self = .linear(start: point("x1", "y1", 0, 0), end: point("x2", "y2", 1, 0), stops: sorted)
    }
  }

  /// The paint for a box, in the space of the box.
  package func paint(in box: Rectangle) -> Paint {
    func place(_ point: Point) -> Point {
      Point(x: box.x + point.x * box.width, y: box.y + point.y * box.height)
    }
    let side = max(box.width, box.height)
    return switch self {
    case .solid(let color): .solid(color)
    case .linear(let start, let end, let stops):
      .linear(LinearGradient(start: place(start), end: place(end), stops: stops))
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius, let stops):
      .radial(
        RadialGradient(
          startCenter: place(startCenter), startRadius: startRadius * side,
          endCenter: place(endCenter), endRadius: endRadius * side, stops: stops))
    }
  }
}

/// Reads the colours of a scene.
package enum SceneColor {
  /// A CSS colour; "none" counts as transparent, nil for what is no colour.
  package static func color(_ text: String) -> Color? {
    text == "none" ? .clear : Color(css: text)
  }
}

extension Properties {
  /// The colour of a key; nil where it is absent, null or a gradient.
  package func color(_ key: String) -> Color? { object[key]?.string.flatMap(SceneColor.color) }

  /// The paint of a key; nil where it is absent, null or fully transparent.
  package func paintSpecification(_ key: String) -> PaintSpecification? {
    object[key].flatMap(PaintSpecification.init)
  }
}
