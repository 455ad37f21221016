import SceneModel
import Syntax
import Tables
import Testing

/// Every template is a scene without a mistake.
struct TemplatesTests {
  @Test(arguments: Template.allCases) func decodes(_ template: Template) throws {
    let scene = try SceneText.decode(template.text)
    #expect(scene.warnings.isEmpty)
    #expect(scene.views.first?.title != nil)
    #expect(scene.timeline?.isEmpty == false)
    #expect(scene.views[0].layers.allSatisfy { $0.data.rowCount > 0 })
    #expect(template.text.contains("//"), "a template explains itself")
  }

  @Test(arguments: Template.allCases) func targetsAreThere(_ template: Template) throws {
    let scene = try SceneText.decode(template.text)
    let names = scene.views.map(\.name) + scene.views.flatMap(\.layers).compactMap(\.name)
    for entry in scene.timeline ?? [] { #expect(names.contains(entry.target.head)) }
  }
}
