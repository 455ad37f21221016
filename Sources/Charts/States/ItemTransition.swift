import Geometry
import SceneModel

/// One item on its way: moving into its new form, coming or going.
enum ItemTransition: Sendable {
  case moving(from: MarkItem, to: MarkItem, GeometryTransition)
  /// Comes; with a place beyond the plot from which it glides in.
  case entering(MarkItem, Point?)
  case leaving(MarkItem, Point?)

  init(_ from: MarkItem, _ to: MarkItem, numbers: CountFormat) {
    self = .moving(from: from, to: to, GeometryTransition(from, to, numbers: numbers))
  }

  func item(_ f: StageFractions) -> MarkItem? {
    switch self {
    case .moving(let from, let to, let geometry):
      var item = to
      item.geometry = geometry.geometry(f)
      item.style = Between.style(from.shownStyle, to.shownStyle, f.both)
      item.isShown = true
      item.style.opacity *= geometry.opacity(f)
      item.anchor = Between.point(from.anchor, to.anchor, f)
      item.reveal = nil
      if let a = from.magnitude, let b = to.magnitude {
        item.magnitude = Between.number(a, b, min(max(f.both, 0), 1))
      }
      return item
    case .entering(let item, let gate):
      guard f.enter > 0 else { return nil }
      return Self.item(item, share: f.enter, gate: gate, fraction: 1 - f.y)
    case .leaving(let item, let gate):
      guard f.leave < 1 else { return nil }
      return Self.item(item, share: 1 - f.leave, gate: gate, fraction: f.y)
    }
  }

  private static func item(_ item: MarkItem, share: Double, gate: Point?, fraction: Double)
    -> MarkItem
  {
    var item = item
    item.style.opacity *= share
    item.reveal = nil
    if let gate {
      let shift = gate * min(max(fraction, 0), 1)
      item.geometry = item.geometry.moved(by: shift)
      item.anchor = item.anchor + shift
    } else {
      item.geometry = item.geometry.grown(to: share)
    }
    return item
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
    case .vertex(var vertex):
      vertex.point = vertex.point + shift
      vertex.base = vertex.base.map { $0 + shift }
      return .vertex(vertex)
    case .outline(let path):
      return .outline(path.transformed(by: .translation(x: shift.x, y: shift.y)))
    }
  }
}
