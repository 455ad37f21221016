import Foundation

/// The published Vega-Lite views beside the package's folder, where they are installed.
enum PublishedViews {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/vega-lite/specs").path()

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".vl.json") }.sorted()
  }()

  static let areInstalled = !names.isEmpty

  /// The marks that Vega draws for a view, in painting order, as the type and count of each group.
  static func expectedMarks(_ name: String) -> [String] {
    let path = folder + "/../expected/" + name.replacingOccurrences(of: ".vl.json", with: ".json")
    guard let data = FileManager.default.contents(atPath: path),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let marks = root["marks"] as? [[String: Any]]
    else { return [] }
    return marks.compactMap { $0["type"] as? String }
  }
}
