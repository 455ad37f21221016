import Drawing

/// The part of a colour ramp that a scale runs through; the end may lie before the start.
struct ColorSection: Sendable, Hashable {
  var ramp: ColorRamp
  /// Fractions of the ramp, 0…1.
  var start: Double
  var end: Double

  /// The colour at a fraction of the section, which is held to 0…1.
  func color(at fraction: Double) -> Color {
    let held = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
    return ramp.color(at: start + (end - start) * held)
  }
}
