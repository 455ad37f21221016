import Drawing
import Geometry
package import Guides
package import SceneModel
package import Syntax

/// A scene with everything measured and in its place, in canvas points.
package struct SceneLayout: Sendable {
  package var canvas: Canvas
  package var title: TitleLayout?
  package var views: [ViewLayout]
  package var warnings: [Diagnostic]
}
