import Geometry
import SceneModel
import Typesetting

/// One item on its way: moving into its new form, coming or going.
indirect enum ItemTransition: Sendable {
  case moving(from: MarkItem, to: MarkItem, GeometryTransition)
  case entering(MarkItem, PassageWay)
  case leaving(MarkItem, PassageWay)

  init(_ from: MarkItem, _ to: MarkItem, setting: TransitionSetting) {
    self = .moving(from: from, to: to, GeometryTransition(from, to, setting: setting))
  }

  /// The item that the transition is about: where it goes, or what leaves.
  var subject: MarkItem {
    switch self {
    case .moving(_, let item, _), .entering(let item, _), .leaving(let item, _): item
    }
  }

  /// The key of a text or a symbol and where it is, without any words; nil where it does not show or is neither.
  func place(_ f: StageFractions) -> (key: ItemKey, point: Point)? {
    if case .moving(_, let to, let geometry) = self {
      return geometry.place(f).map { (to.key, $0) }
    }
    guard let item = item(f) else { return nil }
    return item.geometry.place.map { (item.key, $0) }
  }

  func item(_ f: StageFractions) -> MarkItem? {
    switch self {
    case .moving(let from, let to, let geometry):
      var item = to
      item.geometry = geometry.geometry(f)
      if !from.isShown || !to.isShown || from.style != to.style {
        item.style = Between.style(from.shownStyle, to.shownStyle, f.both)
        item.isShown = true
      }
      if case .text = item.geometry { item.style.opacity *= geometry.opacity(f) }
      item.anchor = Between.point(from.anchor, to.anchor, f)
      item.reveal = nil
      if let a = from.magnitude, let b = to.magnitude {
        item.magnitude = Between.number(a, b, min(max(f.both, 0), 1))
      }
      if from.held != nil || to.held != nil {
        item.held = HeldState.between(from.held, to.held, f)
      }
      if let seam = from.seam ?? to.seam {
        // Pieces come apart, or together, over the first or the last half of the way.
        let apart = from.seam != nil ? f.both : 1 - f.both
        item.seam = Seam(id: seam.id, strength: min(1, max(0, 1 - 2 * apart)))
      }
      return item
    case .entering(let item, let way):
      guard f.enter > 0 else { return nil }
      var item = way.item(item, share: f.enter, gone: 1 - f.y)
      item.held = HeldState.between(nil, item.held, f)
      return item
    case .leaving(let item, let way):
      guard f.leave < 1 else { return nil }
      var item = way.item(item, share: 1 - f.leave, gone: f.y)
      item.held = HeldState.between(item.held, nil, f)
      return item
    }
  }
}

extension MarkItem {
  /// The item's look; a label that found no room cannot be seen.
  fileprivate var shownStyle: ItemStyle {
    var style = style
    if !isShown { style.opacity = 0 }
    return style
  }
}

extension ItemGeometry {
  /// Where a text or a symbol is.
  var place: Point? {
    switch self {
    case .text(let text): text.point
    case .symbol(let symbol): symbol.center
    case .bar, .arc, .rule, .image, .vertex, .outline: nil
    }
  }

  /// The same shape at another place.
  func moved(by shift: Point) -> ItemGeometry {
    switch self {
    case .bar(var bar):
      bar.rectangle = bar.rectangle.moved(by: shift)
      return .bar(bar)
    case .symbol(var symbol):
      symbol.center = symbol.center + shift
      return .symbol(symbol)
    case .arc(var arc):
      arc.center = arc.center + shift
      return .arc(arc)
    case .rule(let start, let end): return .rule(start + shift, end + shift)
    case .text(var text):
      text.point = text.point + shift
      return .text(text)
    case .image(var image):
      image.box = image.box.moved(by: shift)
      return .image(image)
    case .vertex(var vertex):
      vertex.point = vertex.point + shift
      vertex.base = vertex.base.map { $0 + shift }
      return .vertex(vertex)
    case .outline(let path):
      return .outline(path.transformed(by: .translation(x: shift.x, y: shift.y)))
    }
  }
}
