// Stands in until the charts are merged; then this file goes.
package import Drawing
package import Frames
import Geometry
package import SceneModel
package import Syntax

package struct Film: Sendable {
  package let canvas: Canvas
  package let pixelSize: PixelSize
  package let frameCount: Int
  package let duration: Double
  package let warnings: [Diagnostic]

  package init(scene: Scene, measurer: any TextMeasurer) throws(DiagnosticError) {
    canvas = scene.canvas
    func pixels(_ points: Double) -> Int { Int(exactly: (points * scene.canvas.scale).rounded()) ?? 2 }
    pixelSize = PixelSize(width: pixels(canvas.size.width), height: pixels(canvas.size.height))
    duration = canvas.duration ?? 1
    frameCount = canvas.frameRate.frameCount(seconds: duration)
    warnings = []
  }

  package func displayList(at seconds: Double) -> DisplayList {
    let height = canvas.size.height * min(1, seconds / duration)
    let bar = Path.rectangle(
      Rectangle(x: 10, y: canvas.size.height - height, width: 20, height: height))
    return DisplayList(
      size: canvas.size, scale: canvas.scale, background: canvas.background,
      commands: [.fill(bar, .solid(Color(red: 0.3, green: 0.5, blue: 0.7)))])
  }

  package func displayList(frame: Int) -> DisplayList {
    displayList(
      at: frame == frameCount - 1
        ? duration : FrameTime(index: frame, rate: canvas.frameRate).seconds)
  }

  package func inspection(at seconds: Double) -> JSONNode {
    JSONNode(.object(JSONObject(members: [.init(key: "time", value: JSONNode(.number(seconds)))])))
  }
}
