package import Geometry

/// What one frame shows, as plain data in the order of painting.
///
/// - Coordinates are canvas points, y down, before `scale`.
/// - Equal lists draw equal pixels; nothing else (time, worker, machine) has a say.
/// - Text is placed by its baseline's left end; no alignment is left to decide.
package struct DisplayList: Hashable, Sendable {
  /// The canvas in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// Painted over the whole canvas first; nil leaves it transparent.
  package var background: Paint?
  package var commands: [DrawCommand]

  package init(
    size: Size, scale: Double, background: Paint? = nil, commands: [DrawCommand] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.commands = commands
  }
}

/// One thing to paint.
package enum DrawCommand: Hashable, Sendable {
  case fill(Path, Paint)
  case stroke(Path, Paint, StrokeStyle)
  case text(PlacedText)
  case image(PlacedImage)
  indirect case group(DrawGroup)
}

/// Text at its place: the run's baseline starts at `origin` and is turned clockwise about it.
package struct PlacedText: Hashable, Sendable {
  package var run: TextRun
  package var origin: Point
  package var angleRadians: Double
  package var paint: Paint
  /// Drawn along the outlines of its letters, over them; nil for none.
  package var edge: TextEdge?

  package init(
    _ run: TextRun, origin: Point, angleRadians: Double = 0, paint: Paint, edge: TextEdge? = nil
  ) {
    self.run = run
    self.origin = origin
    self.angleRadians = angleRadians
    self.paint = paint
    self.edge = edge
  }
}

/// A line along the outlines of a text's letters.
///
/// It lies apart from its text: few texts have one, and every command of a display list is as large as the largest.
package indirect enum TextEdge: Hashable, Sendable {
  case line(Paint, StrokeStyle)

  package init(paint: Paint, style: StrokeStyle) { self = .line(paint, style) }

  package var paint: Paint {
    switch self {
    case .line(let paint, _): paint
    }
  }

  /// Its lengths are in points of the space in which the text is placed.
  package var style: StrokeStyle {
    switch self {
    case .line(_, let style): style
    }
  }
}

/// Commands that share a transform, an opacity and a clip.
///
/// The opacity is of the group as a whole: its commands are painted together, then blended once.
package struct DrawGroup: Hashable, Sendable {
  package var transform: Transform
  /// 0…1.
  package var opacity: Double
  /// In the group's own (transformed) space; nil clips nothing.
  package var clip: Path?
  package var commands: [DrawCommand]

  package init(
    transform: Transform = .identity, opacity: Double = 1, clip: Path? = nil,
    commands: [DrawCommand]
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.commands = commands
  }
}
