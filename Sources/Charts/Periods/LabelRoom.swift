import Drawing
import Geometry
import SceneModel
import Typesetting

/// Room beside the plot for texts and images that stand past the ends of their marks, so that no period's is cut off.
struct LabelRoom {
  let frame: Rectangle
  let measurer: any TextMeasurer

  /// The most of the plot's width or height that texts may take from each side.
  private static let limit = 0.3

  /// The plot without what texts on it reach beyond the frame.
  func plot(_ plot: Rectangle, texts groups: [MarkGroup]) -> Rectangle {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    for group in groups where group.kind == .text || group.kind == .image {
      for item in group.items {
        let box: Rectangle
        switch item.geometry {
        case .text(let text): box = text.placement(measurer: measurer).box
        case .image(let image): box = image.box
        default: continue
        }
        left = max(left, frame.minX - box.minX)
        top = max(top, frame.minY - box.minY)
        right = max(right, box.maxX - frame.maxX)
        bottom = max(bottom, box.maxY - frame.maxY)
      }
    }
    let (x, y) = (plot.width * Self.limit, plot.height * Self.limit)
    return plot.inset(
      left: min(left, x), top: min(top, y), right: min(right, x), bottom: min(bottom, y))
  }
}
