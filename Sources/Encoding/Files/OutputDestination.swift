/// Where a film goes: a path, or standard output.
package struct OutputDestination: Hashable, Sendable {
  /// The path as the user wrote it; `-` is standard output.
  package let path: String
  /// Whether a file that is already there may be replaced.
  package let replacesExisting: Bool

  /// What is kept with the file as its `FileOrigin`; nil keeps nothing.
  package let origin: String?

  package init(path: String, replacesExisting: Bool = true, origin: String? = nil) {
    self.path = path
    self.replacesExisting = replacesExisting
    self.origin = origin
  }

  package var isStandardOutput: Bool { path == "-" }

  /// Refuses, before anything is drawn, what the muxer would refuse: a folder, a file that may not
  /// be replaced, a folder that cannot be made.
  package func check() throws(EncodingError) { _ = try OutputTarget(self) }

  /// Removes the folders that were made for it, where nothing has come into them.
  package func abandon() { TemporaryFiles.ofProcess.removeFolders(of: path) }
}
