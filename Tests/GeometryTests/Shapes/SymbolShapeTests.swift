import Geometry
import Testing

/// Vega's symbols about their centres.
struct SymbolShapeTests {
  /// Twice the signed area of the corners of a path of lines, halved.
  private func area(_ path: Path) -> Double {
    let points = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
    let pairs = zip(points, points.dropFirst() + points.prefix(1))
    return abs(pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2)
  }

  /// Areas for a size of 1, from the shapes' own proportions.
  @Test(arguments: [
    (SymbolShape.Name.square, 1.0), (.diamond, 0.5), (.cross, 0.64),
    (.triangleUp, 0.4330127018922193), (.triangleDown, 0.4330127018922193),
    (.triangleLeft, 0.4330127018922193), (.triangleRight, 0.4330127018922193),
    (.triangle, 0.4330127018922193), (.wedge, 0.10825317547305482),
  ])
  func areaGrowsWithSize(name: SymbolShape.Name, share: Double) {
    for size in [1.0, 30, 100, 64.5] {
      let path = SymbolShape(name).path(size: size, center: Point(x: 7, y: -3))
      #expect(abs(area(path) - share * size) < 1e-9 * size, "\(name) \(size)")
    }
  }

  @Test func aCircleHasTheSquaresWidth() throws {
    let bounds = try #require(
      SymbolShape(.circle).path(size: 100, center: Point(x: 20, y: 30)).bounds)
    #expect(abs(bounds.minX - 15) < 1e-3 && abs(bounds.maxX - 25) < 1e-3)
    #expect(abs(bounds.minY - 25) < 1e-3 && abs(bounds.maxY - 35) < 1e-3)
  }

  @Test(arguments: SymbolShape.Name.allCases)
  func everyNamedShapeLiesAboutItsCentre(name: SymbolShape.Name) throws {
    let shape = try #require(SymbolShape(name.rawValue))
    let bounds = try #require(shape.path(size: 400, center: Point(x: 50, y: 50)).bounds)
    #expect(bounds.minX >= 40 - 1e-2 && bounds.maxX <= 60 + 1e-2, "\(name)")
    #expect(bounds.contains(Point(x: 50, y: 50)), "\(name)")
    #expect(shape.isLine == (name == .stroke))
  }

  @Test func trianglesPointWhereTheirNameSays() {
    func tip(_ name: SymbolShape.Name) -> Path.Element? {
      SymbolShape(name).path(size: 4).elements.first
    }
    let height = 0.75.squareRoot()
    #expect(tip(.triangleUp) == .move(Point(x: 0, y: -height)))
    #expect(tip(.triangleDown) == .move(Point(x: 0, y: height)))
    #expect(tip(.triangleLeft) == .move(Point(x: -height, y: 0)))
    #expect(tip(.triangleRight) == .move(Point(x: height, y: 0)))
  }

  @Test func anSVGPathFillsTheSameSquare() throws {
    let shape = try #require(SymbolShape("M-1,-1L1,-1L1,1L-1,1Z"))
    let path = shape.path(size: 100, center: Point(x: 10, y: 10))
    #expect(path.bounds == Rectangle(x: 5, y: 5, width: 10, height: 10))
  }

  @Test func aWordThatIsNeitherIsNoShape() {
    #expect(SymbolShape("blob") == nil)
    #expect(SymbolShape("") == nil)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func aSizeThatIsNoSizeIsEmpty(size: Double) {
    #expect(SymbolShape(.circle).path(size: size).isEmpty)
    #expect(SymbolShape(.square).path(size: size).isEmpty)
  }
}
