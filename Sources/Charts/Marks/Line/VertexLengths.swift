import Geometry

/// Arc length from a path's start to each of the vertices that it was drawn through.
///
/// - A vertex on the path has its own place, in the middle of a straight stretch too.
/// - One that a curve passes by (basis, bundle) has the nearest place, in the vertices' order.
enum VertexLengths {
  /// Distances in points at which a place counts as the vertex.
  private static let nearness = 1e-6
  /// The pieces into which a curve is cut to find what is near it.
  private static let pieces = 16

  static func along(_ path: Path, vertices: [Point]) -> [Double] {
    let found = onPath(path, vertices: vertices)
    return found.count == vertices.count ? found : nearest(path, vertices: vertices)
  }

  /// The lengths of the vertices, in order, as far as they lie on the path.
  private static func onPath(_ path: Path, vertices: [Point]) -> [Double] {
    var lengths: [Double] = []
    var travelled = 0.0
    var current = Point.zero
    func note(_ point: Point) {
      while lengths.count < vertices.count,
        vertices[lengths.count].distance(to: point) < nearness
      {
        lengths.append(travelled)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = point
      case .line(let point):
        let length = current.distance(to: point)
        while lengths.count < vertices.count {
          let place = share(of: vertices[lengths.count], from: current, to: point)
          let foot = current.interpolated(to: point, fraction: place)
          guard place < 1, foot.distance(to: vertices[lengths.count]) < nearness else { break }
          lengths.append(max(travelled + place * length, lengths.last ?? 0))
        }
        travelled += length
        current = point
      case .cubic(let a, let b, let point):
        travelled += PathMeasure(Path([.move(current), .cubic(a, b, point)])).length
        current = point
      case .close: break
      }
      note(current)
    }
    return lengths
  }

  /// The lengths at which a walk along the path is nearest to each vertex in turn.
  private static func nearest(_ path: Path, vertices: [Point]) -> [Double] {
    let places = places(along: path)
    guard !places.isEmpty else { return vertices.map { _ in 0 } }
    var index = 0
    return vertices.map { vertex in
      while index + 1 < places.count,
        places[index + 1].point.distance(to: vertex) <= places[index].point.distance(to: vertex)
      {
        index += 1
      }
      return places[index].length
    }
  }

  private static func places(along path: Path) -> [(point: Point, length: Double)] {
    let measure = PathMeasure(path)
    let count = path.elements.count * pieces
    return (0...count).compactMap { step in
      let length = measure.length * Double(step) / Double(max(count, 1))
      return measure.point(atLength: length).map { ($0, length) }
    }
  }

  /// Where a point's foot falls on a straight line, as a fraction 0…1 of it.
  private static func share(of point: Point, from start: Point, to end: Point) -> Double {
    let way = end - start
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return 0 }
    let share = ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / square
    return min(max(share, 0), 1)
  }
}
