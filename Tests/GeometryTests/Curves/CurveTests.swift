import Geometry
import Testing

/// Curves against the figures that d3-shape gives, and laws over seeded points.
struct CurveTests {
  private static let zigzag = [(0.0, 1.0), (1, 3), (2, 1), (3, 3)].map(Point.init)

  private static let known: [(Interpolation, String)] = [
    (.linear, "M0,1L1,3L2,1L3,3"),
    (.linearClosed, "M0,1L1,3L2,1L3,3Z"),
    (.step, "M0,1L0.5,1L0.5,3L1.5,3L1.5,1L2.5,1L2.5,3L3,3"),
    (.stepBefore, "M0,1L0,3L1,3L1,1L2,1L2,3L3,3"),
    (.stepAfter, "M0,1L1,1L1,3L2,3L2,1L3,1L3,3"),
    (
      .basis,
      "M0,1L0.1667,1.3333C0.3333,1.6667,0.6667,2.3333,1,2.3333C1.3333,2.3333,1.6667,1.6667,2,1.6667"
        + "C2.3333,1.6667,2.6667,2.3333,2.8333,2.6667L3,3"
    ),
    (.basisOpen, "M1,2.3333C1.3333,2.3333,1.6667,1.6667,2,1.6667"),
    (
      .cardinal, "M0,1C0,1,0.6667,3,1,3C1.3333,3,1.6667,1,2,1C2.3333,1,3,3,3,3"
    ),
    (.cardinalOpen, "M1,3C1.3333,3,1.6667,1,2,1"),
    (
      .catmullRom, "M0,1C0,1,0.6667,3,1,3C1.3333,3,1.6667,1,2,1C2.3333,1,3,3,3,3"
    ),
    (
      .monotone, "M0,1C0.3333,2,0.6667,3,1,3C1.3333,3,1.6667,1,2,1C2.3333,1,2.6667,2,3,3"
    ),
    (
      .natural,
      "M0,1C0.3333,2.1111,0.6667,3.2222,1,3C1.3333,2.7778,1.6667,1.2222,2,1"
        + "C2.3333,0.7778,2.6667,1.8889,3,3"
    ),
  ]

  @Test(arguments: known)
  func zigzagIsDrawnAsKnown(_ interpolation: Interpolation, _ svg: String) {
    #expect(interpolation.path(Self.zigzag).svg(decimals: 4) == svg)
  }

