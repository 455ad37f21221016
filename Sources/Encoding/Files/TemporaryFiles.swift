import Glibc
import Synchronization

/// The temporary files of this process, so that an interrupted run can remove them.
package enum TemporaryFiles {
  private struct Register {
    var paths: [String: Bool] = [:]
    var count = 0
  }

  private static let register = Mutex(Register())

  /// A new hidden name beside a path, noted for removal.
  static func reserve(beside path: String) -> String {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    // A name has at most 255 bytes, and the ending needs room.
    let name = String(decoding: path[cut...].utf8.prefix(200), as: UTF8.self)
    return register.withLock { register in
      register.count += 1
      let reserved = "\(path[..<cut]).\(name).\(getpid())-\(register.count).tmp"
      register.paths[reserved] = true
      return reserved
    }
  }

  /// Takes a path out: the file has its final name, or is gone.
  static func release(_ path: String) {
    register.withLock { _ = $0.paths.removeValue(forKey: path) }
  }

  /// The paths of all temporary files that may exist now, sorted.
  package static var paths: [String] { register.withLock { $0.paths.keys.sorted() } }

  /// Removes every temporary file; called by a thread that has noticed a signal.
  package static func removeAll() {
    for path in paths {
      unsafe unlink(path)
      release(path)
    }
  }
}
