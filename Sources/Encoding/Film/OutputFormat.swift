/// The facts about one output format, and the list of all.
package struct OutputFormat: Sendable {
  /// The word for `--format`.
  package let name: String
  /// Without the dot, lower case, the usual one first.
  package let fileExtensions: [String]
  /// One line for help.
  package let summary: String
  /// Whether transparent pixels stay transparent.
  package let supportsAlpha: Bool
  /// How its videos may be coded, the usual way first; empty where there is no choice.
  package let codecs: [VideoCodec]
  private let type: any FilmEncoder.Type

  init(
    _ type: any FilmEncoder.Type, name: String, fileExtensions: [String], summary: String,
    supportsAlpha: Bool, codecs: [VideoCodec] = []
  ) {
    self.type = type
    self.name = name
    self.fileExtensions = fileExtensions
    self.summary = summary
    self.supportsAlpha = supportsAlpha
    self.codecs = codecs
  }

  /// The format catalog: one word per file of the `Formats` folder.
  static let catalog: [any FilmEncoder.Type] = [
    MP4.self, GIF.self, PNG.self, WebM.self, APNG.self, WebP.self, ProRes.self, Y4M.self,
  ]

  /// All formats, the default first.
  package static let all: [OutputFormat] = catalog.map { $0.format }

  /// The format with a name; an unknown one is refused with the list.
  package init(named name: String) throws(EncodingError) {
    guard let found = OutputFormat.all.first(where: { $0.name == name.lowercased() }) else {
      throw .unknownFormat(name: name, known: OutputFormat.list)
    }
    self = found
  }

  /// The format that a path's extension tells; none or an unknown one is refused with the list.
  package init(path: String) throws(EncodingError) {
    let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex,
      file.index(after: dot) != file.endIndex
    else { throw .missingExtension(path: path, known: OutputFormat.list) }
    let ending = file[file.index(after: dot)...].lowercased()
    guard let found = OutputFormat.all.first(where: { $0.fileExtensions.contains(ending) }) else {
      throw .unknownFormat(name: ending, known: OutputFormat.list)
    }
    self = found
  }

  /// Makes the encoder of one film; a codec that the format does not hold is refused.
  package func encoder(of video: VideoDescription) throws(EncodingError) -> any FilmEncoder {
    if let codec = video.compression.codec, !codecs.contains(codec) {
      throw .unsuitableCodec(
        name: codec.rawValue, format: name, known: codecs.map(\.rawValue).joined(separator: ", "))
    }
    return try type.init(video.withinLimits())
  }

  /// Loads what the format's encoder needs, on this thread; see `FilmEncoder.prepare`.
  package func prepare() { type.prepare() }

  /// `mp4, gif, png, …`.
  package static var list: String { all.map(\.name).joined(separator: ", ") }
}
