import Glibc

/// What an output path turned out to be.
enum OutputTarget: Hashable, Sendable {
  /// A regular file, there or not, with symbolic links followed, and the mode it shall have.
  case file(resolved: String, mode: mode_t)
  /// A pipe or a device.
  case special(path: String)
  /// An open stream of this process.
  case stream(Int32)

  var isFile: Bool { if case .file = self { true } else { false } }

  /// Whether a path is a pipe or a device, which has the bytes of all files one after the other.
  static func isSpecial(_ path: String) -> Bool {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return false }
    return ![S_IFDIR, S_IFREG].contains(facts.st_mode & S_IFMT)
  }

  /// Looks at the path, and makes its folder where that is missing.
  init(_ destination: OutputDestination) throws(EncodingError) {
    let path = destination.path
    guard !destination.isStandardOutput else {
      self = .stream(STDOUT_FILENO)
      return
    }
    guard !path.isEmpty, path.utf8.allSatisfy({ $0 != 0 }) else {
      throw .unwritable(path: "\"\(path)\"", reason: SystemStatus(code: ENOENT).reason)
    }
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else {
      try TemporaryFiles.ofProcess.makeFolder(of: path)
      self = .file(resolved: path, mode: 0o666)
      return
    }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: throw .unwritable(path: path, reason: SystemStatus(code: EISDIR).reason)
    case S_IFREG:
      guard destination.replacesExisting else { throw .exists(path: path) }
      self = .file(resolved: OutputTarget.resolve(path), mode: facts.st_mode & 0o777)
    default: self = .special(path: path)
    }
  }

  /// The file that a symbolic link ends at; see realpath.
  private static func resolve(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
