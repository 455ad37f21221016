import Charts
package import Syntax

extension PreparedScene {
  /// What the film shows at a moment, as facts, with all warnings; a moment after its end is refused.
  package func inspection(at position: FramePosition) throws(RenderError) -> JSONNode {
    let node = film.inspection(at: try film.seconds(at: position))
    guard var facts = node.object else { return node }
    // The film does not know which fonts were found.
    facts["warnings"] = JSONNode(.array(warnings.map { JSONNode(.string($0.message)) }))
    if !notes.isEmpty { facts["data"] = JSONNode(.array(notes.map { JSONNode(.string($0)) })) }
    return JSONNode(.object(facts))
  }
}
