import Drawing

/// The part of a colour ramp that a scale runs through; the end may lie before the start.
struct ColorSection: Sendable, Hashable {
  var ramp: ColorRamp
  /// Fractions of the ramp, 0…1.
  var start: Double
  var end: Double

  /// The colour at a fraction of the section; beyond its ends the colours go on as before them.
  func color(at fraction: Double) -> Color {
    ramp.extrapolated(to: start + (end - start) * (fraction.isNaN ? 0 : fraction))
  }
}
