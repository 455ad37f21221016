import FoundationEssentials
package import Syntax

/// A file that a scene names, looked up from the scene's own folder.
package enum DataFile {
  /// The absolute path of a file: relative names start at `folder`, whatever the working directory is.
  package static func path(of name: String, in folder: String) -> String {
    let manager = FileManager.default
    let isAbsolute = folder.hasPrefix("/")
    let base = isAbsolute ? folder : manager.currentDirectoryPath + "/" + folder
    let joined = name.hasPrefix("/") ? name : base + "/" + name
    var parts: [Substring] = []
    for part in joined.split(separator: "/") where part != "." { parts.append(part) }
    return "/" + parts.joined(separator: "/")
  }

  /// Reads the bytes of a local file.
  ///
  /// - Parameters:
  ///   - name: The `url` of a scene: a path, or a `file:` URL.
  ///   - folder: The folder of the scene.
  ///   - location: Where the scene names the file.
  ///   - takesSpecialFiles: Whether it may be a named pipe or a device, which can keep the reader waiting.
  /// - Throws: A file error with the full path that was tried.
  package static func read(
    _ name: String, in folder: String, at location: SourceLocation?, takesSpecialFiles: Bool = false
  ) throws(DiagnosticError) -> SourceText {
    var name = name
    if name.hasPrefix("file://") { name.removeFirst("file://".count) }
    if let scheme = name.firstRange(of: "://") {
      throw DiagnosticError(
        "only local files are read; found a \(name[..<scheme.lowerBound]) address", at: location,
        kind: .file)
    }
    let path = path(of: name, in: folder)
    do throws(InputFailure) {
      let bytes = try InputPlace(path).read(takesSpecialFiles: takesSpecialFiles)
      return SourceText(name: path, bytes: bytes)
    } catch {
      throw DiagnosticError("\(words(for: error)): \(path)", at: location, kind: error.kind)
    }
  }

  private static func words(for failure: InputFailure) -> String {
    switch failure {
    case .missing: "no such file"
    case .folder: "this is a folder, not a file"
    case .specialFile: "this is a pipe or a device, not a file"
    default: "this file cannot be read, \(failure.reason)"
    }
  }
}
