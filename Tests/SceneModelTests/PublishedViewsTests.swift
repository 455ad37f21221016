import SceneModel
import Syntax
import Testing

/// Every published Vega-Lite view decodes, and into the layers that Vega paints.
@Suite(.enabled(if: PublishedViews.areInstalled, "the published views are not installed"))
struct PublishedViewsTests {
  @Test(arguments: PublishedViews.names)
  func decodes(_ name: String) throws {
    var options = SceneDecoder.Options()
    options.theme = "vega"
    let source = SceneText.file(PublishedViews.folder + "/" + name)
    do throws(DiagnosticError) {
      let scene = try SceneDecoder(options: options).decode(source, folder: PublishedViews.folder)
      let layers = scene.views.first?.layers ?? []
      #expect(!layers.isEmpty, "\(name) has no layer")
    } catch {
      Issue.record("\(name): \(DiagnosticReport(error.diagnostics).text)")
    }
  }
}
