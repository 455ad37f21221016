import Glibc

/// The smoothest way of a window over a line: it zooms out, pans and zooms in again where that is shorter.
///
/// After J. J. van Wijk and W. A. A. Nuij, "Smooth and efficient zooming and panning" (2003). A window is its
/// center u and its width w; a step costs ds² = (ρ² du² + dw² / ρ²) / w², so that what moves on the screen
/// moves at one speed. The path is a shortest one under that measure, walked at an even pace.
package struct ZoomPath: Hashable, Sendable {
  /// A window: its center, and its width above 0, in any unit.
  package struct Window: Hashable, Sendable {
    package var center: Double
    package var width: Double

    package init(center: Double, width: Double) {
      self.center = center
      self.width = width
    }
  }

  package let start: Window
  package let end: Window
  /// How much zooming counts against panning; √2 is what viewers preferred.
  package let rho: Double
  /// The path's length S in the paper's measure.
  package let length: Double
  /// The parameter of the path's beginning; nil where it only zooms.
  private let phase: Double?

  package init(from start: Window, to end: Window, rho: Double = 2.squareRoot()) {
    self.start = start
    self.end = end
    let rho = rho.isFinite && rho > 0 ? rho : 2.squareRoot()
    self.rho = rho
    let (w0, w1) = (start.width, end.width)
    let distance = end.center - start.center
    let isSound = w0 > 0 && w1 > 0 && distance.isFinite && w0.isFinite && w1.isFinite
    guard isSound else {
      length = 0
      phase = nil
      return
    }
    // Panning by less than a billionth of the window shows nothing, and its formula would divide by it.
    guard abs(distance) > 1e-9 * max(w0, w1) else {
      length = abs(Glibc.log(w1 / w0)) / rho
      phase = nil
      return
    }
    let square = rho * rho
    let reach = square * square * distance * distance
    let b0 = (w1 * w1 - w0 * w0 + reach) / (2 * w0 * square * abs(distance))
    let b1 = (w1 * w1 - w0 * w0 - reach) / (2 * w1 * square * abs(distance))
    // r = ln(√(b² + 1) − b), which is −asinh b and loses no digits where b is large.
    let (r0, r1) = (-asinh(b0), -asinh(b1))
    length = max(0, (r1 - r0) / rho)
    phase = r0
  }

  /// The window at a fraction 0…1 of the way; both ends are exactly the given ones.
  package func window(at fraction: Double) -> Window {
    guard fraction > 0 else { return start }
    guard fraction < 1 else { return end }
    let s = fraction * length
    guard let phase else {
      let grows = end.width >= start.width
      let center = start.center + (end.center - start.center) * fraction
      guard length > 0 else { return Window(center: center, width: start.width) }
      return Window(
        center: center, width: start.width * Glibc.exp((grows ? 1 : -1) * rho * s))
    }
    let direction: Double = end.center >= start.center ? 1 : -1
    let here = rho * s + phase
    let away =
      start.width / (rho * rho) * (Glibc.cosh(phase) * Glibc.tanh(here) - Glibc.sinh(phase))
    return Window(
      center: start.center + direction * away,
      width: start.width * Glibc.cosh(phase) / Glibc.cosh(here))
  }

  /// The greatest width on the way.
  package var widest: Double {
    guard let phase, phase < 0, phase + rho * length > 0 else {
      return max(start.width, end.width)
    }
    return start.width * Glibc.cosh(phase)
  }
}
