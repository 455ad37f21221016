import Geometry
import Testing

/// Turns, scalings and their inverses.
struct TransformTests {
  @Test func rotationTurnsClockwiseAboutItsCenter() {
    let turn = Transform.rotation(.pi / 2, about: Point(x: 10, y: 10))
    #expect(turn.map(Point(x: 10, y: 0)).isNear(Point(x: 20, y: 10)))
    #expect(turn.map(Point(x: 10, y: 10)).isNear(Point(x: 10, y: 10)))
  }

  @Test(arguments: 0..<20) func inverseUndoes(_ seed: Int) throws {
    var random = SeededPaths(seed: seed)
    let map = Transform.translation(x: random.number(below: 9), y: random.number(below: 9))
      .after(.rotation(random.number(below: 6))).after(.scale(x: 0.5, y: -3))
    let inverse = try #require(map.inverse)
    let point = random.point()
    #expect(inverse.map(map.map(point)).isNear(point, within: 1e-9), "seed \(seed)")
  }

  @Test func flatMapsHaveNoInverse() {
    #expect(Transform.scale(x: 0, y: 1).inverse == nil)
    #expect(Transform.scale(.nan).inverse == nil)
  }
}
