package import SceneModel
import Syntax
import Tables

/// What one layer contributes to a scale.
package struct ScaleSource {
  package let channel: Channel
  package let field: ChannelField
  package let layer: LayerTable

  package var mark: MarkKind { layer.layer.mark }

  /// The rows whose names a discrete domain lists: where it is ranked, also those that are not shown as another value of
  /// theirs is missing.
  var domainTable: Table {
    guard let sort = field.definition.sort, !["ascending", "descending"].contains(sort.string),
      let column = field.column, layer.rawTable.column(column) != nil
    else { return layer.table }
    return layer.rawTable
  }

  /// Whether the layer needs bands along the channel, whatever its mark.
  var hasBands: Bool {
    if let offset = channel.offset, layer.field(offset)?.definition.isField == true { return true }
    if field.definition.axis?["tickBand"] != nil { return true }
    let size = channel == .x ? "width" : "height"
    return channel.isPosition && layer.layer.ownProperties[size]?["band"] != nil
  }
}

/// A scale's properties and everything that feeds its domain.
package struct ScaleRequest {
  package let channel: Channel
  package let sources: [ScaleSource]
  /// The scale keys of all layers; the first layer that sets a key wins.
  package let properties: Properties
  package let type: ScaleType

  /// Nil where no layer has a scaled field or datum on the channel.
  init?(channel: Channel, layers: [LayerTable]) {
    var sources: [ScaleSource] = []
    for layer in layers {
      for candidate in [channel, channel.second].compactMap({ $0 }) {
        for field in layer.fields[candidate] ?? [] {
          sources.append(ScaleSource(channel: candidate, field: field, layer: layer))
        }
        for field in layer.conditionFields[candidate] ?? [] where field.definition.isField {
          sources.append(ScaleSource(channel: candidate, field: field, layer: layer))
        }
      }
    }
    sources = sources.filter {
      ($0.field.column != nil || $0.field.datum != nil)
        && $0.field.definition.scale?.isNull != true
    }
    guard !sources.isEmpty else { return nil }
    let types = Self.types(of: sources, channel: channel)
    var merged = JSONObject()
    for source in sources {
      for member in source.field.definition.scale?.object?.members ?? []
      where merged[member.key] == nil {
        merged[member.key] = member.value
      }
    }
    self.channel = channel
    self.sources = sources
    properties = Properties(merged)
    // A scale that a layer asks for wins.
    type =
      types.first { $0.isAsked }?.type
      ?? types.dropFirst().reduce(types.first?.type ?? .linear) { $0.joined(with: $1.type) }
  }

  /// The kind of scale that each source asks for.
  private static func types(of sources: [ScaleSource], channel: Channel)
    -> [(type: ScaleType, isAsked: Bool)]
  {
    let candidates = sources.filter { $0.channel == channel }
    return (candidates.isEmpty ? Array(sources.prefix(1)) : candidates).map {
      let asked = $0.field.definition.scaleType
      let type = ScaleType(
        asked, channel: channel, field: $0.field, mark: $0.mark, hasBands: $0.hasBands)
      return (type, type == asked)
    }
  }

  /// Whether one scale can serve a channel of all parts of a layer; where it cannot, each part has one of its own, as in
  /// Vega-Lite.
  static func canShare(_ channel: Channel, parts: [[LayerTable]]) -> Bool {
    guard parts.count > 1 else { return true }
    var shared: ScaleType?
    for part in parts {
      guard let type = ScaleRequest(channel: channel, layers: part)?.type else { continue }
      guard let known = shared else {
        shared = type
        continue
      }
      guard known.canJoin(type) else { return false }
      shared = known.joined(with: type)
    }
    return true
  }

  /// The first field on the channel itself.
  package var field: ChannelField {
    (sources.first { $0.channel == channel } ?? sources[0]).field
  }
}
