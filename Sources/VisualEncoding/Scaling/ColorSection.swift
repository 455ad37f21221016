package import Drawing

/// The part of a colour ramp that a scale runs through; the end may lie before the start.
package struct ColorSection: Sendable, Hashable {
  package var ramp: ColorRamp
  /// Fractions of the ramp, 0…1.
  package var start: Double
  package var end: Double

  /// The colour at a fraction of the section; beyond its ends the colours go on as before them.
  package func color(at fraction: Double) -> Color {
    ramp.extrapolated(to: start + (end - start) * (fraction.isNaN ? 0 : fraction))
  }
}
