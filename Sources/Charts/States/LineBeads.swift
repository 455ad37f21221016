import Drawing
import Geometry
import SceneModel

extension LayerSlot {
  /// The vertices of lines or areas as items, from which the items of other marks come and into which they go.
  ///
  /// A line's are dots as wide as its stroke; an area's are the strips between its edges.
  var beads: MarkGroup {
    var group = groups[0]
    group.kind = groups[0].kind == .area ? .bar : .circle
    group.reveal = nil
    group.items = groups.enumerated().flatMap { index, group in
      group.kind == .area ? AreaStrips.strips(of: group, seam: index) : group.dots
    }
    return group
  }
}

extension MarkGroup {
  /// What the beads do not show of a line or an area: of an area its outline, nil where it has none.
  var withoutBeads: MarkGroup? {
    guard kind == .area else { return self }
    guard items.first?.style.stroke != nil else { return nil }
    var group = self
    for index in group.items.indices { group.items[index].style.fill = nil }
    return group
  }

  fileprivate var dots: [MarkItem] {
    items.compactMap { item in
      guard let vertex = item.vertex, vertex.isDefined, vertex.point.isFinite else { return nil }
      var dot = item
      let width = max(1, item.style.stroke == nil ? 1 : item.style.strokeStyle.width)
      dot.geometry = .symbol(
        SymbolGeometry(
          center: vertex.point, size: width * width, shape: "circle", angleRadians: 0))
      dot.style.fill = item.style.stroke ?? item.style.fill
      dot.style.stroke = nil
      return dot
    }
  }
}
