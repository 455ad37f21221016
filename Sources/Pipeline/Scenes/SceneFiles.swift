import FoundationEssentials
import Syntax

/// The files that a scene is made from: itself, its data, its theme.
enum SceneFiles {
  /// Paths that exist or should; a scene that cannot be read has itself alone.
  static func list(of scenePath: String) -> [String] {
    guard let source = try? InputFile.read(scenePath),
      let root = try? JSONParser.parse(source).root
    else { return [scenePath] }
    let folder = FileName.realFolder(of: scenePath)
    var paths = [scenePath]
    collect(root) { name in paths.append(FileName.join(folder, name)) }
    return paths
  }

  /// When the newest of some files was changed; nil where one is missing.
  static func newest(_ paths: [String]) -> Date? {
    let dates = paths.map(changed)
    return dates.contains(nil) ? nil : dates.compactMap(\.self).max()
  }

  /// When the oldest of some files was changed; nil where one is missing.
  static func oldest(_ paths: [String]) -> Date? {
    let dates = paths.map(changed)
    return dates.contains(nil) ? nil : dates.compactMap(\.self).min()
  }

  private static func changed(_ path: String) -> Date? {
    let real = FileName.resolved(path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    return attributes?[.modificationDate] as? Date
  }

  private static func collect(_ node: JSONNode, _ found: (String) -> Void) {
    for item in node.array ?? [] { collect(item, found) }
    for member in node.object?.members ?? [] {
      let isFile = member.key == "url" || (member.key == "theme" && isPath(member.value))
      if isFile, let name = member.value.string {
        found(name)
      } else {
        collect(member.value, found)
      }
    }
  }

  /// A theme with a dot or a slash in its name is a file.
  private static func isPath(_ node: JSONNode) -> Bool {
    node.string?.contains { $0 == "." || $0 == "/" } ?? false
  }
}
