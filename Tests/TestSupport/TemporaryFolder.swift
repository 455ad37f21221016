package import Foundation

/// A folder for a test's files, removed when the test lets go of it.
package final class TemporaryFolder: Sendable {
  /// Absolute, without symbolic links.
  package let path: String

  package init() throws {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "chartreel-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of a file in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file, with its folder; answers its absolute path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  package func write(_ data: Data, to name: String) throws -> String {
    let place = URL(filePath: file(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
    return place.path
  }

  /// A file's bytes; nil where there is none.
  package func read(_ name: String) -> Data? { FileManager.default.contents(atPath: file(name)) }

  /// The names of all files, hidden ones and those of subfolders too, sorted.
  package var names: [String] {
    let found = FileManager.default.enumerator(atPath: path)?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { name in
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(
        atPath: file(name), isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }.sorted()
  }
}
