import CFFmpeg
import Glibc

/// What a file was made from, kept beside its bytes in an extended attribute.
///
/// A file system without such attributes, and a copy by a program that leaves them behind, know nothing of it.
package enum FileOrigin {
  private static let attribute = "user.chartreel.origin"
  private static let longest = 256

  /// The words that were kept with a file; nil where there are none, or where the file was written to since.
  package static func read(_ path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe getxattr(path, attribute, $0.baseAddress, $0.count)
    }
    var status = stat()
    guard count > 0, unsafe stat(path, &status) == 0 else { return nil }
    let words = String(decoding: bytes[..<count], as: UTF8.self)
    let mark = " " + state(status)
    return words.hasSuffix(mark) ? String(words.dropLast(mark.count)) : nil
  }

  /// Keeps words with an open file where the file system can; nothing may be written to it any more.
  static func write(_ text: String, to descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return }
    let bytes = Array((text + " " + state(status)).utf8)
    guard bytes.count <= longest else { return }
    _ = unsafe bytes.withUnsafeBytes {
      unsafe fsetxattr(descriptor, attribute, $0.baseAddress, $0.count, 0)
    }
  }

  /// What is another number as soon as a file is written to.
  private static func state(_ status: stat) -> String {
    "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }
}
