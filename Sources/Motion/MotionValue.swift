package import Geometry

/// A value that an animation can interpolate.
package enum MotionValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  /// Red, green, blue and alpha in sRGB, straight alpha, 0…1.
  case color(red: Double, green: Double, blue: Double, alpha: Double)
}
