import Geometry
import Guides
import SceneModel
import Typesetting

extension LabelYield {
  /// Where each label of a frame is, by the same points as ``Label/place``; no text is measured for it.
  static func places(of frame: FrameView) -> [Identity: Point] {
    var places = places(of: frame.layout)
    for (index, annotation) in frame.annotations.enumerated()
    where annotation.look.size != .zero {
      places[.annotation(index)] = annotation.textBox.origin
    }
    return places
  }

  /// The same for a view without its annotations.
  static func places(of view: ViewLayout) -> [Identity: Point] {
    var places: [Identity: Point] = [:]
    addPlaces(of: view.title, to: &places)
    for (index, axis) in view.axes.enumerated() {
      for label in axis.labels where label.visible {
        places[.axis(index, label.text)] = label.box.origin
      }
    }
    for group in view.marks { addPlaces(of: group, to: &places) }
    return places
  }

  static func addPlaces(of title: TitleLayout?, to places: inout [Identity: Point]) {
    guard let title else { return }
    for (place, text) in [title.titleText, title.subtitleText].enumerated() {
      places[.title(place)] = text?.box.origin
    }
  }

  static func addPlaces(of group: MarkGroup, to places: inout [Identity: Point]) {
    guard group.layer >= 0 else { return }
    for item in group.items {
      switch item.geometry {
      case .text(let text) where group.kind == .text:
        places[.text(layer: group.layer, key: item.key)] = text.point
      case .symbol(let symbol): places[.mark(layer: group.layer, key: item.key)] = symbol.center
      default: continue
      }
    }
  }
}
