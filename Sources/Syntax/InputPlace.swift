import Glibc
import Synchronization

/// Where the bytes of a file come from: a path, or a stream that this process was started with.
///
/// - A stream (a pipe, a socket, `<(…)` of a shell) can be read once, so what it gave is kept: whoever reads it
///   again has the same bytes.
/// - At most `sizeLimit` bytes are read.
package enum InputPlace: Hashable, Sendable {
  case path(String)
  /// An open descriptor.
  case stream(Int32)

  package static let standardInput = InputPlace.stream(STDIN_FILENO)

  /// More than this is refused: a scene or a table is far smaller, and a stream may never end.
  package static let sizeLimit = 1 << 30

  /// The place that a path names; `/dev/stdin` and `/dev/fd/N` are streams unless a file is behind them.
  package init(_ path: String) {
    if let descriptor = Self.descriptor(namedBy: path), let mode = Self.mode(of: descriptor),
      ![S_IFREG, S_IFDIR].contains(mode)
    {
      self = .stream(descriptor)
    } else {
      self = .path(path)
    }
  }

  package var isStream: Bool { if case .stream = self { true } else { false } }

  /// Reads all bytes, and has them in the task's ``InputRecord`` where there is one.
  ///
  /// - Parameter takesSpecialFiles: Whether a path may be a named pipe or a device, which can keep the reader waiting.
  package func read(takesSpecialFiles: Bool = true) throws(InputFailure) -> [UInt8] {
    let bytes = try all(takesSpecialFiles: takesSpecialFiles)
    InputRecord.current?.add(bytes)
    return bytes
  }

  private func all(takesSpecialFiles: Bool) throws(InputFailure) -> [UInt8] {
    switch self {
    case .stream(let descriptor):
      return try Self.kept.withLock { kept throws(InputFailure) in
        if let bytes = kept[descriptor] { return bytes }
        let bytes = try Self.bytes(of: descriptor)
        // A shell's here-string has at least its line end.
        guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else { throw .empty }
        kept[descriptor] = bytes
        return bytes
      }
    case .path(let path):
      if !takesSpecialFiles { try Self.refuseSpecialFile(path) }
      let descriptor = try Self.uninterrupted { unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
      defer { close(descriptor) }
      return try Self.bytes(of: descriptor)
    }
  }

  private static let kept = Mutex<[Int32: [UInt8]]>([:])

  private static func descriptor(namedBy path: String) -> Int32? {
    if path == "/dev/stdin" { return STDIN_FILENO }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  private static func mode(of descriptor: Int32) -> mode_t? {
    var facts = stat()
    return unsafe fstat(descriptor, &facts) == 0 ? facts.st_mode & S_IFMT : nil
  }

  private static func refuseSpecialFile(_ path: String) throws(InputFailure) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { throw InputFailure(code: errno) }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .specialFile
    }
  }

  /// What a descriptor has from where it stands to its end.
  private static func bytes(of descriptor: Int32) throws(InputFailure) -> [UInt8] {
    var facts = stat()
    _ = try uninterrupted { unsafe fstat(descriptor, &facts) }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: throw .folder
    // Where a stream was closed, its number goes to what the process itself opens first, which is no file.
    case 0: throw .closed
    default: break
    }
    guard isatty(descriptor) != 1 else { throw .terminal }
    guard facts.st_size <= sizeLimit else { throw .tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(facts.st_size) + 1)
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = try uninterrupted {
        unsafe piece.withUnsafeMutableBytes { buffer in
          unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        }
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      guard bytes.count <= sizeLimit else { throw .tooLarge }
    }
  }

  /// What a call answers, once no signal comes between; a stream that does not block is waited for.
  private static func uninterrupted<Number: FixedWidthInteger & SignedInteger>(
    _ call: () -> Number
  ) throws(InputFailure) -> Number {
    while true {
      let answer = call()
      if answer >= 0 { return answer }
      switch errno {
      case EINTR: continue
      case EAGAIN: usleep(5000)
      default: throw InputFailure(code: errno)
      }
    }
  }
}

/// Why a file cannot be read.
package enum InputFailure: Error, Hashable, Sendable {
  case missing, folder, denied, closed, empty, terminal, specialFile, tooLarge
  /// An error number of the system.
  case system(Int32)

  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .denied
    case EISDIR: self = .folder
    case EBADF: self = .closed
    default: self = .system(code)
    }
  }

  /// The reason in a few words, to be put after "cannot read it: ".
  package var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .folder: "it is a folder"
    case .denied: "there is no permission"
    case .closed: "it is closed"
    case .empty: "it is empty"
    case .terminal: "it is a terminal; send a file to it, or name one"
    case .specialFile: "it is a pipe or a device"
    case .tooLarge: "it has more than \(InputPlace.sizeLimit >> 20) MB"
    case .system(let code): unsafe String(cString: strerror(code))
    }
  }

  package var kind: Diagnostic.Kind { self == .tooLarge ? .limit : .file }
}
