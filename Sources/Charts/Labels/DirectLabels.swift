import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import Typesetting
import VisualEncoding

/// Names at the ends of lines in place of a legend, where they fit.
///
/// - Asked for by the theme's `directLabels`; a legend that the scene itself describes stays a legend.
/// - Every line must reach the plot's right end, and names may be moved apart by no more than their own height.
struct DirectLabels: Sendable {
  /// The room that the names take beside the plot, in points.
  let width: Double
  private let entries: [LegendEntry]
  private let style: TextStyle
  private let layer: Int

  /// Points between a line's end and its name.
  private static let gap = 9.0
  /// The most lines that are named so.
  private static let limit = 8

  /// Nil where the view's legends are not those of lines alone, or are not to be replaced.
  init?(view: View, legends: [LegendInput], measurer: any TextMeasurer) {
    guard view.configuration.boolean("directLabels") == true, view.viewport == nil,
      legends.count == 1, let legend = legends.first, case .symbols(let entries) = legend.content,
      entries.count <= Self.limit, legend.channels.allSatisfy({ $0 == .color || $0 == .stroke })
    else { return nil }
    let colored = view.layers.indices.filter { index in
      view.layers[index].encoding[.color] != nil || view.layers[index].encoding[.stroke] != nil
    }
    let lines = colored.filter { view.layers[$0].mark == .line }
    guard lines.count == 1, let layer = lines.first,
      colored.allSatisfy({ $0 == layer || view.layers[$0].overlayOf == layer }),
      colored.allSatisfy({ index in
        (view.layers[index].encoding[.color] ?? view.layers[index].encoding[.stroke] ?? [])
          .allSatisfy { $0.legend == nil }
      })
    else { return nil }
    self.layer = layer
    self.entries = entries
    let properties = legend.properties
    style = TextStyle(
      font: FontProperties(properties, prefix: "label").font(size: 12, weight: 500),
      color: properties.color("labelColor") ?? .black, align: .left, baseline: .middle)
    let font = style.font
    width =
      Self.gap
      + (entries.flatMap(\.text.ownLines).map { measurer.measure(TextRun($0, font: font)).width }
        .max() ?? 0)
  }

  /// The names as text marks beside their lines; nil where a line ends early or names would not fit.
  func group(for groups: [MarkGroup], lines: [Int: LineGeometry], plot: Rectangle) -> MarkGroup? {
    var places: [(entry: LegendEntry, group: Int, end: Point)] = []
    for entry in entries {
      let own = groups.indices.filter {
        groups[$0].kind == .line && groups[$0].layer == layer
          && groups[$0].items.first?.style.stroke == entry.stroke.map { .solid($0) }
      }
      guard own.count == 1, let group = own.first, let end = groups[group].lastVertex,
        end.x >= plot.maxX - 1
      else { return nil }
      // In a window that has closed in, the line leaves the plot before its end.
      let leaves = end.x > plot.maxX + 1 ? lines[group]?.crossing(x: plot.maxX) : nil
      places.append((entry, group, leaves ?? end))
    }
    places.sort { ($0.end.y, $0.group) < ($1.end.y, $1.group) }
    let height = style.font.size * 1.3
    guard let heights = Self.spread(places.map(\.end.y), height: height, in: plot) else {
      return nil
    }
    let items = zip(places, heights).map { place, y in
      MarkItem(
        key: ItemKey([place.entry.text]),
        geometry: .text(
          TextGeometry(
            point: Point(x: place.end.x + Self.gap, y: y), lines: place.entry.text.ownLines,
            font: style.font, align: "left", baseline: "middle", dx: 0, dy: 0, angleRadians: 0,
            limit: 0, lineHeight: nil, countFormat: nil)),
        style: ItemStyle(fill: .solid(style.color)), anchor: place.end,
        reveal: Reveal(group: place.group, fraction: 1), magnitude: nil, order: place.end.x,
        location: nil)
    }
    var group = MarkGroup(
      kind: .text, layer: layer, layerName: nil, key: "direct labels", items: items)
    group.emphasis = groups.first { $0.layer == layer }?.emphasis ?? group.emphasis
    return group
  }

  /// Places at least a height apart and near where they were; nil where one would move by more than its height.
  private static func spread(_ wanted: [Double], height: Double, in plot: Rectangle) -> [Double]? {
    var places = wanted
    for _ in 0..<40 {
      var moved = false
      for index in places.indices.dropFirst() {
        let overlap = height - (places[index] - places[index - 1])
        guard overlap > 0.01 else { continue }
        places[index - 1] -= overlap / 2
        places[index] += overlap / 2
        moved = true
      }
      if !moved { break }
    }
    let apart = zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= height - 0.1 }
    let near = zip(places, wanted).allSatisfy { abs($0 - $1) <= height }
    return apart && near ? places : nil
  }
}

extension LineGeometry {
  /// The last point at which the line passes a vertical, in canvas points.
  fileprivate func crossing(x: Double) -> Point? {
    for line in path.polylines().reversed() {
      for (start, end) in zip(line, line.dropFirst()).reversed()
      where min(start.x, end.x) <= x && max(start.x, end.x) >= x && start.x != end.x {
        return start.interpolated(to: end, fraction: (x - start.x) / (end.x - start.x))
      }
    }
    return nil
  }
}

extension MarkGroup {
  /// The last vertex that the data defines.
  fileprivate var lastVertex: Point? {
    for item in items.reversed() {
      if case .vertex(let vertex) = item.geometry, vertex.isDefined { return vertex.point }
    }
    return nil
  }
}
