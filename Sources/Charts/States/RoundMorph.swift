import Geometry
import VisualEncoding

/// The way of a bar into a circle or a square, or back: a rectangle whose corners become rounder.
struct RoundMorph: Sendable {
  private let from: BarGeometry
  private let to: BarGeometry

  /// Nil for other shapes.
  init?(_ first: ItemGeometry, _ second: ItemGeometry) {
    switch (first, second) {
    case (.bar(let bar), .symbol(let symbol)):
      guard let box = Self.box(symbol) else { return nil }
      (from, to) = (bar, box)
    case (.symbol(let symbol), .bar(let bar)):
      guard let box = Self.box(symbol) else { return nil }
      (from, to) = (box, bar)
    default: return nil
    }
  }

  /// A symbol as a rectangle with corners.
  private static func box(_ symbol: SymbolGeometry) -> BarGeometry? {
    guard symbol.angleRadians == 0, symbol.shape == "circle" || symbol.shape == "square",
      symbol.size.isFinite, symbol.size >= 0
    else { return nil }
    let square = symbol.square
    let radius = symbol.shape == "circle" ? square.width / 2 : 0
    return BarGeometry(
      rectangle: square, cornerRadii: Array(repeating: radius, count: 4), base: .bottom)
  }

  /// The shape at a fraction of the way.
  func path(_ f: StageFractions) -> Path {
    let box = Between.rectangle(from.rectangle, to.rectangle, f)
    let limit = min(box.width, box.height) / 2
    func radius(_ index: Int) -> Double {
      min(Between.size(from.cornerRadii[index], to.cornerRadii[index], f.both), limit)
    }
    // Clockwise from the top left; each corner with the directions to its neighbours before and after.
    let corners: [(corner: Point, before: Point, after: Point)] = [
      (Point(x: box.minX, y: box.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
      (Point(x: box.maxX, y: box.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: box.maxX, y: box.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: box.minX, y: box.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
    ]
    var elements: [Path.Element] = []
    elements.reserveCapacity(10)
    for (index, (corner, before, after)) in corners.enumerated() {
      let r = radius(index)
      let start = corner + before * r
      elements.append(index == 0 ? .move(start) : .line(start))
      // 4 (√2 − 1) / 3 of the radius makes a cubic of a quarter circle.
      let rest = r * (1 - 0.5522847498307936)
      if r > 0 {
        elements.append(.cubic(corner + before * rest, corner + after * rest, corner + after * r))
      }
    }
    elements.append(.close)
    return Path(elements)
  }
}
