package import Encoding

/// What is to be made of one scene.
package struct RenderJob: Sendable {
  package var scene: PreparedScene
  /// At least one; no two at one path.
  package var outputs: [RenderOutput]
  package var selection: FilmSelection
  /// Whether files that are already there may be replaced.
  package var replacesExisting: Bool
  /// How many threads work at it, at least 1, which the bytes do not depend on; nil is as many as suit.
  package var workers: Int?
  /// What is kept with the files as their `FileOrigin`; nil keeps nothing.
  package var origin: String?

  package init(
    scene: PreparedScene, outputs: [RenderOutput], selection: FilmSelection = .whole,
    replacesExisting: Bool = true, workers: Int? = nil, origin: String? = nil
  ) {
    self.scene = scene
    self.outputs = outputs
    self.selection = selection
    self.replacesExisting = replacesExisting
    self.workers = workers
    self.origin = origin
  }
}

/// A file to write, in a format.
package struct RenderOutput: Sendable {
  /// As the user wrote it; `-` is standard output.
  package var path: String
  package var format: OutputFormat
  package var plays: PlayCount
  package var compression: Compression

  package init(
    path: String, format: OutputFormat, plays: PlayCount = .forever,
    compression: Compression = Compression()
  ) {
    self.path = path
    self.format = format
    self.plays = plays
    self.compression = compression
  }

  /// An output whose format is named, or told by its path.
  package init(
    path: String, formatName: String?, plays: PlayCount = .forever,
    compression: Compression = Compression()
  ) throws(RenderError) {
    do {
      let format =
        if let formatName { try OutputFormat(named: formatName) } else {
          try OutputFormat(path: path)
        }
      self.init(path: path, format: format, plays: plays, compression: compression)
    } catch { throw RenderError(error) }
  }
}
