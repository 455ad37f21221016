import Testing

@testable import Scales

/// The layout of bands and points.
struct BandScaleTests {
  @Test(arguments: 1...200)
  func bandsAndGapsFillTheRange(seed: Int) {
    var numbers = SeededNumbers(seed)
    let count = Int.random(in: 1...40, using: &numbers)
    let inner = Double.random(in: 0...1, using: &numbers)
    let outer = Double.random(in: 0...1, using: &numbers)
    let start = Double.random(in: -100...100, using: &numbers)
    let length = Double.random(in: 1...1000, using: &numbers)
    let scale = BandScale(
      count: count, range: (start, start + length), paddingInner: inner, paddingOuter: outer)
    // Half of the rest lies before the first band, half after the last.
    let before = scale.start(of: 0) - start
    let after = start + length - scale.start(of: count - 1) - scale.bandwidth
    #expect((before - after).magnitude < 1e-9 * length, "seed \(seed)")
    if count > 1 {
      #expect((before - outer * scale.step).magnitude < 1e-9 * length, "seed \(seed)")
    }
    #expect((scale.bandwidth - scale.step * (1 - inner)).magnitude < 1e-9, "seed \(seed)")
    for index in 0..<count where scale.step > 0 {
      #expect(scale.index(at: scale.start(of: index) + scale.step / 2) == index, "seed \(seed)")
    }
    let turned = BandScale(
      count: count, range: (start + length, start), paddingInner: inner, paddingOuter: outer)
    #expect(turned.start(of: 0) == scale.start(of: count - 1), "seed \(seed)")
  }

  @Test(arguments: 1...100)
  func roundedBandsLieOnWholePositions(seed: Int) {
    var numbers = SeededNumbers(seed)
    let count = Int.random(in: 1...20, using: &numbers)
    let scale = BandScale(
      count: count, range: (0, 477), paddingInner: Double.random(in: 0...0.9, using: &numbers),
      paddingOuter: Double.random(in: 0...1, using: &numbers), round: true)
    #expect(scale.start(of: 0).rounded() == scale.start(of: 0), "seed \(seed)")
    #expect(scale.bandwidth.rounded() == scale.bandwidth, "seed \(seed)")
    #expect(scale.step.rounded() == scale.step, "seed \(seed)")
    #expect(scale.start(of: count - 1) + scale.bandwidth <= 477, "seed \(seed)")
  }

  @Test func knownLayouts() {
    let plain = BandScale(count: 3, range: (0, 120))
    #expect((0..<3).map(plain.start) == [0, 40, 80])
    #expect(plain.bandwidth == 40)
    let padded = BandScale(count: 3, range: (0, 120), paddingInner: 0.2, paddingOuter: 0.2)
    #expect((padded.bandwidth - 30).magnitude < 1e-12)
    #expect((0..<3).map { padded.start(of: $0).rounded() } == [8, 45, 83])
    let points = BandScale.points(count: 5, range: (0, 120))
    #expect((0..<5).map(points.start) == [0, 30, 60, 90, 120])
    #expect(points.bandwidth == 0)
    let one = BandScale.points(count: 1, range: (0, 120))
    #expect(one.start(of: 0) == 60)
    #expect(BandScale.steps(count: 4, paddingInner: 0.1, paddingOuter: 0.05) == 4)
  }

  @Test func oddInputKeepsItsHead() {
    let none = BandScale(count: -3, range: (0, 100))
    #expect(none.count == 0)
    #expect(none.index(at: 50) == nil)
    let odd = BandScale(
      count: 2, range: (0, 100), paddingInner: .nan, paddingOuter: .infinity, align: .nan)
    #expect(odd.start(of: 1) == 50)
    #expect(odd.index(at: .nan) == nil)
    #expect(BandScale(count: 2, range: (5, 5)).index(at: 5) == nil)
  }
}
