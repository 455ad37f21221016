import SceneModel
import VisualEncoding

/// The radii of a bar's corners: Vega-Lite's `cornerRadius` keys, with `cornerRadiusEnd` at the measured end.
struct BarCorners {
  private let looks: DatumProperties

  init(_ looks: DatumProperties) { self.looks = looks }

  /// Whether any corner of any bar may be round.
  var areRound: Bool {
    looks.contains { properties in
      ["", "End", "TopLeft", "TopRight", "BottomRight", "BottomLeft"].contains {
        (properties.number("cornerRadius" + $0) ?? 0) > 0
      }
    }
  }

  /// Top left, top right, bottom right, bottom left for a bar that stands on a side.
  func radii(base: Orient, row: Int) -> [Double] {
    let properties = looks[row]
    let all = properties.number("cornerRadius") ?? 0
    var radii = [
      properties.number("cornerRadiusTopLeft") ?? all,
      properties.number("cornerRadiusTopRight") ?? all,
      properties.number("cornerRadiusBottomRight") ?? all,
      properties.number("cornerRadiusBottomLeft") ?? all,
    ]
    guard let end = properties.number("cornerRadiusEnd") else { return radii }
    switch base {
    case .bottom: (radii[0], radii[1]) = (end, end)
    case .left: (radii[1], radii[2]) = (end, end)
    case .top: (radii[2], radii[3]) = (end, end)
    case .right: (radii[0], radii[3]) = (end, end)
    }
    return radii
  }
}
