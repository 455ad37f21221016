import Charts
import Drawing
import Geometry
import Motion
import Syntax

/// What must hold of a random scene, and what does not.
struct RandomSceneLaws {
  let scene: RandomScene
  private(set) var faults: [String] = []
  /// Why the scene is refused, where it is.
  private(set) var refusal: DiagnosticError?

  init(_ scene: RandomScene) {
    self.scene = scene
    do {
      let film = try SceneFilms.film(text: scene.text)
      let stills = try (0..<scene.stateCount).map { try SceneFilms.film(text: scene.still($0)) }
      check(film, stills)
      if scene.seed.isMultiple(of: 3) {
        checkOrder(film, try SceneFilms.film(text: scene.text))
      }
    } catch let error as DiagnosticError {
      refusal = error
      let errors = error.diagnostics.filter { $0.severity == .error }
      if errors.isEmpty { faults.append("refused without an error") }
      for diagnostic in errors where diagnostic.location == nil || diagnostic.message.isEmpty {
        faults.append("refused without a place: \(diagnostic.message)")
      }
    } catch {
      faults.append("refused with \(error)")
    }
  }

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    // One scene that goes wrong says so in each of its frames.
    if !holds, faults.count < 6 { faults.append(fault()) }
  }

  /// Each transition with its states and its seconds.
  private func ways(_ film: Film) -> [(from: Int, to: Int, begin: Double, end: Double)] {
    var state = 0
    return film.moments.filter { $0.name.hasPrefix("to ") }.map { moment in
      let next = Int(moment.name.dropFirst(4)) ?? 0
      defer { state = next }
      return (state, next, moment.begin, moment.end)
    }
  }

  private static let steps = 12

  private mutating func check(_ film: Film, _ stills: [Film]) {
    for way in ways(film) {
      let name = "\(way.from) → \(way.to)"
      let (first, last) = (
        stills[way.from].displayList(at: 0.25), stills[way.to].displayList(at: 0.25)
      )
      let start = film.displayList(at: scene.jumps ? way.begin - 0.01 : way.begin)
      expect(
        way.from == 0 ? start.commands == first.commands : Difference.isSameShape(start, first),
        "\(name) does not begin with the still chart: \(Difference.first(start, first) ?? "")")
      // How fast words near one another is told from an instant before.
      let end = film.displayList(at: scene.hasWords ? way.end + 0.02 : way.end)
      // A category keeps the colour of earlier states, which the still chart knows nothing of.
      expect(
        Difference.isSameShape(end, last),
        "\(name) does not end with the still chart: \(Difference.first(end, last) ?? "")")
      guard way.end > way.begin else { continue }
      let isSame = first == last
      let ends = (film.layouts(at: way.begin)[0], film.layouts(at: way.end)[0])
      let inks = (InkOfItems(ends.0), InkOfItems(ends.1))
      var before: (seconds: Double, ink: InkOfItems) = (way.begin, inks.0)
      for step in 1...Self.steps {
        let share = Double(step) / Double(Self.steps)
        let seconds =
          step == Self.steps ? way.end : way.begin + (way.end - way.begin) * share
        let list = film.displayList(at: seconds)
        let place = "\(name) at \(share) of its way"
        for fault in PictureCheck(list).faults.prefix(1) { expect(false, "\(place): \(fault)") }
        if isSame {
          let difference = Difference.largest(list, start)
          expect(difference < 0.01, "\(place): the same state differs by \(difference)")
        }
        let view = film.layouts(at: seconds)[0]
        let ink = InkOfItems(view)
        if !scene.overshoots {
          checkMeasures(ink, inks.0, inks.1, place)
          if !scene.flies { checkRoom(ink, inks.0, inks.1, ends.0.plot.union(ends.1.plot), place) }
        }
        if !scene.jumps {
          let jump = Jump(
            film, from: before, to: (seconds, ink), instant: (way.end - way.begin) * 1e-5)
          expect(jump == nil, "\(place): \(jump?.words ?? "")")
        }
        before = (seconds, ink)
      }
    }
  }

  /// Lengths, sizes and angles are between those of the two ends.
  private mutating func checkMeasures(
    _ ink: InkOfItems, _ first: InkOfItems, _ last: InkOfItems, _ place: String
  ) {
    func isBetween(_ value: Double, _ a: Double, _ b: Double) -> Bool {
      let slack = 1e-6 * max(1, abs(a), abs(b))
      return value >= min(a, b) - slack && value <= max(a, b) + slack
    }
    for (name, now) in ink.items.sorted(by: { $0.key < $1.key }) {
      guard let a = first.items[name]?.geometry, let b = last.items[name]?.geometry else {
        continue
      }
      switch (a, now.geometry, b) {
      case (.bar(let a), .bar(let bar), .bar(let b)):
        let r = bar.rectangle
        expect(
          r.width >= 0 && r.height >= 0 && [a.base, b.base].contains(bar.base),
          "\(place): the bar \(name) is turned over")
        guard !scene.rescales else { continue }
        if a.isOpposite(to: b) {
          expect(
            isBetween(bar.signedLength, a.signedLength, b.signedLength),
            "\(place): the bar \(name) is \(bar.signedLength) long, not between its two lengths")
          continue
        }
        expect(
          isBetween(r.width, a.rectangle.width, b.rectangle.width)
            && isBetween(r.height, a.rectangle.height, b.rectangle.height),
          "\(place): the bar \(name) is \(r), not between \(a.rectangle) and \(b.rectangle)")
      case (.arc(let a), .arc(let arc), .arc(let b)):
        expect(
          isBetween(arc.outerRadius, a.outerRadius, b.outerRadius)
            && isBetween(arc.innerRadius, a.innerRadius, b.innerRadius)
            && isBetween(
              arc.endAngle - arc.startAngle, a.endAngle - a.startAngle, b.endAngle - b.startAngle),
          "\(place): the slice \(name) is \(arc), not between \(a) and \(b)")
      case (.symbol(let a), .symbol(let symbol), .symbol(let b)):
        expect(
          isBetween(symbol.size, a.size, b.size),
          "\(place): the dot \(name) is \(symbol.size), not between \(a.size) and \(b.size)")
      default: continue
      }
    }
  }

  /// No item leaves the room that the plots and its own two places take.
  private mutating func checkRoom(
    _ ink: InkOfItems, _ first: InkOfItems, _ last: InkOfItems, _ plots: Rectangle, _ place: String
  ) {
    for (name, now) in ink.items.sorted(by: { $0.key < $1.key }) where now.opacity > 0.02 {
      // A vertex that goes closes up with a neighbour, which an author's domain may have beyond the plot.
      if case .vertex = now.geometry { continue }
      var room = plots
      for end in [first.items[name], last.items[name]] {
        if let box = end?.box { room = room.union(box) }
      }
      // What an item with another key was, it may have been beyond the plot.
      guard first.items[name] != nil || last.items[name] != nil else { continue }
      // A dot at the plot's edge reaches half of its size beyond it.
      let box = now.box
      let slack = 2 + max(box.width, box.height) / 2
      expect(
        box.minX >= room.minX - slack && box.maxX <= room.maxX + slack
          && box.minY >= room.minY - slack && box.maxY <= room.maxY + slack,
        "\(place): \(name) is at \(box), outside of \(room)")
    }
  }

  /// Frames asked for in any order, of a film that has shown others or none, are the same.
  private mutating func checkOrder(_ film: Film, _ fresh: Film) {
    var dice = Dice(seed: scene.seed)
    let count = max(1, film.frameCount)
    for _ in 0..<3 {
      let frame = dice.number(0...(count - 1))
      expect(
        film.displayList(frame: frame) == fresh.displayList(frame: frame),
        "frame \(frame) is another one in a film of its own")
    }
  }
}
