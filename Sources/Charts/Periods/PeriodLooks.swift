import Drawing
import Geometry
import SceneModel
import Syntax

/// What a period's layout looks like beyond a still chart's: digits of one width, and others in a quiet colour.
struct PeriodLooks: Sendable {
  private let others: String?
  private let quiet: Color

  init(_ view: View, time: TimeChannel, canvas: Canvas) {
    let ink = view.configuration.nested("title")?.string("color").flatMap { Color(css: $0) }
    var ground = Color.white
    if case .solid(let color)? = canvas.background { ground = color }
    if case .solid(let color)? = view.background { ground = color }
    quiet = Between.color(ink ?? .black, ground, 0.6)
    // Colours that the author lists for the others stay.
    let isListed = view.layers.contains { layer in
      [Channel.color, .fill].contains { channel in
        (layer.encoding[channel] ?? []).contains { definition in
          (definition.scale?["domain"]?.array ?? []).contains { $0.string == time.others }
        }
      }
    }
    others = isListed ? nil : time.others
  }

  func applied(to groups: [MarkGroup]) -> [MarkGroup] {
    var groups = groups
    for group in groups.indices {
      for index in groups[group].items.indices {
        let item = groups[group].items[index]
        if case .text(var text) = item.geometry, item.magnitude != nil {
          text.font.tabularFigures = true
          groups[group].items[index].geometry = .text(text)
        }
        guard let others, item.belongs(to: others), groups[group].kind != .text else { continue }
        groups[group].items[index].style.fill = .solid(quiet)
      }
    }
    return groups
  }
}

extension MarkItem {
  /// Whether a name is one of the values that make up the item's key.
  fileprivate func belongs(to name: String) -> Bool {
    key.parts.contains(name)
  }
}
