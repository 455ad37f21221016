import Encoding

/// An encoder and where it writes.
struct PlacedEncoder {
  let encoder: any FilmEncoder
  /// As the user wrote it.
  let path: String
  /// Without links; a slash at its end, which means a folder, stays.
  private let realPath: String

  init(encoder: any FilmEncoder, path: String) {
    self.encoder = encoder
    self.path = path
    realPath =
      path == "-" ? path : FileName.resolved(path) + (path.hasSuffix("/") ? "/" : "")
  }

  /// Whether one of the two has names that the other takes for its own.
  func meets(_ other: PlacedEncoder) -> Bool { claims(other) || other.claims(self) }

  private func claims(_ other: PlacedEncoder) -> Bool {
    other.encoder.paths(for: other.realPath).first.map {
      encoder.claims($0, writingTo: realPath)
    } ?? false
  }
}
