import Drawing
import SceneModel
import Syntax
import Tables
import VisualEncoding

/// The colours that categories have had in a view's earlier states, so that each keeps its own.
///
/// A scale gives its colours to the values of its domain in their order. Where a state leaves out a category, or
/// has a new one before others, that order would hand on the colours of some to others.
struct ColorMemory {
  private struct Name: Hashable {
    let channel: Channel
    let field: String
  }

  /// The values of each field in the order in which they first had a colour.
  private var known: [Name: [Value]] = [:]

  /// Remembers a state's categories; the state's view with their earlier colours, or nil where it has them already.
  ///
  /// What the scene lists as a domain, and ranks that are told by a ramp, are left as they are.
  mutating func recalled(_ view: View, scales: ScalePlan) -> View? {
    var result = view
    var isChanged = false
    for entry in scales.entries {
      let builder = entry.builder
      guard [.color, .fill, .stroke].contains(builder.channel),
        case .discrete(let values) = builder.domain,
        let field = builder.field.definition.field, builder.field.type == .nominal
      else { continue }
      let name = Name(channel: builder.channel, field: field)
      let before = known[name] ?? []
      let all = before + values.filter { !before.contains($0) }
      known[name] = all
      guard builder.properties["domain"] == nil, !builder.isReversed,
        builder.properties["range"]?["field"] == nil, !all.starts(with: values)
      else { continue }
      let palette = Palette(builder.paletteRequest).discrete(all.count)
      let colors = values.map { value in
        palette[(all.firstIndex(of: value) ?? 0) % palette.count].text
      }
      for layer in entry.layers where result.layers.indices.contains(layer) {
        guard var definitions = result.layers[layer].encoding[builder.channel] else { continue }
        for index in definitions.indices where definitions[index].scale?.isNull != true {
          var scale = definitions[index].scale?.object ?? JSONObject()
          scale["scheme"] = nil
          scale["range"] = JSONNode(.array(colors.map { JSONNode($0) }))
          definitions[index].scale = JSONNode(.object(scale))
          isChanged = true
        }
        result.layers[layer].encoding[builder.channel] = definitions
      }
    }
    return isChanged ? result : nil
  }
}

extension Color {
  /// The colour as a scene writes it.
  fileprivate var text: String {
    alpha < 1
      ? "rgba(\(Int(red * 255 + 0.5)), \(Int(green * 255 + 0.5)), \(Int(blue * 255 + 0.5)), \(alpha))"
      : hex
  }
}
