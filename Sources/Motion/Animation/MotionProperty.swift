import Geometry

/// A property that an animation can change; the raw value is the scene's word.
package enum MotionProperty: String, CaseIterable, Hashable, Sendable {
  case strokeStart, strokeEnd, scale, opacity, rotation, offset, color, strokeWidth, extent, sweep
  case selection
  case viewportX = "viewport.x"
  case viewportY = "viewport.y"
  case zoom, value
  /// The number of a period, counted from 0; between two numbers a view is on its way.
  case time

  /// The kind of value that the property takes.
  package var kind: MotionValue.Kind {
    switch self {
    case .offset: .point
    case .color: .color
    default: .number
    }
  }

  /// The value of a mark at rest; nil where only the mark itself knows it.
  package var restingValue: MotionValue? {
    switch self {
    case .strokeEnd, .scale, .opacity, .extent, .sweep, .zoom: .number(1)
    case .strokeStart, .rotation, .selection, .value, .time: .number(0)
    case .offset: .point(.zero)
    case .color, .strokeWidth, .viewportX, .viewportY: nil
    }
  }

  /// The value brought into the property's range.
  ///
  /// Fractions of a stroke, opacity, sweep and colours keep to 0…1; sizes stay at 0 or above, a zoom at a
  /// thousandth or above; positions, extents, selections and counting numbers may overshoot.
  package func clamped(_ value: MotionValue) -> MotionValue {
    switch (self, value) {
    case (.strokeStart, .number(let number)), (.strokeEnd, .number(let number)),
      (.opacity, .number(let number)), (.sweep, .number(let number)):
      .number(Self.unit(number))
    case (.scale, .number(let number)), (.strokeWidth, .number(let number)):
      .number(max(0, number))
    case (.zoom, .number(let number)):
      .number(max(0.001, number))
    case (.color, .color(let red, let green, let blue, let alpha)):
      .color(
        red: Self.unit(red), green: Self.unit(green), blue: Self.unit(blue),
        alpha: Self.unit(alpha))
    default: value
    }
  }

  private static func unit(_ number: Double) -> Double { min(1, max(0, number)) }
}
