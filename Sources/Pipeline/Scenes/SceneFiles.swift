import FoundationEssentials
import Syntax

/// The files that a scene is made from: itself, its data, its theme.
enum SceneFiles {
  /// Paths that exist or should; a scene that cannot be read has itself alone.
  ///
  /// - Parameter theme: The theme that was asked for instead of the scene's, which may be a file.
  static func list(of scenePath: String, theme: String? = nil) -> [String] {
    var paths = ofScene(scenePath)
    if let theme, isPath(theme) { paths.append(FileName.resolved(theme)) }
    return paths
  }

  private static func ofScene(_ scenePath: String) -> [String] {
    guard let source = try? InputFile.read(scenePath),
      let root = try? JSONParser.parse(source).root
    else { return [scenePath] }
    let folder = FileName.realFolder(of: scenePath)
    var paths = [scenePath]
    collect(root) { name in paths.append(FileName.join(folder, name)) }
    return paths
  }

  /// The names, sizes and times of the files in a folder and its folders.
  static func listing(of folder: String) -> String {
    let files = FileManager.default
    let names = (try? files.subpathsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { name in
      let attributes = try? files.attributesOfItem(atPath: FileName.join(folder, name))
      let size = attributes?[.size] as? Int ?? 0
      let changed = attributes?[.modificationDate] as? Date
      return "\(name) \(size) \(changed?.timeIntervalSince1970 ?? 0)"
    }.joined(separator: "\n")
  }

  private static func collect(_ node: JSONNode, _ found: (String) -> Void) {
    for item in node.array ?? [] { collect(item, found) }
    for member in node.object?.members ?? [] {
      let isFile = member.key == "url" || (member.key == "theme" && isPath(member.value.string))
      if isFile, let name = member.value.string {
        found(name)
      } else {
        collect(member.value, found)
      }
    }
  }

  /// A theme with a dot or a slash in its name is a file.
  private static func isPath(_ name: String?) -> Bool {
    name?.contains { $0 == "." || $0 == "/" } ?? false
  }
}
