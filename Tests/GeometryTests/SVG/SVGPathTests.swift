import Geometry
import Testing

/// SVG path texts to paths and back, and one bad text for each error.
struct SVGPathTests {
  private static let texts: [(String, String)] = [
    ("M0,0L10,5Z", "M0,0L10,5Z"), ("", ""), ("  ", ""),
    ("m 1 2 3 4 5 6", "M1,2L4,6L9,12"), ("M1 2 3 4", "M1,2L3,4"),
    ("M1,1h2v3H0V0", "M1,1L3,1L3,4L0,4L0,0"), ("M1,1h1 2 3", "M1,1L2,1L4,1L7,1"),
    ("M0 0l1 1zl2 2", "M0,0L1,1ZM0,0L2,2"), ("M5 5l1 1zm2 2l1 0", "M5,5L6,6ZM7,7L8,7"),
    ("M0 0C1 2 3 4 5 6", "M0,0C1,2,3,4,5,6"), ("M1 1c1 2 3 4 5 6", "M1,1C2,3,4,5,6,7"),
    ("M0 0C0 1 2 3 4 3S8 5 8 9", "M0,0C0,1,2,3,4,3C6,3,8,5,8,9"),
    ("M0 0s8 5 8 9", "M0,0C0,0,8,5,8,9"),
    ("M0 0Q3 3 6 0", "M0,0C2,2,4,2,6,0"), ("M1 0q3 3 6 0t6 0", "M1,0C3,2,5,2,7,0C9,-2,11,-2,13,0"),
    ("M0 0T6 0", "M0,0C0,0,2,0,6,0"),
    ("M.5.5-1-1", "M0.5,0.5L-1,-1"), ("M1e1,1E-1L+5-.5e+1", "M10,0.1L5,-5"),
    ("M1.,2.", "M1,2"), ("M0,0\n\tL 1 , 2", "M0,0L1,2"),
    ("M0 0A0 5 0 0 1 9 9", "M0,0L9,9"), ("M1 1A5 5 0 0 1 1 1", "M1,1L1,1"),
  ]

  @Test(arguments: texts)
  func readsEveryCommand(_ text: String, _ expected: String) throws {
    #expect(try Path(svg: text).svg() == expected)
  }

  private static let arcs: [(String, Double, Point)] = [
    ("M10,0A10,10 0 0 1 0,10", 5 * Double.pi, Point(x: 7.0711, y: 7.0711)),
    ("M10,0A10,10 0 0 0 0,10", 5 * .pi, Point(x: 2.9289, y: 2.9289)),
    ("M10,0A10,10 0 1 0 0,10", 15 * .pi, Point(x: -7.0711, y: -7.0711)),
    ("M10,0a10,10 0 1 1 -10,10", 15 * .pi, Point(x: 17.0711, y: 17.0711)),
    ("M10,0A10 10 0 01 0,10", 5 * .pi, Point(x: 7.0711, y: 7.0711)),
    ("M10 0a10 10 0 01-10 10", 5 * .pi, Point(x: 7.0711, y: 7.0711)),
    ("M-5,0A1,1 0 0 1 5,0", 5 * .pi, Point(x: 0, y: -5)),
    ("M-20,0A20,10 90 0 1 20,0", 96.8845, Point(x: 0, y: -40)),
  ]

  @Test(arguments: arcs)
  func arcsRunTheWayTheirFlagsSay(_ text: String, _ length: Double, _ middle: Point) throws {
    let path = try Path(svg: text)
    let measure = PathMeasure(path)
    #expect(abs(measure.length - length) < 0.02)
    #expect(measure.head(at: 0.5)?.isNear(middle, within: 0.01) == true)
    #expect(path.elements.dropFirst().allSatisfy { if case .cubic = $0 { true } else { false } })
  }

  private static let errors: [(String, SVGPathError.Reason, Int)] = [
    ("L0,0", .expectedMove, 0), (" 5", .expectedMove, 1),
    ("M0,0X1", .unknownCommand("X"), 4), ("M0,0L1,1é", .unknownCommand("é"), 8),
    ("M0", .expectedNumber, 2), ("M0,0L", .expectedNumber, 5), ("M0,0L1", .expectedNumber, 6),
    ("M0,0L1,,2", .expectedNumber, 7), ("M0,0L.", .expectedNumber, 5),
    ("M0,0L-", .expectedNumber, 5), ("M0,0A1,1,0,2,0,1,1", .expectedFlag, 11),
    ("M0,0L1e999,0", .numberOutOfRange, 5), ("M0,0Z5", .expectedCommand, 5),
    ("M0,0L1,1,", .unknownCommand(","), 8), ("M0,0Lnan,0", .expectedNumber, 5),
  ]

  @Test(arguments: errors)
  func errorsSayWhatAndWhere(_ text: String, _ reason: SVGPathError.Reason, _ position: Int) {
    #expect(throws: SVGPathError(reason: reason, position: position)) { try Path(svg: text) }
  }

  @Test func messagesNameTheProblemAndThePlace() {
    let error = SVGPathError(reason: .unknownCommand("X"), position: 4)
    #expect(error.message == "'X' is not a path command (at character 5 of the path)")
  }

  @Test(arguments: 0..<30) func writingAndReadingKeepsThePath(_ seed: Int) throws {
    var random = SeededPaths(seed: seed)
    let path = random.path()
    let text = path.svg(decimals: 9)
    let read = try Path(svg: text)
    #expect(read.svg(decimals: 9) == text, "seed \(seed)")
    #expect(read.elements.count == path.elements.count, "seed \(seed)")
    for (a, b) in zip(read.stops, path.stops) { #expect(a.isNear(b, within: 1e-8), "seed \(seed)") }
  }

  @Test func numbersAreShort() {
    let path = Path.polyline([
      Point(x: -0.0001, y: 1.0005), Point(x: 1e300, y: .nan), Point(x: 2.5, y: 100),
    ])
    #expect(path.svg() == "M0,1.001L1e+300,0L2.5,100")
    #expect(path.svg(decimals: 0) == "M0,1L1e+300,0L3,100")
    #expect(path.svg(decimals: -5) == path.svg(decimals: 0))
  }
}
