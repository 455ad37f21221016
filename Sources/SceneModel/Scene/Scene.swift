package import Drawing
package import Frames
package import Geometry
package import Syntax
package import Tables

/// A scene with nothing left to decide.
///
/// - Defaults, theme, units, names and parameters are resolved; files are read.
/// - Layers are flat: a view's shared data, transforms and encoding are already in each of them, and composite marks and overlays are layers of their own.
/// - Every value has passed the schema; what could not be honoured is a warning here.
package struct Scene: Sendable {
  package var canvas: Canvas
  /// The theme's configuration with the scene's laid over it.
  package var configuration: Properties
  /// The scene's own title, above all views; a single view's title is the view's.
  package var title: ViewTitle?
  package var views: [View]
  /// The motion; nil asks for the default build-up.
  package var timeline: [TimelineEntry]?
  /// Lines of speech in the order in which they were written.
  package var captions: [Caption]
  package var outputs: [OutputRequest]
  /// BCP-47, such as `en-US`; numbers and dates follow it.
  package var locale: String
  /// An IANA name; local times are read and shown in it.
  package var timeZone: String
  /// Values that expressions may name.
  package var parameters: [String: Value]
  /// The tables of `lookup` transforms, by the data that they name; all are read.
  package var lookups: [JSONNode: Table]
  /// How files were read, where that was found out: `sales.csv: semicolons, decimal comma in "Umsatz"`.
  package var notes: [String] = []
  package var warnings: [Diagnostic]
}

/// The picture's size, rate and ground.
package struct Canvas: Sendable, Hashable {
  /// In points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  package var frameRate: FrameRate
  /// Seconds; nil is the end of the timeline plus `hold`.
  package var duration: Double?
  /// Seconds of stillness after the timeline's end.
  package var hold: Double
  /// In canvas points; nil is transparent.
  package var background: Paint?
  package var padding: Insets
  /// Everything is clipped to the canvas with corners of this radius, in points.
  package var cornerRadius: Double
}

/// Distances from the four sides, in points.
package struct Insets: Sendable, Hashable {
  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}

/// A file that the scene asks for.
package struct OutputRequest: Sendable, Hashable {
  /// Relative to the scene file's folder.
  package var file: String
  /// A format's name; nil goes by the file's extension.
  package var format: String?
  /// A video codec's name; nil is the format's usual one.
  package var codec: String?
  package var location: SourceLocation?
}
