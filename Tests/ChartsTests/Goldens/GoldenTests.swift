import Charts
import Drawing
import Foundation
import Testing

/// What every scene shows at 0, 25, 50, 75 and 100 %, as text; measured without a font.
struct GoldenTests {
  private static let folder = SceneFilms.package
    .appendingPathComponent("Tests/ChartsTests/Goldens/Scenes")
  private static let fractions = [0, 25, 50, 75, 100]

  /// `RECORD=missing|failed|all` writes goldens; without it they are only compared.
  private static let record = ProcessInfo.processInfo.environment["RECORD"] ?? "never"

  private static func text(_ name: String) throws -> String {
    let film = try SceneFilms.film(name)
    return fractions.map { percent in
      let frame = (film.frameCount - 1) * percent / 100
      return "== \(percent) %: frame \(frame)\n"
        + DisplayListText.text(of: film.displayList(frame: frame))
    }.joined(separator: "\n")
  }

  @Test("a scene shows what its golden says", arguments: SceneFilms.names)
  func golden(name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".txt")
    let actual = try Self.text(name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    let matches = expected == actual
    let writes =
      switch Self.record {
      case "all": true
      case "failed": !matches
      case "missing": expected == nil
      default: false
      }
    if writes {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try actual.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    guard let expected else {
      Issue.record("no golden for \(name); RECORD=missing writes it")
      return
    }
    guard !matches else { return }
    let difference = zip(
      actual.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false)
    ).first { $0 != $1 }
    Issue.record(
      "\(name) shows \"\(difference?.0.prefix(300) ?? "")\" and its golden says \"\(difference?.1.prefix(300) ?? "")\"; RECORD=failed writes it anew"
    )
  }

  @Test("every golden has its scene")
  func orphans() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    for file in files where file.hasSuffix(".txt") {
      #expect(SceneFilms.names.contains(String(file.dropLast(4))), "\(file) has no scene")
    }
  }

  @Test("every mark folder has an entry in the catalog, and every kind a mark")
  func marks() throws {
    let folder = SceneFilms.package.appendingPathComponent("Sources/Charts/Marks")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasSuffix(".swift") }
    for name in names {
      let file = folder.appendingPathComponent("\(name)/\(name)Mark.swift")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(name) has no mark of its name")
      #expect(MarkCatalog.names.contains("\(name)Mark"), "\(name) is not in the catalog")
    }
    #expect(Set(MarkCatalog.names).count == names.count)
  }

  @Test(
    "a frame is a function of the time alone: asked for twice, and in any order",
    arguments: SceneFilms.names)
  func pure(name: String) throws {
    let film = try SceneFilms.film(name)
    let frames = (0..<8).map { ($0 * 37 + 11) % film.frameCount }
    let first = frames.map { film.displayList(frame: $0) }
    let again = try SceneFilms.film(name)
    for (frame, list) in zip(frames, first).reversed() {
      #expect(again.displayList(frame: frame) == list, "frame \(frame)")
    }
  }

  @Test("the last frame shows the film's end", arguments: SceneFilms.names)
  func end(name: String) throws {
    let film = try SceneFilms.film(name)
    #expect(film.displayList(frame: film.frameCount - 1) == film.displayList(at: film.duration))
  }
}
