import Drawing
import Geometry
import SceneModel

/// A line, area or trail on its way, vertex by vertex.
///
/// - Vertices match by key. One that is in one state only lies on the other state's line, between the nearest
///   neighbours that are in both; beyond the last of them it lies on it, so that a line grows from its end.
/// - A line and an area differ by their base: a line is an area without any height.
struct LineTransition: Sendable {
  private struct Place: Sendable {
    let from: VertexGeometry
    let to: VertexGeometry
    let item: MarkItem
  }

  private let old: MarkGroup
  private let new: MarkGroup
  private let places: [Place]
  private let oldStyle: ItemStyle
  private let newStyle: ItemStyle

  private let rescaling: Rescaling?

  init?(from old: MarkGroup, to new: MarkGroup, _ setting: TransitionSetting) {
    rescaling = setting.rescales ? setting.rescaling : nil
    let first = old.items.compactMap(\.vertex)
    let second = new.items.compactMap(\.vertex)
    guard first.count == old.items.count, second.count == new.items.count,
      let oldStyle = old.items.first?.style, let newStyle = new.items.first?.style
    else { return nil }
    let keys = KeyMatching(from: old.items.map(\.key), to: new.items.map(\.key))
    guard keys.origins.contains(where: { $0 != nil }) else { return nil }
    self.old = old
    self.new = new
    self.oldStyle = oldStyle
    self.newStyle = newStyle
    let startOf = Self.others(second, matches: keys.origins, in: first)
    let endOf = Self.others(first, matches: keys.destinations, in: second)
    var places: [Place] = []
    var next = 0
    /// Old vertices up to the one that matches, which are not in the new line.
    func addOld(before end: Int) {
      while next < end {
        if keys.destinations[next] == nil {
          places.append(Place(from: first[next], to: endOf[next], item: old.items[next]))
        }
        next += 1
      }
    }
    for (index, item) in new.items.enumerated() {
      if let origin = keys.origins[index], origin >= next {
        addOld(before: origin)
        next = origin + 1
      }
      places.append(Place(from: startOf[index], to: second[index], item: item))
    }
    addOld(before: first.count)
    self.places = places
  }

  /// Each vertex as it is in the other state: its match, or its place between its neighbours' matches.
  private static func others(
    _ vertices: [VertexGeometry], matches: [Int?], in other: [VertexGeometry]
  ) -> [VertexGeometry] {
    let known = vertices.indices.filter { matches[$0] != nil }
    return vertices.indices.map { index in
      if let match = matches[index] { return other[match] }
      let before = known.last { $0 < index }
      let after = known.first { $0 > index }
      guard let anchor = before ?? after, let match = matches[anchor] else {
        return vertices[index]
      }
      guard let before, let after, let a = matches[before], let b = matches[after] else {
        var place = other[match]
        place.isDefined = place.isDefined && vertices[index].isDefined
        return place
      }
      let whole = vertices[before].point.distance(to: vertices[after].point)
      let part = vertices[before].point.distance(to: vertices[index].point)
      let even = Double(index - before) / Double(after - before)
      let share = whole > 0 && whole.isFinite && part.isFinite ? min(1, part / whole) : even
      var place = other[a]
      place.point = other[a].point.interpolated(to: other[b].point, fraction: share)
      if let low = other[a].base, let high = other[b].base {
        place.base = low.interpolated(to: high, fraction: share)
      }
      place.width = Between.size(other[a].width, other[b].width, share)
      place.isDefined = other[a].isDefined && other[b].isDefined
      return place
    }
  }

  /// The line or area; two of them where one turns into the other, since a line has no sides to draw.
  func groups(_ f: StageFractions) -> [MarkGroup] {
    let group = group(f)
    guard old.kind != new.kind, group.kind == .area else { return [group] }
    var area = group
    var line = group
    line.kind = .line
    for index in group.items.indices {
      area.items[index].style.stroke = nil
      line.items[index].style.fill = nil
    }
    return line.items.first?.style.stroke == nil ? [area] : [area, line]
  }

  private func group(_ f: StageFractions) -> MarkGroup {
    let isOld = f.both < 0.5
    var group = new
    group.kind = old.kind == .area || new.kind == .area ? .area : new.kind
    group.interpolation = isOld ? old.interpolation : new.interpolation
    group.tension = isOld ? old.tension : new.tension
    group.isSideways = isOld ? old.isSideways : new.isSideways
    group.isClipped = old.isClipped || new.isClipped
    group.reveal = nil
    let style = style(f)
    group.held = HeldState.between(old.held, new.held, f)
    let isArea = group.kind == .area
    group.items = places.map { place in
      var item = place.item
      let vertex = ItemGeometry.vertex(Self.vertex(place.from, place.to, f, isArea: isArea))
      item.geometry =
        rescaling?.placed(vertex, of: .vertex(place.from), to: .vertex(place.to), f) ?? vertex
      item.style = style
      item.reveal = nil
      return item
    }
    return group
  }

  /// The look on the way; the ground under a line comes once the line is near its place, and goes before it sets out.
  ///
  /// The line stays as strong as it is and grows thin in the end, so that it covers the edges of grounds that can
  /// be seen through.
  private func style(_ f: StageFractions) -> ItemStyle {
    var style = Between.style(oldStyle, newStyle, f.both)
    guard (old.kind == .area) != (new.kind == .area) else { return style }
    let near = new.kind == .area ? f.both : 1 - f.both
    let ground = new.kind == .area ? newStyle.fill : oldStyle.fill
    let t = min(max((near - 0.3) / 0.7, 0), 1)
    style.fill = ground?.faded(by: t * t)
    let (line, area) = new.kind == .area ? (oldStyle, newStyle) : (newStyle, oldStyle)
    if area.stroke == nil {
      style.stroke = line.stroke
      style.strokeStyle = line.strokeStyle
      let rest = min(max((1 - near) / 0.3, 0), 1)
      style.strokeStyle.width *= rest * (2 - rest)
    }
    return style
  }

  private static func vertex(
    _ a: VertexGeometry, _ b: VertexGeometry, _ f: StageFractions, isArea: Bool
  ) -> VertexGeometry {
    func safe(_ point: Point, _ other: Point) -> Point { point.isFinite ? point : other }
    let from = safe(a.point, b.point)
    let to = safe(b.point, a.point)
    var base: Point?
    if isArea {
      // A line that becomes an area moves over a ground that comes late; see `style`.
      let start = a.base == nil ? safe(b.base ?? to, to) : safe(a.base ?? from, from)
      let end = b.base == nil ? start : safe(b.base ?? to, to)
      base = Between.point(start, end, f)
    }
    let point = Between.point(from, to, f)
    return VertexGeometry(
      point: point, base: base, width: Between.size(a.width, b.width, f.both),
      isDefined: (f.both < 0.5 ? a.isDefined : b.isDefined) && point.isFinite)
  }
}

extension MarkItem {
  var vertex: VertexGeometry? { if case .vertex(let vertex) = geometry { vertex } else { nil } }
}
