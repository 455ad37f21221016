import Motion
import Syntax

/// Decodes a scene's captions.
struct CaptionDecoder {
  let configuration: Properties
  private(set) var findings = Findings()

  init(configuration: Properties) { self.configuration = configuration }

  mutating func captions(_ nodes: [JSONNode]) -> [Caption] {
    var found: [Caption] = []
    for node in nodes {
      do throws(DiagnosticError) {
        found.append(try caption(node))
      } catch {
        findings.add(error.diagnostics)
      }
    }
    return found
  }

  private func caption(_ node: JSONNode) throws(DiagnosticError) -> Caption {
    let object = node.object ?? JSONObject()
    guard let begin = try MomentDecoder.fixed(object["begin"], "begin") else {
      throw DiagnosticError("\"begin\" is missing here", at: node.location)
    }
    return Caption(
      text: object["text"]?.string ?? "", begin: begin,
      end: try MomentDecoder.fixed(object["end"], "end"),
      isAbove: object["position"]?.string == "top",
      properties: (configuration.nested("caption") ?? Properties()).overlaid(
        by: Properties(object.without("text", "begin", "end", "position"))),
      location: node.location,
      keyLocations: object.keyLocations)
  }
}
