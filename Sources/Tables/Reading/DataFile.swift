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
  /// - Throws: A file error with the full path that was tried.
  package static func read(
    _ name: String, in folder: String, at location: SourceLocation?
  ) throws(DiagnosticError) -> SourceText {
    var name = name
    if name.hasPrefix("file://") { name.removeFirst("file://".count) }
    if let scheme = name.firstRange(of: "://") {
      throw DiagnosticError(
        "only local files are read; found a \(name[..<scheme.lowerBound]) address", at: location,
        kind: .file)
    }
    let path = path(of: name, in: folder)
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists else { throw failure("no such file", path, location) }
    guard !isFolder else { throw failure("this is a folder, not a file", path, location) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw failure("this file cannot be read", path, location)
    }
    return SourceText(name: path, bytes: Array(data))
  }

  private static func failure(
    _ reason: String, _ path: String, _ location: SourceLocation?
  ) -> DiagnosticError {
    DiagnosticError("\(reason): \(path)", at: location, kind: .file)
  }
}
