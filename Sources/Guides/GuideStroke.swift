package import Drawing
package import Geometry
package import SceneModel

/// How a line of a guide is drawn: its colour with the opacity in it, and its style.
package struct GuideStroke: Hashable, Sendable {
  package var color: Color
  package var style: StrokeStyle

  /// Reads properties whose names begin with a prefix: `gridColor`, `gridWidth`, `gridDash`, `gridDashOffset`, `gridOpacity`, `gridCap`.
  ///
  /// Nil where the colour is null or the width is not above 0.
  package init?(_ properties: Properties, prefix: String, color: Color, width: Double = 1) {
    func key(_ suffix: String) -> String { prefix + suffix }
    guard !properties.isNull(key("Color")) else { return nil }
    let width = properties.number(key("Width")) ?? width
    guard width > 0, width.isFinite else { return nil }
    let opacity = min(1, max(0, properties.number(key("Opacity")) ?? 1))
    self.color = (properties.color(key("Color")) ?? color).faded(by: opacity)
    style = StrokeStyle(
      width: width, cap: properties.string(key("Cap")).flatMap(StrokeStyle.Cap.init) ?? .butt,
      dash: properties.numbers(key("Dash")) ?? [],
      dashPhase: properties.number(key("DashOffset")) ?? 0)
  }

  /// The command that draws a path with this stroke, its alpha multiplied by an opacity of 0…1.
  package func command(_ path: Path, opacity: Double = 1) -> DrawCommand? {
    let color = color.faded(by: opacity)
    return color.alpha > 0 && !path.isEmpty ? .stroke(path, .solid(color), style) : nil
  }

  /// The same line at an opacity of 0…1.
  package func faded(by opacity: Double) -> GuideStroke {
    var stroke = self
    stroke.color = color.faded(by: opacity)
    return stroke
  }
}
