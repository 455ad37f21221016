import Charts
import Drawing
import Geometry
import Syntax

/// What must hold of a random film of periods, and what does not.
struct RandomPeriodLaws {
  private(set) var faults: [String] = []
  private(set) var refusal: DiagnosticError?

  init(_ scene: RandomPeriods) {
    do {
      let film = try SceneFilms.film(text: scene.text)
      check(film, scene)
      checkOrder(film, try SceneFilms.film(text: scene.text), scene)
    } catch let error as DiagnosticError {
      refusal = error
      if error.diagnostics.contains(where: { $0.location == nil }) {
        faults.append("refused without a place: \(error.diagnostics[0].message)")
      }
    } catch {
      faults.append("refused with \(error)")
    }
  }

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds, faults.count < 6 { faults.append(fault()) }
  }

  private static let steps = 8

  private mutating func check(_ film: Film, _ scene: RandomPeriods) {
    let plot = film.layouts(at: 0)[0].plot
    for period in 0..<(scene.count - 1) {
      let ends = [period, period + 1].map { InkOfItems(film.layouts(at: Double($0))[0]) }
      var before = (seconds: Double(period), ink: ends[0])
      for step in 1...Self.steps {
        let seconds = Double(period) + Double(step) / Double(Self.steps)
        let view = film.layouts(at: seconds)[0]
        expect(view.plot == plot, "at \(seconds) the plot is \(view.plot), not \(plot)")
        for fault in PictureCheck(film.displayList(at: seconds)).faults.prefix(1) {
          expect(false, "at \(seconds): \(fault)")
        }
        let ink = InkOfItems(view)
        checkMeasures(
          ink, ends[0], ends[1], "at \(seconds)", fraction: seconds - Double(period),
          isFixed: !scene.rescales)
        let jump = Jump(film, from: before, to: (seconds, ink), instant: 1e-5)
        expect(jump == nil, "at \(seconds): \(jump?.words ?? "")")
        before = (seconds, ink)
      }
    }
  }

  /// Under a scale that stays, bars are as long and slices as wide as between their neighbouring periods.
  private mutating func checkMeasures(
    _ ink: InkOfItems, _ first: InkOfItems, _ last: InkOfItems, _ place: String, fraction: Double,
    isFixed: Bool
  ) {
    func isBetween(_ value: Double, _ a: Double, _ b: Double) -> Bool {
      value >= min(a, b) - 1e-6 && value <= max(a, b) + 1e-6
    }
    for (name, now) in ink.items.sorted(by: { $0.key < $1.key }) {
      guard let a = first.items[name]?.geometry, let b = last.items[name]?.geometry else {
        continue
      }
      switch (a, now.geometry, b) {
      case (.bar(let a), .bar(let bar), .bar(let b)):
        expect(
          bar.rectangle.width >= 0 && bar.rectangle.height >= 0,
          "\(place): the bar \(name) is turned over")
        guard isFixed else { continue }
        let length = a.signedLength + (b.signedLength - a.signedLength) * fraction
        expect(
          abs(bar.signedLength - length) < 1e-6,
          "\(place): the bar \(name) is \(bar.signedLength) long, not \(length)")
        expect(
          isBetween(bar.zero, a.zero, b.zero),
          "\(place): the bar \(name) stands at \(bar.zero), not on zero")
        guard a.base == b.base else { continue }
        expect(
          isBetween(bar.rectangle.width, a.rectangle.width, b.rectangle.width)
            && isBetween(bar.rectangle.height, a.rectangle.height, b.rectangle.height),
          "\(place): the bar \(name) is \(bar.rectangle), not between \(a.rectangle) and \(b.rectangle)"
        )
      case (.arc(let a), .arc(let arc), .arc(let b)):
        expect(
          isBetween(
            arc.endAngle - arc.startAngle, a.endAngle - a.startAngle, b.endAngle - b.startAngle),
          "\(place): the slice \(name) is \(arc), not between \(a) and \(b)")
      default: continue
      }
    }
  }

  private mutating func checkOrder(_ film: Film, _ fresh: Film, _ scene: RandomPeriods) {
    var dice = Dice(seed: scene.seed)
    for _ in 0..<3 {
      let frame = dice.number(0...max(0, film.frameCount - 1))
      expect(
        film.displayList(frame: frame) == fresh.displayList(frame: frame),
        "frame \(frame) is another one in a film of its own")
    }
  }
}

extension BarGeometry {
  /// The place along its measure on which the bar stands, in points.
  fileprivate var zero: Double { isUpright ? ends.base.y : ends.base.x }
}