  @Test func closedSplinesRunOnFromTheLastToTheFirst() {
    let square = [(0.0, 0.0), (0, 12), (12, 12), (12, 0)].map(Point.init)
    #expect(
      Interpolation.basisClosed.path(square).svg()
        == "M2,2C0,4,0,8,2,10C4,12,8,12,10,10C12,8,12,4,10,2C8,0,4,0,2,2Z")
    #expect(
      Interpolation.cardinalClosed.path(square).svg()
        == "M0,0C-2,2,-2,10,0,12C2,14,10,14,12,12C14,10,14,2,12,0C10,-2,2,-2,0,0Z")
  }

  @Test func tensionStraightensACardinalSpline() {
    let half = Interpolation.cardinal.path(Self.zigzag, tension: 0.5).svg(decimals: 4)
    #expect(half == "M0,1C0,1,0.8333,3,1,3C1.1667,3,1.8333,1,2,1C2.1667,1,3,3,3,3")
    let straight = PathMeasure(Interpolation.cardinal.path(Self.zigzag, tension: 1)).length
    #expect(abs(straight - length(Self.zigzag)) < 0.001)
  }

  @Test func bundleIsBetweenTheSplineAndTheStraightLine() {
    let spline = Interpolation.basis.path(Self.zigzag)
    #expect(Interpolation.bundle.path(Self.zigzag, tension: 1) == spline)
    let straight = Interpolation.bundle.path(Self.zigzag, tension: 0)
    let chord = Self.zigzag[0].distance(to: Self.zigzag[3])
    #expect(abs(PathMeasure(straight).length - chord) < 0.001)
    let half = Interpolation.bundle.path(Self.zigzag, tension: 0.5)
    for ((a, b), c) in zip(zip(spline.stops, straight.stops), half.stops) {
      #expect(c.isNear(a.interpolated(to: b, fraction: 0.5), within: 1e-9))
    }
    #expect(
      Interpolation.bundle.path(Self.zigzag)
        == Interpolation.bundle.path(Self.zigzag, tension: 0.85))
  }

  private static let through: [Interpolation] = [
    .linear, .linearClosed, .cardinal, .cardinalClosed, .catmullRom, .monotone, .natural,
    .stepAfter, .stepBefore,
  ]

  @Test(arguments: through, 0..<8)
  func passesEveryPoint(_ interpolation: Interpolation, _ seed: Int) {
    var random = SeededPaths(seed: seed)
    let points = random.points(3 + seed).sorted { $0.x < $1.x }
    let stops = interpolation.path(points).stops
    for point in points {
      #expect(
        stops.contains { $0.isNear(point, within: 1e-9) },
        "\(interpolation.rawValue), seed \(seed)")
    }
    #expect(interpolation.path(points).elements.allSatisfy { $0 != .move(.zero) })
  }

  @Test(arguments: 0..<40) func monotoneStaysBetweenNeighbours(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let points = random.points(9).sorted { $0.x < $1.x }
    for isVertical in [false, true] {
      let turned = points.map { isVertical ? Point(x: $0.y, y: $0.x) : $0 }
      for element in Interpolation.monotone.path(turned, isVertical: isVertical).elements {
        guard case .cubic(let control1, let control2, let end) = element,
          let index = turned.firstIndex(where: { $0.isNear(end, within: 1e-9) }), index > 0
        else { continue }
        let (a, b) = (turned[index - 1], turned[index])
        let box = Rectangle(corner: a, corner: b).expanded(by: 1e-9)
        #expect(box.contains(control1) && box.contains(control2), "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<20) func naturalSplineBendsSmoothlyAndNotAtItsEnds(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let path = Interpolation.natural.path(random.points(6))
    let points = path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(let control1, let control2, let point): [control1, control2, point]
      case .close: []
      }
    }
    func bend(_ index: Int) -> Point { points[index] - points[index + 1] * 2 + points[index + 2] }
    #expect(bend(0).isNear(.zero, within: 1e-9), "seed \(seed)")
    #expect(bend(points.count - 3).isNear(.zero, within: 1e-9), "seed \(seed)")
    for knot in stride(from: 3, to: points.count - 1, by: 3) {
      let way = points[knot] - points[knot - 1]
      #expect((points[knot + 1] - points[knot]).isNear(way, within: 1e-9), "seed \(seed)")
      #expect(bend(knot - 2).isNear(bend(knot), within: 1e-9), "seed \(seed)")
    }
  }

  @Test(arguments: Interpolation.allCases) func fewAndWildPointsAreNoTrouble(
    _ interpolation: Interpolation
  ) {
    #expect(interpolation.path([]).isEmpty)
    let dot = Point(x: 4, y: 5)
    #expect(interpolation.path([dot]).svg() == "M4,5Z")
    let wild = [Point(x: .nan, y: 0), dot, Point(x: 0, y: .infinity), dot, dot, Point(x: 4, y: 9)]
    for count in 1...wild.count {
      let path = interpolation.path(Array(wild.prefix(count)), tension: .nan)
      #expect(path.stops.allSatisfy { $0.isFinite }, "\(interpolation.rawValue), \(count)")
    }
    let level = [1.0, 2, 2, 3].map { Point(x: $0, y: 7) }
    #expect(interpolation.path(level).stops.allSatisfy { $0.y == 7 || abs($0.y - 7) < 1e-9 })
    for points in [Self.zigzag, Self.zigzag.reversed(), level] {
      #expect(
        Interpolation.allCases.allSatisfy { $0.path(points).stops.allSatisfy { $0.isFinite } })
    }
  }

  @Test func twoPointsAreJoinedByALine() {
    let two = Array(Self.zigzag.prefix(2))
    for interpolation in [
      Interpolation.basis, .cardinal, .catmullRom, .monotone, .natural, .linear,
    ] {
      #expect(interpolation.path(two).svg() == "M0,1L1,3", "\(interpolation.rawValue)")
    }
  }

  @Test func areasCloseAlongTheirBase() {
    let base = Self.zigzag.map { Point(x: $0.x, y: 5) }
    #expect(
      Interpolation.linear.area(top: Self.zigzag, base: base).svg()
        == "M0,1L1,3L2,1L3,3L3,5L2,5L1,5L0,5Z")
    // A base drawn backwards keeps its steps where the top has them.
    #expect(
      Interpolation.stepAfter.area(top: Self.zigzag, base: base.map { $0 + Point(x: 0, y: $0.x) })
        .svg() == "M0,1L1,1L1,3L2,3L2,1L3,1L3,3L3,8L3,7L2,7L2,6L1,6L1,5L0,5Z")
    #expect(Interpolation.linear.area(top: [], base: []).isEmpty)
    #expect(
      Interpolation.natural.area(top: [Self.zigzag[0]], base: [base[0]]).svg() == "M0,1L0,5Z")
  }

  @Test func namesAreVegaLites() {
    #expect(
      Interpolation.allCases.map(\.rawValue) == [
        "basis", "basis-open", "basis-closed", "bundle", "cardinal", "cardinal-open",
        "cardinal-closed", "catmull-rom", "linear", "linear-closed", "monotone", "natural", "step",
        "step-before", "step-after",
      ])
  }
}
