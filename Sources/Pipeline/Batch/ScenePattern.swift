import FoundationEssentials
import Glibc

/// The scenes that an operand of a batch means: a file, a folder's scenes, or those of a pattern such as `scenes/*.json`.
enum ScenePattern {
  private static let endings = [".json", ".json5"]

  /// The paths in order; a pattern or a folder without a scene is refused, a missing file is the job's to tell.
  static func scenes(_ operand: String) throws(RenderError) -> [String] {
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
    if exists, !isFolder { return [operand] }
    let found: [String]
    if isFolder {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: operand)) ?? []
      found = names.filter { name in endings.contains { name.hasSuffix($0) } }
        .sorted().map { FileName.join(operand, $0) }.filter(isScene)
    } else if operand.contains(where: { "*?[".contains($0) }) {
      found = matches(of: operand)
    } else {
      return [operand]
    }
    guard !found.isEmpty else { throw .request("\(operand) has no scene") }
    return found
  }

  /// Whether a JSON file may be a scene: a list of rows beside it is data.
  private static func isScene(_ path: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: path) else { return true }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    return bytes.first { !blanks.contains($0) } != UInt8(ascii: "[")
  }

  /// The paths that match a shell pattern, sorted by byte (`glob`).
  private static func matches(of pattern: String) -> [String] {
    var list = unsafe glob_t()
    defer { unsafe globfree(&list) }
    guard unsafe glob(pattern, GLOB_NOSORT, nil, &list) == 0 else { return [] }
    let count = unsafe Int(list.gl_pathc)
    var paths: [String] = []
    for index in 0..<count {
      if let path = unsafe list.gl_pathv[index] { unsafe paths.append(String(cString: path)) }
    }
    return paths.sorted()
  }
}
