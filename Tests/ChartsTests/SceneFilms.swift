import Charts
import Drawing
import Foundation
import SceneModel
import Syntax
import TestSupport
import VisualEncoding

/// The project's scenes as films, measured without a font.
enum SceneFilms {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let folder = package.appendingPathComponent("scenes")

  /// The names of the scenes, without their extension, in order.
  static var names: [String] {
    files(in: folder) + motion
  }

  /// Those that show what moves a chart, by their names from the folder of all scenes.
  static var motion: [String] {
    files(in: folder.appendingPathComponent("motion")).map { "motion/" + $0 }
  }

  private static func files(in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// A scene of the project.
  static func film(_ name: String) throws -> Film {
    let url = folder.appendingPathComponent(name + ".json")
    let bytes = [UInt8](try Data(contentsOf: url))
    return try film(
      SourceText(name: "\(name).json", bytes: bytes),
      folder: url.deletingLastPathComponent().path)
  }

  /// A scene written in a test.
  static func film(text: String) throws -> Film {
    try film(SourceText(name: "test.json", bytes: [UInt8](text.utf8)), folder: folder.path)
  }

  private static func film(_ source: SourceText, folder: String) throws -> Film {
    let scene = try SceneDecoder().decode(source, folder: folder)
    return try film(scene, folder: folder)
  }

  /// A scene as a film; its images are of one size.
  static func film(_ scene: Scene, folder: String = folder.path) throws -> Film {
    try Film(
      scene: scene, measurer: FixedWidthMeasurer(),
      images: ImageLibrary(folder: folder, decoder: FixedSizeImages()))
  }
}

/// A frame's facts with short ways to them.
struct Facts {
  let node: JSONNode

  init(_ film: Film, at seconds: Double) { node = film.inspection(at: seconds) }

  func view(_ name: String) -> JSONNode? {
    node["views"]?.array?.first { $0["name"]?.string == name }
  }

  /// The first view.
  var view: JSONNode? { node["views"]?.array?.first }

  /// The plot as x, y, width, height.
  var plot: [Double] { view?["plot"]?.array?.compactMap(\.number) ?? [] }

  /// The items of the first group of a kind, or of a layer.
  func items(_ mark: String, layer: String? = nil) -> [JSONNode] {
    let groups = view?["marks"]?.array ?? []
    return groups.first {
      $0["mark"]?.string == mark && (layer == nil || $0["layer"]?.string == layer)
    }?["items"]?.array ?? []
  }

  func axis(_ channel: String) -> [JSONNode] {
    view?["axes"]?.array?.first { $0["channel"]?.string == channel }?["labels"]?.array ?? []
  }

  /// Every text of a role that shows.
  func texts(_ role: String) -> [String] {
    (node["texts"]?.array ?? []).filter {
      $0["role"]?.string == role && $0["visible"]?.boolean == true
    }.compactMap { $0["text"]?.string }
  }

  /// The timeline's rows for a property of a target.
  func rows(_ target: String, _ property: String) -> [JSONNode] {
    (node["timeline"]?.array ?? []).filter {
      $0["target"]?.string == target && $0["property"]?.string == property
    }
  }
}

extension JSONNode {
  /// A member's number; NaN where there is none.
  func number(_ key: String) -> Double { self[key]?.number ?? .nan }
}
