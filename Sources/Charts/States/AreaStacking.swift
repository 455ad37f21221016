import Geometry
import SceneModel

/// Stacked areas that stay, where a value changes its sign on its way: vertex by vertex they stack anew like bars.
struct AreaStacking: Sendable {
  private let stacks: [StackTurn]
  /// Which area and which of its vertices has a place in the stacks.
  private let places: [(line: Int, vertex: Int)]

  /// Nil where no stacked value changes its sign.
  init?(_ lines: [LineTransition], from old: MarkGroup, to new: MarkGroup) {
    guard let before = old.baseline, let after = new.baseline, old.isSideways == new.isSideways
    else { return nil }
    let isUpright = !old.isSideways
    var places: [(line: Int, vertex: Int)] = []
    var bars: [(place: Int, from: BarGeometry, to: BarGeometry)] = []
    for (line, transition) in lines.enumerated() {
      for (index, ends) in transition.ends.enumerated() {
        guard let from = BarGeometry(ends.from, isUpright: isUpright, zero: before, else: ends.to),
          let to = BarGeometry(ends.to, isUpright: isUpright, zero: after, else: ends.from)
        else { continue }
        bars.append((places.count, from, to))
        places.append((line, index))
      }
    }
    stacks = StackTurn.stacks(bars, baseline: (before, after))
    guard !stacks.isEmpty else { return nil }
    self.places = places
  }

  /// Puts the areas on one another as high as they are by now.
  ///
  /// - Parameter groups: What each of the lines draws.
  func apply(to groups: inout [[MarkGroup]], _ f: StageFractions) {
    for stack in stacks {
      let shifts = stack.shifts(f) { place in
        let (line, vertex) = places[place]
        guard let group = groups[line].first, let shape = group.items[vertex].vertex else {
          return nil
        }
        return BarGeometry(shape, isUpright: !group.isSideways, zero: .nan, else: shape)
      }
      for (place, shift) in shifts {
        let (line, vertex) = places[place]
        for index in groups[line].indices {
          groups[line][index].items[vertex].geometry =
            groups[line][index].items[vertex].geometry.moved(by: shift)
        }
      }
    }
  }
}

extension BarGeometry {
  /// A bar without width between an area's two edges; nil where the area has a gap.
  ///
  /// - Parameters:
  ///   - zero: Where the stack stands; what has no height belongs to the side on which it lies.
  ///   - other: The vertex whose side counts where this one lies on neither.
  fileprivate init?(
    _ vertex: VertexGeometry, isUpright: Bool, zero: Double, else other: VertexGeometry
  ) {
    guard vertex.isDefined, vertex.point.isFinite, let base = vertex.base, base.isFinite else {
      return nil
    }
    /// How far right of or above a place a point lies.
    func distance(_ point: Point, from place: Double) -> Double {
      isUpright ? place - point.y : point.x - place
    }
    func length(_ vertex: VertexGeometry) -> Double {
      vertex.base.map { distance(vertex.point, from: isUpright ? $0.y : $0.x) } ?? 0
    }
    let sides = [length(vertex), distance(base, from: zero), length(other)]
    let side = sides.first { abs($0) > 1e-6 } ?? 0
    self.init(
      rectangle: Rectangle(corner: base, corner: vertex.point),
      cornerRadii: [], base: isUpright ? (side < 0 ? .top : .bottom) : side < 0 ? .right : .left)
  }
}
