import SceneModel
import Syntax
import Testing

/// Every published Vega-Lite view decodes, into the marks that Vega paints, in its order.
@Suite(.enabled(if: PublishedViews.areInstalled, "the published views are not installed"))
struct PublishedViewsTests {
  @Test(arguments: PublishedViews.names)
  func hasVegasLayers(_ name: String) throws {
    var options = SceneDecoder.Options()
    options.theme = "vega"
    let source = SceneText.file(PublishedViews.folder + "/" + name)
    let scene: Scene
    do throws(DiagnosticError) {
      scene = try SceneDecoder(options: options).decode(source, folder: PublishedViews.folder)
    } catch {
      Issue.record("\(name): \(DiagnosticReport(error.diagnostics).text)")
      return
    }
    let expected = PublishedViews.expectedMarks(name)
    #expect(!expected.isEmpty)
    let layers = scene.views[0].layers.map { Self.primitive($0.mark) }
    // Vega draws a group for each series of a path and leaves out what has no item.
    #expect(Self.runs(expected).allSatisfy(layers.contains), "\(name): \(layers), Vega \(expected)")
    #expect(
      Self.isSubsequence(Self.runs(expected), of: Self.runs(layers)),
      "\(name): \(layers), Vega \(expected)")
  }

  private static func primitive(_ mark: MarkKind) -> String {
    switch mark {
    case .bar, .tick, .rect: "rect"
    case .point, .circle, .square: "symbol"
    default: mark.rawValue
    }
  }

  /// The list with neighbours that are equal taken together.
  private static func runs(_ words: [String]) -> [String] {
    words.enumerated().filter { $0.offset == 0 || words[$0.offset - 1] != $0.element }.map(
      \.element)
  }

  private static func isSubsequence(_ a: [String], of b: [String]) -> Bool {
    var rest = b[...]
    for word in a {
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
