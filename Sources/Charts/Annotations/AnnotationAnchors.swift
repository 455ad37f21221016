import Geometry
import SceneModel
import Scales
import Syntax
import Tables
import VisualEncoding

/// Looks up what a view's annotations belong to in one of its layouts.
struct AnnotationAnchors {
  let view: View
  let layers: [LayerTable]
  let sets: [ScaleSet]
  let plot: Rectangle
  let context: LayoutContext
  let groups: [MarkGroup]

  /// One place for each annotation, in their order.
  var places: [AnnotationPlace] {
    view.annotations.map { annotation in
      var place = place(annotation)
      place.kind = MotionKind(annotation)
      place.words = annotation.lines + annotation.subtitle
      return place
    }
  }

  private func place(_ annotation: Annotation) -> AnnotationPlace {
    switch annotation.kind {
    case .callout(let subject), .note(let subject): place(subject, of: annotation)
    case .band(let x, let y): band(x: x, y: y)
    case .rule(let channel, let value): rule(channel, value)
    }
  }

  private func place(_ subject: Annotation.Subject, of annotation: Annotation) -> AnnotationPlace {
    switch subject {
    case .corner(let corner):
      return AnnotationPlace(
        .point(
          Point(
            x: corner.isRight ? plot.maxX : plot.minX, y: corner.isTop ? plot.minY : plot.maxY),
          clearance: 0))
    case .place(let x, let y):
      var point = plot.center
      for case (let channel, let node?) in [(Channel.x, x), (.y, y)] {
        guard let span = span(channel, node) else {
          return AnnotationPlace(fault: absence(channel, node))
        }
        let middle = (span.lowerBound + span.upperBound) / 2
        if channel == .x { point.x = middle } else { point.y = middle }
      }
      return AnnotationPlace(.point(point, clearance: 4))
    case .datum(let fields):
      let text = JSONPrinter.compact.text(JSONNode(.object(fields)))
      return item(annotation, fault: "no row has \(text)") { layer, _ in
        rows(of: layer, with: fields).first
      }
    case .key(let key):
      for group in groups where matches(annotation, layer: group.layer) {
        if let place = group.items.first(where: { $0.key.text == key })?.place(layer: group.layer) {
          return place
        }
      }
      return AnnotationPlace(fault: "no item has the key \"\(key)\"")
    }
  }

  private func matches(_ annotation: Annotation, layer: Int) -> Bool {
    guard view.layers.indices.contains(layer) else { return false }
    return annotation.layer == nil || view.layers[layer].name == annotation.layer
  }

  /// The item of a row; of several layers that have it, the one whose mark is easiest to point at.
  private func item(
    _ annotation: Annotation, fault: String, row find: (LayerTable, MarkContext) -> Int?
  ) -> AnnotationPlace {
    if let name = annotation.layer, !view.layers.contains(where: { $0.name == name }) {
      return AnnotationPlace(fault: "there is no layer \"\(name)\"")
    }
    let candidates = layers.filter { matches(annotation, layer: $0.index) }.sorted {
      (Self.rank($0.layer.mark), $0.index) < (Self.rank($1.layer.mark), $1.index)
    }
    for layer in candidates {
      let marks = MarkContext(
        layer: layer, scales: sets[layer.index], plot: plot, configuration: view.configuration,
        locale: context.locale, measurer: context.measurer, pixelSide: 1 / context.canvas.scale)
      guard let row = find(layer, marks) else { continue }
      let keys = ItemKeys(marks)
      var key = keys.key(row: row)
      let before = (0..<row).filter { keys.key(row: $0) == key }.count
      key = key.numbered(before + 1)
      for group in groups where group.layer == layer.index {
        if let place = group.items.first(where: { $0.key == key })?.place(layer: layer.index) {
          return place
        }
      }
      // A dense line leaves out vertices that pixels cannot tell apart.
      if let x = PositionReader(.x, in: marks).point(row: row),
        let y = PositionReader(.y, in: marks).point(row: row)
      {
        return AnnotationPlace(.point(Point(x: x, y: y), clearance: 4))
      }
    }
    return AnnotationPlace(fault: fault)
  }

  private static func rank(_ mark: MarkKind) -> Int {
    switch mark {
    case .point, .circle, .square: 0
    case .bar, .arc, .rect, .image: 1
    case .line, .trail: 2
    case .area: 3
    default: 4
    }
  }

