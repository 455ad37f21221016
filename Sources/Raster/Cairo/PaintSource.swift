import CCairo
import Drawing
import Geometry

/// What Cairo is to paint with, made from a paint whose every number has been looked at.
enum PaintSource {
  case solid(Color)
  /// From one point in device pixels to another.
  case linear(Point, Point, [GradientStop])
  /// In the path's space.
  case radial(RadialGradient, Transform)

  /// Nil when nothing is to be seen: no colour, or no opacity.
  init?(_ paint: Paint, through transform: Transform, opacity: Double) {
    switch paint {
    case .solid(let color):
      self = .solid(Self.inRange(color, opacity: opacity))
    case .linear(let gradient):
      let stops = Self.inOrder(gradient.stops, opacity: opacity)
      guard let last = stops.last else { return nil }
      guard let (start, end) = Self.deviceLine(of: gradient, through: transform) else {
        self = .solid(last.color)
        break
      }
      self = .linear(start, end, stops)
    case .radial(let gradient):
      let stops = Self.inOrder(gradient.stops, opacity: opacity)
      guard let last = stops.last else { return nil }
      guard let drawable = Self.drawable(gradient, stops: stops, through: transform) else {
        self = .solid(last.color)
        break
      }
      self = .radial(drawable, transform)
    }
    guard isVisible else { return nil }
  }

  private var isVisible: Bool {
    switch self {
    case .solid(let color): color.alpha > 0
    case .linear(_, _, let stops): stops.contains { $0.color.alpha > 0 }
    case .radial(let gradient, _): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }

  private static func inRange(_ color: Color, opacity: Double) -> Color {
    Color(
      red: color.red.clamped(to: 0...1), green: color.green.clamped(to: 0...1),
      blue: color.blue.clamped(to: 0...1), alpha: color.alpha.clamped(to: 0...1) * opacity)
  }

  /// Offsets in 0…1 that never fall, as SVG has it: one that would is moved up to the one before.
  private static func inOrder(_ stops: [GradientStop], opacity: Double) -> [GradientStop] {
    var least = 0.0
    return stops.map { stop in
      least = max(least, stop.offset.clamped(to: 0...1))
      return GradientStop(offset: least, color: inRange(stop.color, opacity: opacity))
    }
  }

  /// The line in device space whose perpendiculars are the mapped perpendiculars of the gradient's line.
  ///
  /// The fraction along the gradient is a linear function of the place; its slope maps by the inverse
  /// transpose. Nil when the line has no length, or is so long that the canvas sees one colour.
  private static func deviceLine(
    of gradient: LinearGradient, through t: Transform
  ) -> (Point, Point)? {
    let line = gradient.end - gradient.start
    let squared = line.x * line.x + line.y * line.y
    let determinant = t.determinant
    guard squared > 0, squared.isFinite, determinant != 0 else { return nil }
    let slope = Point(
      x: (t.d * line.x - t.b * line.y) / determinant / squared,
      y: (t.a * line.y - t.c * line.x) / determinant / squared)
    let steepness = slope.x * slope.x + slope.y * slope.y
    let start = t.map(gradient.start)
    let end = start + slope * (1 / steepness)
    let length = start.distance(to: end)
    guard start.isFinite, end.isFinite, length >= 1e-6,
      [start, end].allSatisfy({ max(abs($0.x), abs($0.y)) <= CairoContext.farthest })
    else { return nil }
    return (start, end)
  }

  private static func drawable(
    _ gradient: RadialGradient, stops: [GradientStop], through t: Transform
  ) -> RadialGradient? {
    let numbers = [
      gradient.startCenter.x, gradient.startCenter.y, gradient.endCenter.x, gradient.endCenter.y,
      gradient.startRadius, gradient.endRadius,
    ]
    let longest = CairoContext.farthest / max(1, t.stretch)
    guard numbers.allSatisfy({ abs($0) <= longest }), t.stretch <= 1e5, t.stretch >= 1e-3,
      max(gradient.startRadius, gradient.endRadius) * t.stretch >= 1e-3
    else { return nil }
    return RadialGradient(
      startCenter: gradient.startCenter, startRadius: max(0, gradient.startRadius),
      endCenter: gradient.endCenter, endRadius: max(0, gradient.endRadius), stops: stops)
  }
}

extension CairoContext {
  /// Chooses what to paint with.
  ///
  /// Wraps `cairo_set_source_rgba`, `cairo_pattern_create_linear`, `cairo_pattern_create_radial` and
  /// `cairo_set_source`.
  func setSource(_ source: PaintSource) {
    unsafe withPointer { context in
      switch source {
      case .solid(let c):
        unsafe cairo_set_source_rgba(context, c.red, c.green, c.blue, c.alpha)
      case .linear(let start, let end, let stops):
        let pattern = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        unsafe setSource(ownedPattern: pattern, stops: stops, through: .identity)
      case .radial(let g, let transform):
        let pattern = unsafe cairo_pattern_create_radial(
          g.startCenter.x, g.startCenter.y, g.startRadius, g.endCenter.x, g.endCenter.y,
          g.endRadius)
        unsafe setSource(ownedPattern: pattern, stops: g.stops, through: transform)
      }
    }
  }

  private func setSource(
    ownedPattern pattern: OpaquePointer?, stops: [GradientStop], through t: Transform
  ) {
    for stop in stops {
      let c = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, c.red, c.green, c.blue, c.alpha)
    }
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    unsafe withPointer { context in
      // A source is bound to the transform in force when it is set.
      unsafe cairo_set_matrix(context, &matrix)
      unsafe cairo_set_source(context, pattern)
      unsafe cairo_identity_matrix(context)
    }
    unsafe cairo_pattern_destroy(pattern)
  }
}
