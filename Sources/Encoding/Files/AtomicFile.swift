import Glibc

/// A file that appears at its path only when it is complete.
///
/// - The bytes go to a hidden temporary file beside the path; `commit` syncs and renames it.
/// - Letting go of it without `commit` removes the temporary file and leaves the path as it was.
/// - A path that is no regular file (standard output, a pipe, a device) has the bytes directly,
///   or at `commit` where the writer has to seek.
package final class AtomicFile {
  /// The path as the user wrote it.
  package let path: String
  /// Where the bytes are until `commit`; nil where they go out directly.
  package let temporaryPath: String?
  private let target: OutputTarget
  private let register: TemporaryFiles
  private let replacesExisting: Bool
  private let origin: String?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private var isDone = false

  private static let bufferSize = 1 << 16

  /// Creates the temporary file, and the folder it is in where that is missing.
  package init(
    _ destination: OutputDestination, writerSeeks: Bool = false,
    register: TemporaryFiles = .ofProcess
  ) throws(EncodingError) {
    path = destination.path
    replacesExisting = destination.replacesExisting
    origin = destination.origin
    self.register = register
    target = try OutputTarget(destination)
    switch target {
    case .stream(let stream) where !writerSeeks:
      temporaryPath = nil
      descriptor = stream
    case .stream, .special:
      let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? P_tmpdir
      (temporaryPath, descriptor) = try register.create(
        beside: folder + "/chartreel-output", mode: 0o600, for: destination.path)
    case .file(let resolved, let mode):
      (temporaryPath, descriptor) = try register.create(
        beside: resolved, mode: mode, for: destination.path)
    }
  }

  deinit { discard() }

  /// Where the file will be, with links followed; nil for a stream, a pipe or a device.
  var finalPath: String? {
    if case .file(let resolved, _) = target { resolved } else { nil }
  }

  /// The path of an older file that `commit` replaces.
  var replacedPath: String? {
    guard replacesExisting, let path = finalPath, unsafe access(path, F_OK) == 0 else { return nil }
    return path
  }

  /// Adds bytes at the end.
  package func write(_ bytes: some Collection<UInt8>) throws(EncodingError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= AtomicFile.bufferSize { try flush() }
  }

  /// Writes over bytes that are there already; the file was made for a writer that seeks.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(EncodingError) {
    try flush()
    var written = 0
    while written < bytes.count {
      written += try SystemStatus.check(path: path) {
        unsafe bytes[written...].withUnsafeBytes {
          unsafe pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset + written))
        }
      }
    }
  }

  /// Syncs the bytes to the disk and closes the temporary file, which stays hidden.
  package func seal() throws(EncodingError) {
    try flush()
    guard temporaryPath != nil, descriptor >= 0 else { return }
    let open = descriptor
    descriptor = -1
    defer { close(open) }
    if let origin, target.isFile { FileOrigin.write(origin, to: open) }
    try SystemStatus.check(path: path) { fsync(open) }
  }

  /// Puts the complete file in its place.
  package func commit() throws(EncodingError) {
    do {
      try seal()
      if let temporaryPath { try put(temporaryPath) }
    } catch {
      discard()
      throw error
    }
    isDone = true
  }

  /// Removes what was written; the path keeps what was there before.
  package func discard() {
    guard !isDone else { return }
    isDone = true
    buffer = []
    guard let temporaryPath else { return }
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    unsafe unlink(temporaryPath)
    register.release(temporaryPath)
  }

  private func put(_ temporary: String) throws(EncodingError) {
    switch target {
    case .stream(let stream): try copy(temporary, to: stream)
    case .special(let special):
      let open = try SystemStatus.check(path: path) { unsafe Glibc.open(special, O_WRONLY) }
      defer { close(open) }
      try copy(temporary, to: open)
    case .file(let resolved, _):
      // A link fails where the name is taken, which closes the gap between look and rename.
      if !replacesExisting {
        guard unsafe link(temporary, resolved) == 0 else {
          let status = SystemStatus.current
          throw status.code == EEXIST
            ? .exists(path: path) : .unwritable(path: path, reason: status.reason)
        }
        break
      }
      try SystemStatus.check(path: path) { unsafe rename(temporary, resolved) }
    }
    if !replacesExisting || !target.isFile { unsafe unlink(temporary) }
    register.release(temporary)
  }

  private func flush() throws(EncodingError) {
    guard !buffer.isEmpty else { return }
    try AtomicFile.writeAll(buffer, to: descriptor, path: path)
    buffer.removeAll(keepingCapacity: true)
  }

  private func copy(_ temporary: String, to stream: Int32) throws(EncodingError) {
    let source = try SystemStatus.check(path: path) { unsafe Glibc.open(temporary, O_RDONLY) }
    defer { close(source) }
    var piece = [UInt8](repeating: 0, count: AtomicFile.bufferSize)
    while true {
      let count = try SystemStatus.check(path: path) {
        unsafe piece.withUnsafeMutableBytes { unsafe read(source, $0.baseAddress, $0.count) }
      }
      if count == 0 { return }
      try AtomicFile.writeAll(Array(piece[..<count]), to: stream, path: path)
    }
  }

  private static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(EncodingError) {
    var written = 0
    while written < bytes.count {
      written += try SystemStatus.check(path: path) {
        unsafe bytes[written...].withUnsafeBytes {
          unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
        }
      }
    }
  }
}
