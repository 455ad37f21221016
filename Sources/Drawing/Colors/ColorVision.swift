/// A way of seeing colours, for checks that a chart can be read by all.
///
/// The matrices are those of Machado, Oliveira and Fernandes (2009) for a severity of 1, applied to
/// light, not to sRGB parts.
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
  case typical
  /// Without the cones for long waves.
  case protanopia
  /// Without the cones for middle waves.
  case deuteranopia
  /// Without the cones for short waves.
  case tritanopia

  /// How a colour looks.
  package func seen(_ color: Color) -> Color {
    guard let rows = matrix else { return color }
    let inside = color.clamped
    let light = [inside.red.linearized, inside.green.linearized, inside.blue.linearized]
    let mixed = rows.map { row in
      max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]).gammaEncoded
    }
    return Color(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: color.alpha).clamped
  }

  private var matrix: [[Double]]? {
    switch self {
    case .typical: nil
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}
