import Geometry
import SceneModel

/// How long a colour ramp is: as long as the plot, within bounds, unless the legend says otherwise.
package struct GradientLength {
  /// In points, 0 or more.
  package let length: Double

  init(_ properties: Properties, plot: Size?, isVertical: Bool? = nil) {
    let orient = properties.string("orient").flatMap(LegendOrient.init) ?? .right
    let isVertical =
      isVertical ?? properties.string("direction").map { $0 == "vertical" }
      ?? !(orient.isHorizontal || orient.isCorner)
    let side = isVertical ? plot?.height : plot?.width
    let bounds = isVertical ? "gradientVertical" : "gradientHorizontal"
    func number(_ key: String) -> Double? {
      properties.number(key).flatMap { $0.isFinite ? $0 : nil }
    }
    let least = number(bounds + "MinLength") ?? (isVertical ? 64 : 100)
    let most = number(bounds + "MaxLength") ?? 200
    let natural = side.map { min(most, max(least, $0)) } ?? most
    length = max(0, number("gradientLength") ?? natural)
  }
}
