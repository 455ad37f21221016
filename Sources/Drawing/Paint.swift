package import Geometry

/// What fills an area or a line.
package enum Paint: Hashable, Sendable {
  case solid(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)
}

extension Paint {
  /// The same paint with the alpha of every colour multiplied by a factor.
  package func faded(by factor: Double) -> Paint {
    func stops(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(offset: $0.offset, color: $0.color.faded(by: factor)) }
    }
    switch self {
    case .solid(let color): return .solid(color.faded(by: factor))
    case .linear(var gradient):
      gradient.stops = stops(gradient.stops)
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = stops(gradient.stops)
      return .radial(gradient)
    }
  }
}

/// A colour at a place of a gradient; the offset is a fraction 0…1.
package struct GradientStop: Hashable, Sendable {
  package var offset: Double
  package var color: Color

  package init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// A gradient along the line between two points in the space of the path it fills; colours beyond its ends are the end stops'.
package struct LinearGradient: Hashable, Sendable {
  package var start: Point
  package var end: Point
  package var stops: [GradientStop]

  package init(start: Point, end: Point, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A gradient between two circles in the space of the path it fills.
package struct RadialGradient: Hashable, Sendable {
  package var startCenter: Point
  package var startRadius: Double
  package var endCenter: Point
  package var endRadius: Double
  package var stops: [GradientStop]

  package init(
    startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double,
    stops: [GradientStop]
  ) {
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.stops = stops
  }
}
