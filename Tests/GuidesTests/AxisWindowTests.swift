import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import Tables
import Testing
import VisualEncoding

/// An axis whose plot shows a moving part of the domain.
struct AxisWindowTests {
  private let plot = Rectangle(x: 100, y: 20, width: 300, height: 150)

  /// Twelve labels 90 points apart, moved to the left by a distance.
  private func axis(shift: Double, room: Rectangle? = nil) -> AxisLayout {
    let ticks = (0..<12).map { index in
      let position = Double(index) * 90 - shift
      return AxisTick(
        value: .number(Double(index)), text: "label \(index)", position: position,
        tickPosition: position)
    }
    return AxisLayout(
      input: GuideSamples.axis(.bottom, ticks, isDiscrete: false), plot: plot,
      measurer: GuideSamples.measurer,
      surroundings: AxisSurroundings(room: room, pixelsPerPoint: 2, isWindowed: true))
  }

  @Test func linesOutsideThePlotAreNotDrawn() {
    for shift in stride(from: 0.0, to: 700, by: 7) {
      let bounds = GuideSamples.strokes(axis(shift: shift).gridCommands()).compactMap {
        $0.path.bounds
      }
      #expect(bounds.allSatisfy { $0.minX >= 99.5 && $0.maxX <= 400.5 }, "\(shift)")
      #expect(bounds.count == 3 || bounds.count == 4, "\(shift)")
    }
  }

  @Test func labelsFadeBeyondThePlotAndNeverPop() {
    var last: [Double]?
    for shift in stride(from: 0.0, through: 700, by: 0.5) {
      let opacities = axis(shift: shift).labels.map(\.opacity)
      if let last {
        let jump = zip(last, opacities).map { abs($0 - $1) }.max() ?? 0
        #expect(jump <= 0.5 / 8 + 1e-9, "\(shift)")
      }
      last = opacities
    }
  }

  @Test func labelsFollowTheWindowSmoothly() {
    for shift in stride(from: 0.0, through: 300, by: 0.31) {
      for label in axis(shift: shift).labels {
        #expect(abs(label.box.midX - label.position) < 1e-9, "\(shift)")
      }
    }
  }

  @Test func thicknessDoesNotChangeOnTheWay() {
    let first = axis(shift: 0).thickness
    for shift in stride(from: 0.0, through: 700, by: 11) {
      #expect(axis(shift: shift).thickness == first, "\(shift)")
    }
  }

  @Test func noLabelIsCutAtTheCanvas() {
    let room = Rectangle(x: 90, y: 0, width: 320, height: 220)
    for shift in stride(from: 0.0, through: 700, by: 1) {
      for label in axis(shift: shift, room: room).visibleLabels where label.opacity > 0.99 {
        #expect(GuideSamples.holds(room.expanded(by: 0.1), label.box), "\(shift)")
      }
    }
  }

  @Test func withoutAWindowTicksOutsideAreHidden() {
    let ticks = [-20.0, 10, 290, 330].map {
      AxisTick(value: .number($0), text: "a", position: $0, tickPosition: $0)
    }
    let still = AxisLayout(
      input: GuideSamples.axis(.bottom, ticks, isDiscrete: false), plot: plot,
      measurer: GuideSamples.measurer)
    #expect(still.labels.map(\.visible) == [false, true, true, false])
    #expect(still.lines.count == 2)
  }
}
