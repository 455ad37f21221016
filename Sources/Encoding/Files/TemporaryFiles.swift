import Glibc
import Synchronization

/// The temporary files of a process, so that an interrupted run can remove them.
package final class TemporaryFiles: Sendable {
  private struct Register {
    var paths: Set<String> = []
    /// Folders that this process made, in the order of their making.
    var folders: [String] = []
    var count = 0
    var isClosed = false
  }

  private let register = Mutex(Register())

  /// The files of this process.
  package static let ofProcess = TemporaryFiles()

  package init() {}

  /// Creates and notes a file with a hidden name beside a path, open for writing.
  ///
  /// It is refused after `removeAll`. Errors name the output that the file is for.
  func create(
    beside path: String, mode: mode_t, for output: String
  ) throws(EncodingError) -> (path: String, descriptor: Int32) {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    // A name has at most 255 bytes, and the ending needs room.
    let name = String(decoding: path[cut...].utf8.prefix(200), as: UTF8.self)
    return try register.withLock { register throws(EncodingError) in
      guard !register.isClosed else {
        throw .unwritable(path: output, reason: SystemStatus(code: EINTR).reason)
      }
      register.count += 1
      let hidden = "\(path[..<cut]).\(name).\(getpid())-\(register.count).tmp"
      // Created under the lock: else a file could come into being just after `removeAll`.
      let descriptor = try SystemStatus.check(path: output) {
        unsafe open(hidden, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode)
      }
      register.paths.insert(hidden)
      return (hidden, descriptor)
    }
  }

  /// Makes the folder of a path, with all above it, and notes those that were not there.
  func makeFolder(of path: String) throws(EncodingError) {
    try register.withLock { register throws(EncodingError) in
      var end = path.startIndex
      while let slash = path[end...].firstIndex(of: "/") {
        end = path.index(after: slash)
        guard slash != path.startIndex else { continue }
        let folder = String(path[..<slash])
        if unsafe mkdir(folder, 0o777) == 0 {
          register.folders.append(folder)
        } else if errno != EEXIST {
          let status = SystemStatus.current
          TemporaryFiles.removeFolders(of: path, in: &register)
          throw .unwritable(path: path, reason: "the folder \(folder): \(status.reason)")
        }
      }
    }
  }

  /// Removes the folders that were made for a path and have nothing in them.
  func removeFolders(of path: String) {
    register.withLock { TemporaryFiles.removeFolders(of: path, in: &$0) }
  }

  private static func removeFolders(of path: String, in register: inout Register) {
    for folder in register.folders.reversed() where path.hasPrefix(folder + "/") {
      // One that has files is refused.
      guard unsafe rmdir(folder) == 0 else { continue }
      register.folders.removeAll { $0 == folder }
    }
  }

  /// Takes a path out: the file has its final name, or is gone.
  func release(_ path: String) {
    register.withLock { _ = $0.paths.remove(path) }
  }

  /// The paths of all temporary files that exist now, sorted.
  package var paths: [String] { register.withLock { $0.paths.sorted() } }

  /// Removes every temporary file and refuses new ones; called by a thread that has noticed a
  /// signal, before the process ends.
  package func removeAll() {
    register.withLock { register in
      register.isClosed = true
      for path in register.paths.sorted() { unsafe unlink(path) }
      register.paths = []
      for folder in register.folders.reversed() { unsafe rmdir(folder) }
    }
  }
}
