import Drawing
import Geometry
import Testing

@testable import Charts
import VisualEncoding

/// How bars become the slices of a ring.
struct RingRollTests {
  private static let plot = Rectangle(x: 40, y: 30, width: 500, height: 250)

  /// Lying bars in rows of their own, and slices as large as they are, from twelve o'clock on.
  private static func pairs(_ seed: UInt64, count: Int) -> [(
    bar: BarGeometry, slice: ArcGeometry
  )] {
    var state = seed
    let sizes = (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 1 + Double(state >> 40) / Double(1 << 24) * 9
    }
    let total = sizes.reduce(0, +)
    let step = plot.height / Double(count)
    var angle = 0.0
    return sizes.enumerated().map { row, size in
      let end = angle + size / total * 2 * .pi
      defer { angle = end }
      return (
        BarGeometry(
          rectangle: Rectangle(
            x: plot.minX, y: plot.minY + Double(row) * step, width: size * 40,
            height: step * 0.9), cornerRadii: [0, 2, 2, 0], base: .left),
        ArcGeometry(
          center: plot.center, startAngle: angle, endAngle: end, innerRadius: 60,
          outerRadius: 120, padAngle: 0, cornerRadius: 0)
      )
    }
  }

  private static func roll(_ seed: UInt64, count: Int, isBackwards: Bool = false) throws -> RingRoll
  {
    try #require(
      RingRoll(
        pairs(seed, count: count), isBackwards: isBackwards, barPlot: plot, slicePlot: plot))
  }

  @Test("both ends are the bars and the slices themselves", arguments: [UInt64](1...6))
  func ends(seed: UInt64) throws {
    let pairs = Self.pairs(seed, count: 3 + Int(seed % 6))
    let roll = try Self.roll(seed, count: pairs.count)
    for (pair, path) in zip(pairs, roll.paths(0)) {
      let box = try #require(path.bounds)
      #expect(box.origin.distance(to: pair.bar.rectangle.origin) < 1e-6, "seed \(seed)")
    }
    for (pair, path) in zip(pairs, roll.paths(1)) {
      let (box, slice) = (
        try #require(path.bounds), try #require(ItemGeometry.arc(pair.slice).outline?.bounds)
      )
      #expect(box.center.distance(to: slice.center) < 0.01, "seed \(seed)")
      #expect(abs(box.width - slice.width) < 0.01, "seed \(seed)")
    }
  }

  @Test("lying bars hardly cover one another on their way", arguments: [UInt64](1...6))
  func apart(seed: UInt64) throws {
    let roll = try Self.roll(seed, count: 3 + Int(seed % 6))
    for step in 0...40 {
      // As long as they are straight their boxes are the bars themselves.
      let f = Double(step) / 40 * 0.44
      let boxes = roll.paths(f).compactMap(\.bounds)
      for (index, box) in boxes.enumerated() {
        for other in boxes[(index + 1)...] {
          let width = min(box.maxX, other.maxX) - max(box.minX, other.minX)
          let height = min(box.maxY, other.maxY) - max(box.minY, other.minY)
          let least = min(box.width * box.height, other.width * other.height)
          let shared = max(0, width) * max(0, height) / least
          #expect(shared < 0.1, "seed \(seed) at \(f): \(shared)")
        }
      }
    }
  }

  @Test("all of it stays in the plot and moves without a jump", arguments: [UInt64](1...6))
  func inside(seed: UInt64) throws {
    let roll = try Self.roll(seed, count: 3 + Int(seed % 6))
    let room = Self.plot.expanded(by: 0.5)
    var last = roll.middles(0)
    for step in 1...1000 {
      let f = Double(step) / 1000
      for path in roll.paths(f) {
        let box = try #require(path.bounds)
        #expect(
          box.minX >= room.minX && box.maxX <= room.maxX && box.minY >= room.minY
            && box.maxY <= room.maxY, "seed \(seed) at \(f)")
      }
      let next = roll.middles(f)
      for (a, b) in zip(last, next) { #expect(a.distance(to: b) < 6, "seed \(seed) at \(f)") }
      last = next
    }
  }

  @Test("the way back is the way there", arguments: [UInt64](1...4))
  func back(seed: UInt64) throws {
    let (there, back) = (
      try Self.roll(seed, count: 5), try Self.roll(seed, count: 5, isBackwards: true)
    )
    for f in [0.1, 0.35, 0.5, 0.8] {
      for (a, b) in zip(there.middles(f), back.middles(1 - f)) {
        #expect(a.distance(to: b) < 1e-6, "seed \(seed) at \(f)")
      }
    }
  }

  @Test("slices of two rings do not roll up")
  func rings() {
    var pairs = Self.pairs(1, count: 3)
    pairs[1].slice.outerRadius = 80
    #expect(
      RingRoll(pairs, isBackwards: false, barPlot: Self.plot, slicePlot: Self.plot) == nil)
  }
}
