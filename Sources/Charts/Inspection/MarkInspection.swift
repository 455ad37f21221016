import Drawing
import Geometry
import SceneModel
import Syntax
import Typesetting

/// A group of marks as facts, under the sample of a frame.
struct MarkInspection {
  let painting: GroupPainting
  /// Whether facts are worded as Vega's scene graph has them: colours by the names that the scene calls them, and
  /// the place that a text belongs to instead of the one where it is drawn.
  var speaksVega = false

  /// A node for the group; in Vega's words one for each stack whose bars are rounded as one.
  func nodes(_ group: MarkGroup) -> [JSONNode] {
    guard speaksVega else {
      return [node(group, key: group.key, items: Array(group.items.indices))]
    }
    var stacks: [(name: ItemKey?, items: [Int])] = []
    var places: [ItemKey?: Int] = [:]
    for (index, item) in group.items.enumerated() {
      let place = places[item.stack] ?? stacks.count
      if place == stacks.count {
        places[item.stack] = place
        stacks.append((item.stack, []))
      }
      stacks[place].items.append(index)
    }
    if stacks.isEmpty { stacks = [(nil, [])] }
    return stacks.map { node(group, key: $0.name ?? group.key, items: $0.items) }
  }

  private func node(_ group: MarkGroup, key: ItemKey, items: [Int]) -> JSONNode {
    var object = JSONObject()
    object["mark"] = JSONNode(group.kind.rawValue)
    object["layer"] = group.layerName.map { JSONNode($0) } ?? nil
    object["key"] = JSONNode(key.text)
    if group.isLine {
      let state = painting.state(of: group)
      object["strokeStart"] = JSONNode(state.strokeStart)
      object["strokeEnd"] = JSONNode(painting.headFraction(of: group, state: state))
    }
    object["items"] = JSONNode(
      items.compactMap { item(group, index: $0) })
    return JSONNode(.object(object))
  }

  private func item(_ group: MarkGroup, index: Int) -> JSONNode? {
    let item = group.items[index]
    let state = group.isLine ? painting.state(of: group) : painting.itemState(group, index: index)
    // What the scene itself hides is no part of the frame; what time or a window hides may come back.
    guard speaksVega || group.isLine || item.style.opacity > 0 else { return nil }
    var object = JSONObject()
    func set(_ key: String, _ value: Double) { object[key] = JSONNode(value) }
    object["key"] = JSONNode(item.key.text)
    switch item.geometry {
    case .bar(let bar):
      let r = bar.grown(to: state.extent)
      set("x", r.x)
      set("y", r.y)
      set("width", r.width)
      set("height", r.height)
    case .symbol(let symbol):
      set("x", symbol.center.x)
      set("y", symbol.center.y)
      set("size", symbol.size)
      object["shape"] = JSONNode(symbol.shape)
    case .arc(let whole):
      let arc = state.sweep == 1 ? whole : SweepHand(group).swept(whole, to: state.sweep)
      set("x", arc.center.x)
      set("y", arc.center.y)
      set("startAngle", arc.startAngle)
      set("endAngle", arc.endAngle)
      set("innerRadius", arc.innerRadius)
      set("outerRadius", arc.outerRadius)
    case .rule(let start, let end):
      set("x", start.x)
      set("y", start.y)
      set("x2", end.x)
      set("y2", end.y)
    case .text(let text):
      let shown = painting.shown(text, state: state)
      set("x", speaksVega ? item.anchor.x : shown.point.x + shown.dx)
      set("y", speaksVega ? item.anchor.y : shown.point.y + shown.dy)
      object["text"] = JSONNode(shown.lines.joined(separator: " "))
    case .image(let image):
      set("x", image.box.x)
      set("y", image.box.y)
      set("width", image.box.width)
      set("height", image.box.height)
      object["images"] = JSONNode(.array(image.layers.map { JSONNode($0.image.identity) }))
    case .vertex(let vertex):
      if !vertex.isDefined { object["defined"] = JSONNode(.boolean(false)) }
      set("x", vertex.point.x)
      set("y", vertex.point.y)
      if let base = vertex.base {
        if group.isSideways { set("x2", base.x) } else { set("y2", base.y) }
      }
      if group.kind == .trail { set("size", vertex.width) }
    case .outline(let path):
      let r = path.bounds ?? .zero
      set("x", r.x)
      set("y", r.y)
      set("width", r.width)
      set("height", r.height)
    }
    object["fill"] = color(item.style.fill, state: state)
    object["stroke"] = color(item.style.stroke, state: state)
    set("opacity", max(0, min(1, item.style.opacity * state.opacity)))
    set("scale", state.scale)
    if let box = bounds(item, state: state) {
      object["box"] = [
        JSONNode(box.x), JSONNode(box.y), JSONNode(box.width), JSONNode(box.height),
      ]
    }
    return JSONNode(.object(object))
  }

  private func color(_ paint: Paint?, state: ItemState) -> JSONNode {
    if paint != nil, let color = state.color { return JSONNode(color.hex) }
    switch paint {
    case .solid(let color):
      return JSONNode((speaksVega ? color.spelling?.name : nil) ?? color.hex)
    case .linear, .radial: return "gradient"
    case nil: return nil
    }
  }

  /// The item's bounds on the canvas, with scale and offset.
  private func bounds(_ item: MarkItem, state: ItemState) -> Rectangle? {
    let box: Rectangle
    switch item.geometry {
    case .bar(let bar): box = bar.grown(to: state.extent)
    case .symbol(let symbol):
      let side = symbol.size.squareRoot()
      box = Rectangle(
        x: symbol.center.x - side / 2, y: symbol.center.y - side / 2, width: side, height: side)
    case .arc(let arc):
      box = Rectangle(
        x: arc.center.x - arc.outerRadius, y: arc.center.y - arc.outerRadius,
        width: 2 * arc.outerRadius, height: 2 * arc.outerRadius)
    case .rule(let start, let end): box = Rectangle(corner: start, corner: end)
    case .text(let text):
      box = painting.shown(text, state: state).placement(measurer: painting.measurer).box
    case .image(let image): box = image.box
    case .outline(let path):
      guard let bounds = path.bounds else { return nil }
      box = bounds
    case .vertex: return nil
    }
    guard let map = state.transform(about: item.anchor) else { return box }
    return Path.rectangle(box).transformed(by: map).bounds
  }

  /// The texts of a text mark, those not uncovered yet with `visible` false.
  func texts(_ group: MarkGroup) -> [DrawnText] {
    group.items.indices.compactMap { index in
      let item = group.items[index]
      guard case .text(let text) = item.geometry else { return nil }
      let state = painting.itemState(group, index: index)
      let shown = painting.shown(text, state: state)
      return shown.placement(measurer: painting.measurer).drawn(
        as: .text,
        visible: item.isShown && painting.isUncovered(item) && state.opacity > 0 && state.scale > 0)
    }
  }
}
