// Stands in until the scene decoder is merged; then this file goes.
package import Drawing
package import Frames
package import Geometry
package import Syntax

package struct Scene: Sendable {
  package var canvas: Canvas
  package var outputs: [OutputRequest]
  package var warnings: [Diagnostic]
}

package struct Canvas: Sendable, Hashable {
  package var size: Size
  package var scale: Double
  package var frameRate: FrameRate
  package var duration: Double?
  package var hold: Double
  package var background: Paint?
  package var cornerRadius: Double
}

package struct OutputRequest: Sendable, Hashable {
  package var file: String
  package var format: String?
  package var location: SourceLocation?
}

package struct SceneDecoder: Sendable {
  package struct Options: Sendable {
    package var isLenient = false
    package var theme: String?
    package var size: Size?
    package var scale: Double?
    package var frameRate: FrameRate?
    package var locale: String?
    package var parameters: [(name: String, value: JSONNode)] = []
    package init() {}
  }

  package var options: Options
  package init(options: Options = Options()) { self.options = options }

  package func decode(_ text: SourceText, folder: String) throws(DiagnosticError) -> Scene {
    let (size, scale, frameRate) = (options.size, options.scale, options.frameRate)
    let root = try JSONParser.parse(text).root
    let canvas = root["canvas"]
    var rate = frameRate ?? FrameRate(60)
    if frameRate == nil, let fps = canvas?["fps"]?.number {
      rate = (try? FrameRate(framesPerSecond: fps)) ?? rate
    }
    if let duration = canvas?["duration"], (duration.number ?? 0) <= 0 {
      throw DiagnosticError("\"duration\" must be above 0", at: duration.location)
    }
    if let mark = root["mark"], mark.string != "bar" {
      throw DiagnosticError("unknown mark", at: mark.location)
    }
    if let url = root["data"]?["url"] {
      let path = folder + "/" + (url.string ?? "")
      throw DiagnosticError("cannot read \(path)", at: url.location, kind: .file)
    }
    return Scene(
      canvas: Canvas(
        size: size
          ?? Size(
            width: canvas?["width"]?.number ?? 640, height: canvas?["height"]?.number ?? 360),
        scale: scale ?? canvas?["scale"]?.number ?? 3, frameRate: rate,
        duration: canvas?["duration"]?.number ?? 2, hold: 0,
        background: .solid(.white), cornerRadius: 0), outputs: [], warnings: [])
  }
}

package enum SceneSchema {
  package static var jsonSchema: JSONNode { JSONNode(.object(JSONObject())) }
}
