import Drawing
import Geometry
import SceneModel

extension LayerSlot {
  /// The vertices of lines or areas as items, from which the items of other marks come and into which they go.
  ///
  /// A line's are dots as wide as its stroke; an area's are strips between its edges, which show with the items.
  var beads: MarkGroup {
    var group = groups[0]
    group.kind = groups[0].kind == .area ? .bar : .circle
    group.reveal = nil
    group.items = groups.flatMap { $0.kind == .area ? $0.strips : $0.dots }
    return group
  }
}

extension MarkGroup {
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

  fileprivate var strips: [MarkItem] {
    let places = items.compactMap { item -> Double? in
      guard let vertex = item.vertex, vertex.point.isFinite else { return nil }
      return isSideways ? vertex.point.y : vertex.point.x
    }
    let reach = (places.max() ?? 0) - (places.min() ?? 0)
    let width = places.count > 1 ? reach / Double(places.count - 1) : 1
    return items.compactMap { item in
      guard let vertex = item.vertex, let base = vertex.base, vertex.isDefined,
        vertex.point.isFinite, base.isFinite
      else { return nil }
      let place = isSideways ? vertex.point.y : vertex.point.x
      // The first and the last strip end with the area.
      let low = max(place - width / 2, places.min() ?? place)
      let high = min(place + width / 2, places.max() ?? place)
      let corners =
        isSideways
        ? (Point(x: vertex.point.x, y: low), Point(x: base.x, y: high))
        : (Point(x: low, y: vertex.point.y), Point(x: high, y: base.y))
      var strip = item
      strip.geometry = .bar(
        BarGeometry(
          rectangle: Rectangle(corner: corners.0, corner: corners.1),
          cornerRadii: [0, 0, 0, 0], base: isSideways ? .left : .bottom))
      strip.style.stroke = nil
      strip.style.opacity = 0
      return strip
    }
  }
}
