import Geometry
import Testing

/// Slices against their areas, and against the figures that d3-shape gives for the same ones.
struct AnnularSectorTests {
  private func sector(
    _ inner: Double, _ outer: Double, _ start: Double, _ end: Double, corner: Double = 0,
    pad: Double = 0
  ) -> Path {
    .annularSector(
      center: .zero, innerRadius: inner, outerRadius: outer, startAngle: start, endAngle: end,
      cornerRadius: corner, padAngle: pad)
  }

  @Test(arguments: 0..<40) func areaIsThatOfTheRingsShare(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let inner = seed % 4 == 0 ? 0 : random.number(below: 80)
    let outer = inner + 1 + random.number(below: 100)
    let start = random.number(below: 10) - 5
    let sweep = 0.01 + random.number(below: 6.2)
    let path = sector(inner, outer, start, start + sweep)
    let expected = sweep / 2 * (outer * outer - inner * inner)
    let found = area(path.polylines(tolerance: 0.0005))
    #expect(abs(found - expected) < expected * 2e-3 + 0.5, "seed \(seed)")
    #expect(path.elements.last == .close, "seed \(seed)")
    // The same slice, whichever angle and radius is named first.
    #expect(sector(outer, inner, start, start + sweep) == path, "seed \(seed)")
    let turned = sector(inner, outer, start + sweep, start)
    #expect(
      abs(area(turned.polylines(tolerance: 0.0005)) - found) < 1e-6 * expected, "seed \(seed)")
  }

  @Test func fullTurnHasNoSeam() {
    let ring = sector(60, 100, 0, 2 * .pi)
    #expect(ring.elements.filter { $0 == .close }.count == 2)
    #expect(ring.elements.allSatisfy { if case .line = $0 { false } else { true } })
    let runs = ring.polylines(tolerance: 0.0005)
    #expect(abs(area([runs[0]]) - 10000 * .pi) < 2)
    #expect(abs(area([runs[1]]) + 3600 * .pi) < 2)
    #expect(sector(0, 100, 1, 1 + 2 * .pi).elements.filter { $0 == .close }.count == 1)
    #expect(sector(60, 100, 0, 9, corner: 5, pad: 0.1).elements.filter { $0 == .close }.count == 2)
  }

  @Test func nothingIsDrawnOfNothing() {
    #expect(sector(60, 100, 2, 2).isEmpty)
    #expect(sector(0, 0, 0, 1).isEmpty)
    #expect(sector(60, 100, 0, .nan).isEmpty)
    #expect(sector(60, .infinity, 0, 1).isEmpty)
    #expect(sector(60, 100, 0, 0.01, pad: 0.5).isEmpty)
  }

  @Test func quarterOfADiscHasSharpCorners() {
    expect(
      sector(0, 100, 0, .pi / 2), passes: [(0, -100), (100, 0), (0, 0)])
  }

  @Test func cornersTouchBothNeighbours() {
    expect(
      sector(0, 100, 0, .pi / 2, corner: 5),
      passes: [
        (0, -94.868330), (5.263158, -99.861400), (99.861400, -5.263158), (94.868330, 0), (0, 0),
      ])
    expect(
      sector(50, 100, 0, .pi / 2, corner: 5),
      passes: [
        (0, -94.868330), (5.263158, -99.861400), (99.861400, -5.263158), (94.868330, 0),
        (54.772256, 0), (49.792960, -4.545455), (4.545455, -49.792960), (0, -54.772256),
      ])
  }

  @Test func padsRunInParallel() {
    expect(
      sector(50, 100, 0, .pi / 2, pad: 0.1),
      passes: [
        (5.587841, -99.843758), (99.843758, -5.587841), (49.686779, -5.587841),
        (5.587841, -49.686779),
      ])
    expect(
      sector(0, 100, 0, .pi / 2, pad: 0.1),
      passes: [(4.997917, -99.875026), (99.875026, -4.997917), (0, 0)])
  }

  private func expect(_ path: Path, passes points: [(Double, Double)]) {
    for (x, y) in points {
      let point = Point(x: x, y: y)
      #expect(path.stops.contains { $0.isNear(point, within: 1e-5) }, "\(x), \(y) in \(path.svg())")
    }
  }

  @Test(arguments: 0..<60) func roundedSlicesStayInside(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let inner = seed % 3 == 0 ? 0 : random.number(below: 80)
    let outer = inner + 5 + random.number(below: 80)
    let start = random.number(below: 6)
    let sweep = 0.05 + random.number(below: 6)
    let corner = 0.5 + random.number(below: 40)
    let pad = seed % 2 == 0 ? 0 : random.number(below: 0.05)
    let path = sector(inner, outer, start, start + sweep, corner: corner, pad: pad)
    let sharp = sector(inner, outer, start, start + sweep, pad: pad)
    for point in path.polylines(tolerance: 0.01).flatMap({ $0 }) {
      let polar = Polar(point)
      #expect(polar.radius < outer + 0.02, "seed \(seed)")
      // A slice narrower than its pad at the hole ends in a point there, as d3's does.
      #expect(polar.radius > inner - 0.05 || pad > 0, "seed \(seed)")
      let angle = (polar.angle - start).remainder(dividingBy: 2 * .pi)
      let inside = angle < 0 ? angle + 2 * .pi : angle
      #expect(
        inside < sweep + 0.01 || inside > 2 * .pi - 0.01 || polar.radius < 1, "seed \(seed)")
    }
    let (rounded, full) = (
      area(path.polylines(tolerance: 0.001)), area(sharp.polylines(tolerance: 0.001))
    )
    #expect(rounded > 0 && rounded <= full + 0.01, "seed \(seed)")
  }

  @Test(arguments: 0..<60) func roundedSlicesHaveNoKinks(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let inner = 20 + random.number(below: 60)
    let outer = inner + 5 + random.number(below: 80)
    let sweep = 0.3 + random.number(below: 5.5)
    let path = sector(
      inner, outer, 1, 1 + sweep, corner: 0.5 + random.number(below: 40),
      pad: seed % 2 == 0 ? 0 : 0.02)
    var segments: [PathSegment] = []
    for element in path.elements.dropFirst() {
      let start = segments.last?.end ?? path.stops[0]
      switch element {
      case .cubic(let control1, let control2, let end):
        segments.append(.cubic(start, control1, control2, end))
      case .line(let end): segments.append(.line(start, end))
      case .move: break
      case .close: segments.append(.line(start, path.stops[0]))
      }
    }
    // Sides that two corners use up have no length and so no direction.
    segments.removeAll { $0.start.isNear($0.end, within: 1e-6) }
    for (before, after) in zip(segments, segments.dropFirst() + segments.prefix(1)) {
      let (a, b) = (before.tangent(at: 1), after.tangent(at: 0))
      #expect(a.isNear(b, within: 1e-3), "seed \(seed) at \(before.end)")
    }
  }

  @Test func centroidIsHalfwayAlongBoth() {
    let slice = AnnularSector(
      center: Point(x: 10, y: 10), innerRadius: 60, outerRadius: 100, startAngle: 0, endAngle: .pi)
    #expect(slice.centroid.isNear(Point(x: 90, y: 10)))
  }
}
