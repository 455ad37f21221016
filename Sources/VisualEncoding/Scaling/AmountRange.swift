package import SceneModel

/// The smallest and largest output of a channel of sizes or opacities, by Vega-Lite's defaults.
package struct AmountRange {
  package let channel: Channel
  package let marks: [MarkKind]
  package let configuration: Properties

  /// The distance of two bands in points where a plot is not sized by its bands.
  static let usualStep = 20.0

  private func number(_ key: String, _ fallback: Double) -> Double {
    configuration.nested("scale")?.number(key) ?? fallback
  }

  /// Both ends of the range; `binStep` is the distance of two bins in points, which bounds a point's size.
  package func ends(binStep: Double?) -> (Double, Double) {
    switch channel {
    case .opacity, .fillOpacity, .strokeOpacity:
      return (number("minOpacity", 0.3), number("maxOpacity", 0.8))
    case .strokeWidth: return (number("minStrokeWidth", 1), number("maxStrokeWidth", 4))
    case .angle: return (0, 360)
    default: break
    }
    let mark = marks.first ?? .point
    let step = binStep ?? Self.usualStep
    switch mark {
    case .bar, .tick:
      return (number("minBandSize", 2), number("maxBandSize", step - 1))
    case .line, .trail, .rule:
      return (number("minStrokeWidth", 1), number("maxStrokeWidth", 4))
    case .text: return (number("minFontSize", 8), number("maxFontSize", 40))
    default:
      let side = 0.95 * step
      return (number("minSize", 4), number("maxSize", side * side))
    }
  }
}
