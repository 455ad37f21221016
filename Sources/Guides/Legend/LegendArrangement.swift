package import Geometry
package import SceneModel

/// Places several legends about a plot, as Vega does.
///
/// Legends of one side stand together: one under the other at the left and right, side by side above and below.
package struct LegendArrangement: Sendable {
  private let legends: [LegendLayout]
  private let groups: [Group]

  /// The legends of one orient, with their rows or the one column.
  private struct Group: Sendable {
    var orient: LegendOrient
    var indices: [Int]
    /// Top left corners from the group's own origin, by `indices`.
    var places: [Point]
    var size: Size
    var offset: Double
    var anchor: TitleAnchor
  }

  /// - Parameter width: Points that legends side by side may take before a new row begins.
  package init(_ legends: [LegendLayout], width: Double = .infinity) {
    self.legends = legends
    groups = LegendOrient.allCases.compactMap { orient in
      let indices = legends.indices.filter {
        legends[$0].style.orient == orient && legends[$0].size != .zero
      }
      return indices.isEmpty ? nil : Self.group(legends, indices, orient, width: width)
    }
  }

  /// The room that the legends take beyond the plot and its axes, on each side.
  package var insets: Insets {
    var insets = Insets(left: 0, top: 0, right: 0, bottom: 0)
    for group in groups {
      switch group.orient {
      case .left: insets.left = max(0, group.size.width + group.offset)
      case .right: insets.right = max(0, group.size.width + group.offset)
      case .top: insets.top = max(0, group.size.height + group.offset)
      case .bottom: insets.bottom = max(0, group.size.height + group.offset)
      default: break
      }
    }
    return insets
  }

  /// The legends at their places, in the order they were given.
  ///
  /// - Parameters:
  ///   - guides: The plot with its axes, which legends keep clear of.
  ///   - span: What legends above and below are anchored along; nil is the plot, as in Vega.
  ///   - room: Where legends may draw; a group that would pass it is moved back inside.
  package func placed(
    plot: Rectangle, guides: Rectangle, span: Rectangle? = nil, room: Rectangle? = nil
  ) -> [LegendLayout] {
    var result = legends
    for group in groups {
      for (index, place) in zip(group.indices, group.places) {
        var origin = place
        if group.orient == .none {
          let style = legends[index].style
          origin = Point(x: plot.x + style.x, y: plot.y + style.y)
        } else {
          let start = self.origin(of: group, plot: plot, guides: guides, span: span ?? plot)
          origin = place + Self.inside(start, group.size, room)
        }
        result[index] = legends[index].placed(at: origin)
      }
    }
    return result
  }

  private static func group(
    _ legends: [LegendLayout], _ indices: [Int], _ orient: LegendOrient, width: Double
  ) -> Group {
    let bag = indices.compactMap { legends[$0].style.arrangement }.first
    let own = bag?.nested(orient.rawValue)
    let margin = own?.number("margin") ?? bag?.number("margin") ?? 8
    let offset =
      indices.compactMap { legends[$0].style.offset }.max() ?? own?.number("offset")
      ?? bag?.number("offset") ?? 18
    let anchor =
      (own?.string("anchor") ?? bag?.string("anchor")).flatMap(TitleAnchor.init) ?? .start
    let direction = own?.string("direction")
    let isVertical = direction.map { $0 == "vertical" } ?? !orient.isHorizontal
    var places: [Point] = []
    var size = Size.zero
    var next = Point.zero
    for index in indices {
      let legend = legends[index].size
      if !isVertical, next.x > 0, next.x + legend.width > width {
        next = Point(x: 0, y: size.height + margin)
      }
      places.append(next)
      size.width = max(size.width, next.x + legend.width)
      size.height = max(size.height, next.y + legend.height)
      if isVertical { next.y += legend.height + margin } else { next.x += legend.width + margin }
    }
    return Group(
      orient: orient, indices: indices, places: places, size: size, offset: offset, anchor: anchor)
  }

  /// The canvas point of a group's top left corner.
  private func origin(of group: Group, plot: Rectangle, guides: Rectangle, span: Rectangle)
    -> Point
  {
    let size = group.size
    let offset = group.offset
    let fraction = group.anchor.fraction
    var x = span.minX + (span.width - size.width) * fraction
    var y = plot.minY + (plot.height - size.height) * fraction
    switch group.orient {
    case .left: x = guides.minX - offset - size.width
    case .right: x = guides.maxX + offset
    case .top: y = guides.minY - offset - size.height
    case .bottom: y = guides.maxY + offset
    case .topLeft, .bottomLeft: x = plot.minX + offset
    case .topRight, .bottomRight: x = plot.maxX - offset - size.width
    case .none: break
    }
    switch group.orient {
    case .topLeft, .topRight: y = plot.minY + offset
    case .bottomLeft, .bottomRight: y = plot.maxY - offset - size.height
    default: break
    }
    return Point(x: x, y: y)
  }

  /// The corner moved so that a group of a size lies in the room.
  private static func inside(_ corner: Point, _ size: Size, _ room: Rectangle?) -> Point {
    guard let room else { return corner }
    return Point(
      x: max(room.minX, min(corner.x, room.maxX - size.width)),
      y: max(room.minY, min(corner.y, room.maxY - size.height)))
  }
}
