/// A property that an animation can change; the raw value is the scene's word.
package enum MotionProperty: String, CaseIterable, Hashable, Sendable {
  case strokeStart, strokeEnd, scale, opacity, rotation, offset, color, strokeWidth, extent, sweep
  case selection
  case viewportX = "viewport.x"
  case viewportY = "viewport.y"
  case zoom, value
}
