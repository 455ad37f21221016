import Geometry
import SceneModel

/// How one mark comes or goes.
enum PassageWay: Sendable {
  /// Along with the others of a race, from or to a place beyond the axis.
  case gate(Point)
  case fading
  case growing
  /// Fading while it moves; from its own place to where it is not there yet, or not there any more.
  case rising(Point)
  /// From or to a place outside the plot, seen on most of its way.
  case flying(Point)

  /// How far a mark rises, in points.
  private static let rise = 16.0

  init(_ passage: Passage, box: Rectangle, plot: Rectangle, frame: Rectangle, isComing: Bool) {
    switch passage {
    case .fade: self = .fading
    case .grow: self = .growing
    case .rise: self = .rising(Point(x: 0, y: isComing ? Self.rise : -Self.rise))
    case .fly: self = .flying(Self.outward(box, plot: plot, frame: frame))
    }
  }

  /// The way of a box out of a frame across the nearest side of its plot.
  private static func outward(_ box: Rectangle, plot: Rectangle, frame: Rectangle) -> Point {
    let middle = box.center
    let ways: [(distance: Double, way: Point)] = [
      (plot.maxY - middle.y, Point(x: 0, y: frame.maxY - box.minY)),
      (middle.y - plot.minY, Point(x: 0, y: frame.minY - box.maxY)),
      (middle.x - plot.minX, Point(x: frame.minX - box.maxX, y: 0)),
      (plot.maxX - middle.x, Point(x: frame.maxX - box.minX, y: 0)),
    ]
    let way = ways.min { $0.distance < $1.distance }?.way ?? .zero
    return way.isFinite ? way : .zero
  }

  /// An item at a share 0…1 of its being there; `gone` is the share of a race's way that it is away from its place.
  func item(_ item: MarkItem, share: Double, gone: Double) -> MarkItem {
    var item = item
    item.reveal = nil
    switch self {
    case .gate(let way):
      item.style.opacity *= share
      let shift = way * min(max(gone, 0), 1)
      item.geometry = item.geometry.moved(by: shift)
      item.anchor = item.anchor + shift
    case .fading: item.style.opacity *= share
    case .growing:
      item.style.opacity *= share
      item.geometry = item.geometry.grown(to: share)
    case .rising(let way), .flying(let way):
      item.style.opacity *= opacity(share)
      let shift = way * (1 - share)
      item.geometry = item.geometry.moved(by: shift)
      item.anchor = item.anchor + shift
    }
    return item
  }

  private func opacity(_ share: Double) -> Double {
    if case .flying = self { min(1, 3 * share) } else { share }
  }

  /// A whole group at a share 0…1 of its being there: areas rise from their base, lines fade.
  func group(_ group: MarkGroup, share: Double) -> MarkGroup {
    var group = group
    group.reveal = nil
    for index in group.items.indices {
      let own = group.items[index]
      if case .growing = self, case .vertex(var vertex) = own.geometry {
        if let base = vertex.base {
          vertex.point = base.interpolated(to: vertex.point, fraction: share)
        }
        group.items[index].geometry = .vertex(vertex)
        group.items[index].style.opacity *= share
        group.items[index].reveal = nil
      } else {
        group.items[index] = item(own, share: share, gone: 1 - share)
      }
    }
    return group
  }
}

extension MarkItem {
  /// The bounds of the item's shape; of a text, the point that it belongs to.
  var box: Rectangle {
    switch geometry {
    case .bar(let bar): bar.rectangle
    case .vertex(let vertex):
      Rectangle(corner: vertex.point, corner: vertex.base ?? vertex.point)
    case .rule(let start, let end): Rectangle(corner: start, corner: end)
    case .text(let text): Rectangle(corner: text.point, corner: text.point)
    case .symbol(let symbol): symbol.square
    case .image(let image): image.box
    case .arc, .outline: geometry.outline?.bounds ?? Rectangle(corner: anchor, corner: anchor)
    }
  }
}
