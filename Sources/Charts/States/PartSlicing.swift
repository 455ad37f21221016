import Geometry
import VisualEncoding

/// Cuts an item into as many pieces as there are parts of it in another state.
enum PartSlicing {
  /// A piece of the whole's shape for each part, in the parts' order, as large as the part's share.
  static func slices(of whole: MarkItem, for parts: [MarkItem]) -> [ItemGeometry] {
    let sizes = parts.map { abs($0.magnitude ?? 1) }.map { $0.isFinite ? $0 : 0 }
    let total = sizes.reduce(0, +)
    let shares = sizes.map { total > 0 ? $0 / total : 1 / Double(sizes.count) }
    let order = parts.indices.sorted { (place(parts[$0]), $0) < (place(parts[$1]), $1) }
    var result = parts.map { _ in whole.geometry }
    var begin = 0.0
    for index in order {
      let end = begin + shares[index]
      result[index] = slice(whole.geometry, from: begin, to: end)
      begin = end
    }
    return result
  }

  /// The place of a part along the direction in which it is measured.
  private static func place(_ part: MarkItem) -> Double {
    switch part.geometry {
    case .bar(let bar):
      switch bar.base {
      case .bottom: -bar.rectangle.midY
      case .top: bar.rectangle.midY
      case .left: bar.rectangle.midX
      case .right: -bar.rectangle.midX
      }
    case .arc(let arc): arc.startAngle
    default: part.order
    }
  }

  private static func slice(_ geometry: ItemGeometry, from: Double, to: Double) -> ItemGeometry {
    switch geometry {
    case .bar(var bar):
      let outer = bar.grown(to: to)
      let inner = bar.grown(to: from)
      bar.cornerRadii = corners(bar, from: from, to: to)
      switch bar.base {
      case .bottom:
        bar.rectangle = Rectangle(
          x: outer.x, y: outer.y, width: outer.width, height: outer.height - inner.height)
      case .top:
        bar.rectangle = Rectangle(
          x: outer.x, y: inner.maxY, width: outer.width, height: outer.height - inner.height)
      case .left:
        bar.rectangle = Rectangle(
          x: inner.maxX, y: outer.y, width: outer.width - inner.width, height: outer.height)
      case .right:
        bar.rectangle = Rectangle(
          x: outer.x, y: outer.y, width: outer.width - inner.width, height: outer.height)
      }
      return .bar(bar)
    case .arc(var arc):
      let turn = arc.endAngle - arc.startAngle
      arc.endAngle = arc.startAngle + turn * to
      arc.startAngle += turn * from
      return .arc(arc)
    default: return geometry
    }
  }

  /// The radii of a piece: those of the whole where the piece has its ends.
  private static func corners(_ bar: BarGeometry, from: Double, to: Double) -> [Double] {
    guard bar.cornerRadii.count == 4 else { return bar.cornerRadii }
    // Top left, top right, bottom right, bottom left: which of them are at the base.
    let isBase: [Bool] =
      switch bar.base {
      case .bottom: [false, false, true, true]
      case .top: [true, true, false, false]
      case .left: [true, false, false, true]
      case .right: [false, true, true, false]
      }
    return zip(bar.cornerRadii, isBase).map { radius, isBase in
      (isBase ? from <= 1e-9 : to >= 1 - 1e-9) ? radius : 0
    }
  }
}
