import Geometry
import SceneModel
import Tables
import VisualEncoding

/// Stacked bars whose corners are rounded: each stack is rounded as one bar.
struct BarStacks {
  private let corners: BarCorners
  /// The name of each row's stack; rows without a place are no items, so names go by the items' own rows.
  private let names: [ItemKey]

  /// Nil where bars are not stacked, differ in size, or have square corners.
  init?(_ context: MarkContext, base: BarCorners) {
    let layer = context.layer
    guard layer.stackOffset != nil, base.areRound, layer.field(.size) == nil,
      let orientation = layer.orientation
    else { return nil }
    let channels = [orientation.dimensionChannel, orientation.dimensionChannel.offset]
    let columns = channels.compactMap { $0 }.compactMap { layer.field($0)?.column }.map {
      layer.table.values(at: $0)
    }
    corners = base
    names = (0..<context.rowCount).map { row in
      ItemKey(columns.map { $0[row] })
    }
  }

  /// Names each item's stack, and leaves round only the corners at the ends of a stack.
  ///
  /// - Parameter items: One for each row.
  func round(_ items: inout [MarkItem]) {
    guard items.count == names.count else { return }
    var whole: [ItemKey: Rectangle] = [:]
    for (index, item) in items.enumerated() {
      guard case .bar(let bar) = item.geometry else { continue }
      whole[names[index]] = whole[names[index]]?.union(bar.rectangle) ?? bar.rectangle
    }
    for index in items.indices {
      guard case .bar(var bar) = items[index].geometry, let stack = whole[names[index]] else {
        continue
      }
      items[index].stack = names[index]
      let r = bar.rectangle
      func touches(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
      let (left, right) = (touches(r.minX, stack.minX), touches(r.maxX, stack.maxX))
      let (top, bottom) = (touches(r.minY, stack.minY), touches(r.maxY, stack.maxY))
      let isCorner = [top && left, top && right, bottom && right, bottom && left]
      bar.cornerRadii = zip(bar.cornerRadii, isCorner).map { $1 ? $0 : 0 }
      items[index].geometry = .bar(bar)
    }
  }
}
