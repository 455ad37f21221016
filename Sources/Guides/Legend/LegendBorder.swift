package import Drawing
package import Geometry
package import SceneModel

/// The ground and the frame of a legend.
package struct LegendBorder: Hashable, Sendable {
  /// Nil is no ground.
  package var fill: Color?
  /// Nil is no frame.
  package var stroke: GuideStroke?
  /// Points.
  package var cornerRadius: Double

  package init(_ properties: Properties) {
    fill = properties.color("fillColor")
    stroke =
      properties.color("strokeColor") == nil
      ? nil : GuideStroke(properties, prefix: "stroke", color: GuideColor.line)
    cornerRadius = max(0, properties.number("cornerRadius") ?? 0)
  }

  /// What paints it along a legend's box.
  package func commands(_ box: Rectangle) -> [DrawCommand] {
    let path = Path.roundedRectangle(box, radius: cornerRadius)
    let ground = fill.map { DrawCommand.fill(path, .solid($0)) }
    return [ground, stroke?.command(path)].compactMap { $0 }
  }
}
