import Charts
package import Syntax

extension PreparedScene {
  /// What the film shows at a moment, as facts; a moment after its end is refused.
  package func inspection(at position: FramePosition) throws(RenderError) -> JSONNode {
    film.inspection(at: try film.seconds(at: position))
  }
}
