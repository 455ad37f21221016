import Geometry
import SceneModel
import Tables
import VisualEncoding

/// Stable keys for a layer's items: the `key` channel, else the values of the discrete channels, else the row's number.
struct ItemKeys {
  private let columns: [[Value]]
  private let measures: [Channel: [Value]]
  /// The keys of all rows, where they are known already.
  private let known: [ItemKey]?

  init(_ context: MarkContext) {
    known = context.near?.keys
    let layer = context.layer
    var columns: [[Value]] = []
    var names: Set<String> = []
    func add(_ field: ChannelField) {
      guard let name = field.column, names.insert(name).inserted else { return }
      columns.append(layer.table.values(at: name))
    }
    if let own = layer.field(.key) {
      add(own)
    } else {
      let discrete: [Channel] = [
        .x, .y, .xOffset, .yOffset, .color, .fill, .stroke, .shape, .detail,
      ]
      for channel in discrete {
        for field in layer.fields[channel] ?? []
        where field.definition.isField && field.definition.aggregate == nil && !field.isStacked
          && (field.definition.isDiscrete || field.type == .temporal || field.definition.isBinned)
        {
          add(field)
        }
      }
    }
    self.columns = columns
    var measures: [Channel: [Value]] = [:]
    for channel in [Channel.x, .y, .theta] {
      guard let field = layer.field(channel), let column = field.column else { continue }
      measures[channel] = layer.table.values(at: column)
      if field.isStacked, let end = field.endColumn, let starts = measures[channel] {
        measures[channel] = zip(starts, layer.table.values(at: end)).map { start, end in
          guard let a = start.scaleNumber, let b = end.scaleNumber else { return .null }
          return .number(b - a)
        }
      }
    }
    self.measures = measures
  }

  /// Whether they are the rows' numbers, so that no two are equal.
  var areUnique: Bool { columns.isEmpty }

  /// A row's key; rows with equal keys are told apart by `MarkGroup`.
  func key(row: Int) -> ItemKey {
    if let known, row < known.count { return known[row] }
    return columns.isEmpty ? ItemKey(row: row) : ItemKey(columns.map { $0[row] })
  }

  /// The number that a row shows along a channel.
  func magnitude(row: Int, channel: Channel) -> Double? {
    guard let values = measures[channel], row < values.count else { return nil }
    return values[row].scaleNumber
  }
}

extension MarkGroup {
  /// A group of a layer's items, with repeated keys numbered.
  ///
  /// - Parameters:
  ///   - keys: those that the items' own are from, by which none may repeat.
  ///   - row: the one whose properties say how the whole is drawn; nil is the first.
  init(_ context: MarkContext, items: [MarkItem], keys: ItemKeys? = nil, row: Int? = nil) {
    let layer = context.layer.layer
    var seen: [ItemKey: Int] = [:]
    var unique = items
    for index in unique.indices where keys?.areUnique != true {
      let key = unique[index].key
      let count = seen[key, default: 0]
      seen[key] = count + 1
      if count > 0 { unique[index].key = key.numbered(count + 1) }
    }
    self.init(
      kind: layer.mark, layer: context.layer.index, layerName: layer.name, key: "", items: unique)
    let looks = context.looks[row ?? 0]
    interpolation =
      looks.string("interpolate").flatMap(Interpolation.init(rawValue:)) ?? .linear
    tension = looks.number("tension")
    isSideways = context.layer.orientation == .horizontal
    isClipped = layer.properties.boolean("clip") ?? false
    emphasis = layer.emphasis
  }
}
