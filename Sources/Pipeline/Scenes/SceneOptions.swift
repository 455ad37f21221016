package import Frames
package import Geometry
package import Syntax

/// What the user changes in a scene without editing it, and how strictly it is read.
package struct SceneOptions: Sendable {
  /// Nil leaves the scene's own.
  package var frameRate: FrameRate?
  /// Pixels per point.
  package var scale: Double?
  /// The canvas in points.
  package var size: Size?
  /// A built-in theme's name, or a config file's path.
  package var theme: String?
  /// BCP-47, such as `de-DE`, for numbers and dates.
  package var locale: String?
  /// Values for the scene's params, in the order given.
  package var parameters = JSONObject()
  /// Files of rows for `data` that says only a name; `-` is standard input.
  package var data: [String: String] = [:]
  /// Searched before the system's fonts.
  package var fontFolders: [String] = []
  /// Whether a warning is an error.
  package var isStrict = false
  /// Whether an unknown key is a warning.
  package var isLenient = false

  package init() {}

  /// The options with some params and files of rows that go before those that are there.
  func adding(_ parameters: JSONObject, data: [String: String] = [:]) -> SceneOptions {
    var options = self
    options.data.merge(data) { $1 }
    for member in parameters.members { options.parameters[member.key] = member.value }
    return options
  }
}
