import SceneModel
import Syntax
import Tables
import VisualEncoding

/// The domains that all periods of a view share, laid into their channels' scales.
struct PeriodDomains {
  private struct Entry {
    let channel: Channel
    let layers: [Int]
    let scale: JSONObject
  }

  private var entries: [Entry] = []

  /// - Parameter named: The values of some fields that any period shows; nil where all do.
  init(
    whole: ScalePlan, plans: [ScalePlan], ranked: Set<Channel>, time: TimeChannel,
    named: (fields: Set<String>, values: Set<Value>)?
  ) {
    for entry in whole.entries {
      let builder = entry.builder
      let channel = builder.channel
      // What the scene says itself stays as it is.
      // Angles are shares of their own period.
      guard builder.properties["domain"] == nil, channel != .theta else { continue }
      var scale = JSONObject()
      switch builder.domain {
      case .discrete(let values):
        guard !ranked.contains(channel) else { continue }
        var listed = values
        if let named, let field = builder.field.definition.field, named.fields.contains(field) {
          listed = values.filter(named.values.contains)
        }
        scale["domain"] = JSONNode(.array(listed.map(\.node)))
      case .continuous:
        guard !builder.type.isDiscretizing else { continue }
        // The field of time is no measure: what runs along it has one axis from the first to the last.
        let isTime = builder.field.definition.field == time.field
        if time.rescale, !isTime, channel.isPosition || channel == .radius {
          guard builder.properties["nice"] == nil else { continue }
          // Round ends would jump from period to period.
          scale["nice"] = JSONNode(.boolean(false))
        } else {
          guard let ends = Self.union(of: entry, in: isTime ? [whole] : plans) else { continue }
          scale["domain"] = JSONNode(.array(ends.map { JSONNode($0) }))
          scale["zero"] = JSONNode(.boolean(false))
          if channel.isPosition, !builder.type.isTemporal, builder.properties["nice"] == nil {
            scale["nice"] = JSONNode(.boolean(true))
          }
        }
      }
      entries.append(Entry(channel: channel, layers: entry.layers, scale: scale))
    }
  }

  /// The least and the greatest end of any period.
  private static func union(of entry: ScalePlan.Entry, in plans: [ScalePlan]) -> [Double]? {
    var low = Double.infinity
    var high = -Double.infinity
    for plan in plans {
      guard let own = entry.layers.first.flatMap({ plan.entry(entry.builder.channel, layer: $0) }),
        case .continuous(let completed) = own.builder.domain
      else { continue }
      // A period with one value only has room made around it, which is not in the data.
      let single = own.builder.measured.flatMap { $0.min() == $0.max() ? $0.first : nil }
      let ends = single.map { completed.contains($0) ? completed : [$0] } ?? completed
      for end in ends where end.isFinite {
        low = min(low, end)
        high = max(high, end)
      }
    }
    return low < high ? [low, high] : nil
  }

  /// A period's view on the shared scales.
  func applied(to view: View) -> View {
    var view = view
    for entry in entries {
      for layer in entry.layers where view.layers.indices.contains(layer) {
        for channel in [entry.channel, entry.channel.second].compactMap({ $0 }) {
          guard var definitions = view.layers[layer].encoding[channel] else { continue }
          for index in definitions.indices where definitions[index].scale?.isNull != true {
            var own = definitions[index].scale?.object ?? JSONObject()
            for member in entry.scale.members { own[member.key] = member.value }
            definitions[index].scale = JSONNode(.object(own))
          }
          view.layers[layer].encoding[channel] = definitions
        }
      }
    }
    return view
  }
}
