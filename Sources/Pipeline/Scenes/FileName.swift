import FoundationEssentials

/// Rules for paths: joining, naming outputs, and finding where a file really is.
package enum FileName {
  /// The file's name without folder and extension; `film` for standard input and other streams.
  package static func stem(of path: String) -> String {
    let name =
      InputFile.isStream(path) ? "film" : String(path.split(separator: "/").last ?? "film")
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// A path as seen from a folder; an absolute one, and `-`, is itself.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || path == "-" || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The folder part of a path as it is written; `.` where it has none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folder that a scene's own paths are relative to: where the file really is, behind any link.
  ///
  /// A stream is in no folder; its paths are relative to the working folder.
  static func realFolder(of path: String) -> String {
    folder(of: resolved(InputFile.isStream(path) ? "./stdin" : path))
  }

  /// The absolute path without links, as far as it exists.
  static func resolved(_ path: String) -> String {
    // A path that does not exist yet is resolved as far as its folder.
    let url = URL(filePath: path)
    let exists = FileManager.default.fileExists(atPath: path)
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return exists
      ? url.resolvingSymlinksInPath().path
      : folder.appending(path: url.lastPathComponent, directoryHint: .notDirectory)
        .standardizedFileURL.path
  }
}