  /// The rows of a layer that have all of some values; none where a field is not there.
  private func rows(of layer: LayerTable, with fields: JSONObject) -> [Int] {
    var rows = Array(0..<layer.table.rowCount)
    for member in fields.members {
      guard let column = layer.table.column(member.key) else { return [] }
      rows = rows.filter { equal(column[$0], member.value) }
    }
    return rows
  }

  private func equal(_ value: Value, _ node: JSONNode) -> Bool {
    let wanted = Value(node)
    if value == wanted || (node.number == nil && value.text == wanted.text) { return true }
    if case .date(let date) = value.meaning {
      return DateTimeValue.milliseconds(node, zone: context.locale.zone) == date
    }
    return value.meaning == wanted
  }

  /// Where a value lies along x or y, from the beginning to the end of its band; nil outside the domain.
  private func span(_ channel: Channel, _ node: JSONNode) -> ClosedRange<Double>? {
    guard let scale = sets.lazy.compactMap({ $0[channel] }).first else { return nil }
    for value in values(node, on: scale) {
      guard let start = scale.position(value), start.isFinite else { continue }
      if case .continuous(let ends) = scale.domain, let number = value.scaleNumber,
        let low = ends.min(), let high = ends.max(), scale.continuous != nil
      {
        let domain = scale.continuous?.domain ?? ends
        let (first, last) = (domain.min() ?? low, domain.max() ?? high)
        guard number >= min(low, first), number <= max(high, last) else { continue }
      }
      let end = start + scale.bandwidth
      return min(start, end)...max(start, end)
    }
    return nil
  }

  /// What a node may mean on a scale: itself, and a date.
  private func values(_ node: JSONNode, on scale: PlotScale) -> [Value] {
    let unit = layers.lazy.compactMap { $0.field(scale.channel)?.definition.timeUnit }.first
    let date = DateTimeValue.milliseconds(node, unit: unit, zone: context.locale.zone)
      .map { Value.date($0) }
    return scale.type.isTemporal
      ? [date].compactMap { $0 } : [Value(node)] + [date].compactMap { $0 }
  }

  private func absence(_ channel: Channel, _ node: JSONNode) -> String {
    guard sets.contains(where: { $0[channel] != nil }) else {
      return "the view has no scale of \(channel.rawValue)"
    }
    return
      "\(JSONPrinter.compact.text(node)) is not in the domain of \(channel.rawValue)"
  }

  private func band(x: [JSONNode]?, y: [JSONNode]?) -> AnnotationPlace {
    var box = plot
    for case (let channel, let ends?) in [(Channel.x, x), (.y, y)] {
      let spans = ends.map { loose(channel, $0) }
      guard spans.count == 2, let a = spans[0], let b = spans[1] else {
        let place = spans.firstIndex { $0 == nil } ?? 0
        return AnnotationPlace(
          fault: ends.indices.contains(place) ? absence(channel, ends[place]) : "it has no bounds")
      }
      let low = min(a.lowerBound, b.lowerBound)
      let high = max(a.upperBound, b.upperBound)
      if channel == .x {
        box.x = low
        box.width = high - low
      } else {
        box.y = low
        box.height = high - low
      }
    }
    return AnnotationPlace(.band(box))
  }

  /// Where a bound lies; on a continuous scale it may lie beyond the domain, and the plot cuts the band.
  private func loose(_ channel: Channel, _ node: JSONNode) -> ClosedRange<Double>? {
    if let span = span(channel, node) { return span }
    guard let scale = sets.lazy.compactMap({ $0[channel] }).first, scale.continuous != nil else {
      return nil
    }
    for value in values(node, on: scale) {
      if let place = scale.position(value), place.isFinite { return place...place }
    }
    return nil
  }

  private func rule(_ channel: Channel, _ node: JSONNode) -> AnnotationPlace {
    guard let span = span(channel, node) else {
      return AnnotationPlace(fault: absence(channel, node))
    }
    let place = (span.lowerBound + span.upperBound) / 2
    return AnnotationPlace(
      channel == .x
        ? .line(Point(x: place, y: plot.maxY), Point(x: place, y: plot.minY))
        : .line(Point(x: plot.minX, y: place), Point(x: plot.maxX, y: place)))
  }
}
