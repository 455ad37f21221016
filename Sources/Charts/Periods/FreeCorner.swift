import Drawing
import Geometry
import Typesetting

/// A corner of the plot.
enum PlotCorner: String, Sendable {
  case bottomRight, topRight, bottomLeft, topLeft

  var isRight: Bool { self == .bottomRight || self == .topRight }
  var isTop: Bool { self == .topLeft || self == .topRight }
}

/// What the marks of all periods cover of the plot, to find where they leave room.
struct FreeCorner {
  private var boxes: [Rectangle] = []
  private var disks: [(center: Point, radius: Double)] = []

  init(_ periods: [[MarkGroup]], measurer: any TextMeasurer) {
    for groups in periods {
      for group in groups { add(group, measurer) }
    }
  }

  private mutating func add(_ group: MarkGroup, _ measurer: any TextMeasurer) {
    var last: VertexGeometry?
    for item in group.items {
      switch item.geometry {
      case .bar(let bar): boxes.append(bar.rectangle)
      case .symbol(let symbol): boxes.append(symbol.square)
      case .image(let image): boxes.append(image.box)
      case .arc(let arc): disks.append((arc.center, arc.outerRadius))
      case .rule(let start, let end): boxes.append(Rectangle(corner: start, corner: end))
      case .text(let text): boxes.append(text.placement(measurer: measurer).box)
      case .outline(let path): if let box = path.bounds { boxes.append(box) }
      case .vertex(let vertex):
        guard vertex.isDefined else {
          last = nil
          continue
        }
        let from = last ?? vertex
        var box = Rectangle(corner: from.point, corner: vertex.point)
        for base in [from.base, vertex.base].compactMap({ $0 }) {
          box = box.union(Rectangle(corner: base, corner: base))
        }
        boxes.append(box)
        last = vertex
      }
    }
  }

  /// How much of a box is covered, in square points summed over all marks; 0 is free.
  func cover(of box: Rectangle) -> Double {
    var sum = 0.0
    for other in boxes {
      let width = min(box.maxX, other.maxX) - max(box.minX, other.minX)
      let height = min(box.maxY, other.maxY) - max(box.minY, other.minY)
      // A line without any width is in the way as well.
      guard width >= 0, height >= 0 else { continue }
      sum += max(width, 1) * max(height, 1)
    }
    for disk in disks {
      let x = min(max(disk.center.x, box.minX), box.maxX)
      let y = min(max(disk.center.y, box.minY), box.maxY)
      let depth = disk.radius - disk.center.distance(to: Point(x: x, y: y))
      if depth > 0 { sum += depth * depth }
    }
    return sum
  }
}
