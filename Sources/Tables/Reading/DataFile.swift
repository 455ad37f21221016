import FoundationEssentials
import Glibc
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
  ///   - staysInFolder: Whether files outside of the folder are refused, whatever links lead there.
  ///   - sizeLimit: The most bytes that it may have.
  /// - Throws: A file error with the full path that was tried.
  package static func read(
    _ name: String, in folder: String, at location: SourceLocation?,
    takesSpecialFiles: Bool = false,
    staysInFolder: Bool = false, sizeLimit: Int = InputPlace.sizeLimit
  ) throws(DiagnosticError) -> SourceText {
    var name = name
    if name.hasPrefix("file://") { name.removeFirst("file://".count) }
    if let scheme = name.firstRange(of: "://") {
      throw DiagnosticError(
        "only local files are read; found a \(name[..<scheme.lowerBound]) address", at: location,
        kind: .file)
    }
    let path = path(of: name, in: folder)
    if staysInFolder, !lies(path, in: folder) {
      throw DiagnosticError(
        "this file is not in the scene's folder, the only one that is looked in: \(path)",
        at: location, kind: .file)
    }
    var facts = stat()
    if unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size > sizeLimit
    {
      throw DiagnosticError(
        "this file has more than \(sizeLimit >> 20) MiB: \(path)", at: location, kind: .limit)
    }
    do throws(InputFailure) {
      let bytes = try InputPlace(path).read(takesSpecialFiles: takesSpecialFiles)
      return SourceText(name: path, bytes: bytes)
    } catch {
      throw DiagnosticError("\(words(for: error)): \(path)", at: location, kind: error.kind)
    }
  }

  /// Whether a path stays in a folder or those below it, by its own words and, where there is such a file, by its links.
  private static func lies(_ path: String, in folder: String) -> Bool {
    var depth: [Substring] = []
    for part in path.split(separator: "/") {
      if part != ".." { depth.append(part) } else if depth.popLast() == nil { return false }
    }
    let root = self.path(of: ".", in: folder)
    func isBelow(_ place: String, _ root: String) -> Bool {
      root == "/" || place.hasPrefix(root + "/")
    }
    guard let real = resolved(path), let realRoot = resolved(root) else {
      return isBelow("/" + depth.joined(separator: "/"), root)
    }
    return isBelow(real, realRoot)
  }

  /// A path without links; nil where nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Whether a name is a web address, which is never fetched: a film must not hang on a network.
  package static func isWebAddress(_ url: String) -> Bool {
    url.hasPrefix("http://") || url.hasPrefix("https://") || url.hasPrefix("//")
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
