import Foundation
import Syntax

@testable import SceneModel

/// A scene's text, decoded for a test.
enum SceneText {
  static func decode(
    _ text: String, folder: String = "", options: SceneDecoder.Options = SceneDecoder.Options()
  ) throws(DiagnosticError) -> Scene {
    let source = SourceText(name: "scene.json", bytes: Array(text.utf8))
    return try SceneDecoder(options: options).decode(source, folder: folder)
  }

  /// The messages of a scene that cannot be decoded, each with its line and column.
  static func mistakes(
    _ text: String, folder: String = "", options: SceneDecoder.Options = SceneDecoder.Options()
  ) -> [String] {
    do throws(DiagnosticError) {
      _ = try decode(text, folder: folder, options: options)
      return []
    } catch {
      return error.diagnostics.filter { $0.severity == .error }.map { diagnostic in
        let position = diagnostic.location?.position
        return "\(position?.line ?? 0):\(position?.column ?? 0) \(diagnostic.message)"
      }
    }
  }

  static func file(_ path: String) -> SourceText {
    SourceText(name: path, bytes: Array(FileManager.default.contents(atPath: path) ?? Data()))
  }
}
