import Charts
import Drawing
import Raster
import SceneModel
import Syntax
import Testing
import VisualEncoding

/// A scene of a case as a film, to be asked for its facts, its display lists and its ink.
struct CaseScene {
  static let fonts = FontLibrary()

  let film: Film

  /// Decodes and lays out a scene; what is wrong with it is thrown, as a user would read it.
  init(text: String) throws(DiagnosticError) {
    let source = SourceText(name: "case.json", bytes: Array(text.utf8))
    let scene = try SceneDecoder().decode(source, folder: "")
    film = try Film(
      scene: scene, measurer: PangoTextMeasurer(fonts: Self.fonts),
      images: ImageLibrary(folder: "", decoder: ImageFileDecoder()))
  }

  /// A view on a white canvas of a pixel for each point, without a legend's or a theme's colours.
  ///
  /// `body` has the view's members and, where it moves, the timeline.
  init(
    _ body: String, canvas: String = "\"cornerRadius\": 0", width: Double = 240,
    height: Double = 160, fps: String = "30", duration: Double? = 1
  ) throws(DiagnosticError) {
    let seconds = duration.map { ", \"duration\": \($0)" } ?? ""
    try self.init(
      text: """
        {
          "canvas": {
            "width": \(width), "height": \(height), "scale": 1, "fps": \(fps),
            "background": "white", \(canvas)\(seconds)
          },
          \(body)
        }
        """)
  }

  /// The errors of a scene, each with its line and column; none for a sound one.
  static func mistakes(_ body: String, duration: Double? = 1) -> [String] {
    do throws(DiagnosticError) {
      _ = try CaseScene(body, duration: duration)
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.location?.position
        return "\(place?.line ?? 0):\(place?.column ?? 0) \(diagnostic.message)"
      }
    }
  }

  var warnings: [String] { film.warnings.map(\.message) }

  func facts(at seconds: Double) -> CaseFacts {
    CaseFacts(node: film.inspection(at: seconds))
  }

  func picture(at seconds: Double) throws -> CasePicture {
    try CasePicture(film.displayList(at: seconds))
  }

  func picture(frame: Int) throws -> CasePicture {
    try CasePicture(film.displayList(frame: frame))
  }

  /// Whether every number of a frame's display list is finite.
  func isFinite(at seconds: Double) -> Bool {
    let list = film.displayList(at: seconds)
    return !"\(list.commands)".split { !$0.isLetter }.contains { word in
      ["nan", "inf", "infinity"].contains(word.lowercased())
    }
  }
}

/// Rows for a scene's inline data.
enum CaseRows {
  /// Rows with `x` counted from 0 and `y` as given; nil is null.
  static func values(_ values: [Double?]) -> String {
    rows(values.enumerated().map { (Double($0.offset), $0.element) })
  }

  static func rows(_ points: [(Double, Double?)]) -> String {
    let rows = points.map { x, y in "{\"x\": \(x), \"y\": \(y.map { "\($0)" } ?? "null")}" }
    return "\"data\": {\"values\": [\(rows.joined(separator: ", "))]}"
  }
}
