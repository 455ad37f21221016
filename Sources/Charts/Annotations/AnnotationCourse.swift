import Drawing
import Geometry
import Motion
import SceneModel
import Syntax

/// A view's annotations over the whole film.
///
/// - Where each text stands is chosen for the layouts in which the view rests, and eased between them.
/// - What a frame shows is a function of the frame's layout, the sample and nothing else.
struct AnnotationCourse: Sendable {
  private let index: Int
  private let annotations: [Annotation]
  private let looks: [AnnotationLook]
  private let spans: [AnnotationSpan]
  private var tracks: [AnnotationTrack]
  /// Where texts must lie.
  private let room: Rectangle

  /// Throws for an annotation that belongs to nothing in any of the view's layouts.
  init(
    _ view: View, index: Int, course: ViewCourse, motion: MotionPlan, canvas: Canvas,
    room: Rectangle, measurer: any TextMeasurer
  ) throws(DiagnosticError) {
    self.index = index
    annotations = view.annotations
    spans = motion.annotations.indices.contains(index) ? motion.annotations[index] : []
    self.room = room
    let plot = course.states[0].layout.plot
    var ground = view.background?.paint(in: course.states[0].layout.frame) ?? canvas.background
    if let fill = course.states[0].layout.plotStyle.fill { ground = fill }
    let solid = ground.flatMap { if case .solid = $0 { $0 } else { nil } }
    looks = view.annotations.map {
      AnnotationLook($0, room: plot.size, ground: solid, measurer: measurer)
    }
    tracks = view.annotations.map { _ in AnnotationTrack() }
    guard !annotations.isEmpty else { return }
    try Self.check(view, course)
    place(course, motion: motion, measurer: measurer, isWindowed: view.viewport != nil)
  }

  private static func check(_ view: View, _ course: ViewCourse) throws(DiagnosticError) {
    let layouts = course.restingLayouts
    for (index, annotation) in view.annotations.enumerated() {
      let places = layouts.map { $0.annotations[index] }
      guard places.allSatisfy({ $0.anchor == nil }) else { continue }
      let kind =
        switch annotation.kind {
        case .callout: "callout"
        case .band: "band"
        case .rule: "rule"
        case .note: "note"
        }
      let key = ["datum", "key", "layer", "band", "rule", "x", "y"].first {
        annotation.keyLocations[$0] != nil
      }
      throw DiagnosticError(
        "the \(kind) has nothing to stand at: \(places.first?.fault ?? "it is not in the chart")",
        at: key.flatMap { annotation.keyLocations[$0] } ?? annotation.location)
    }
  }

  /// Texts that can stand in few places come first, callouts last.
  private var order: [Int] {
    func rank(_ index: Int) -> Int {
      switch annotations[index].kind {
      case .note(.corner): 0
      case .rule, .band: 1
      case .note: 2
      case .callout: 3
      }
    }
    return annotations.indices.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  private mutating func place(
    _ course: ViewCourse, motion: MotionPlan, measurer: any TextMeasurer, isWindowed: Bool
  ) {
    let movement = ViewMovement(view: index, motion: motion, isWindowed: isWindowed)
    var known: [Double: (view: ViewLayout, ink: AnnotationInk)] = [:]
    func layout(_ seconds: Double) -> (view: ViewLayout, ink: AnnotationInk) {
      if let found = known[seconds] { return found }
      let view = course.layout(
        index: index, motion: motion, sample: Sample(timeline: motion.timeline, seconds: seconds))
      var ink = AnnotationInk(view, measurer: measurer)
      for (place, annotation) in zip(view.annotations, annotations) {
        switch (annotation.kind, place.anchor) {
        case (.rule, .line(let start, let end)): ink.add(line: start, end)
        case (.band, .band(let band)): ink.add(band: band)
        default: break
        }
      }
      known[seconds] = (view, ink)
      return (view, ink)
    }
    var done: [Int] = []
    for annotation in order where looks[annotation].size != .zero {
      let span = spans[annotation]
      let rest = min(span.arrival, max(span.begin, motion.timeline.end))
      var moments = [(departure: rest, arrival: rest)]
      for stretch in movement.stretches
      where stretch.upperBound > rest && stretch.lowerBound < span.end {
        moments.append((max(stretch.lowerBound, rest), stretch.upperBound))
      }
      var isBlind = false
      for moment in moments {
        let (view, ink) = layout(moment.arrival)
        guard let anchor = view.annotations[annotation].anchor else { continue }
        let isSeen = inPlot(anchor, view) > 0
        guard isSeen || tracks[annotation].stops.isEmpty else { continue }
        // A place that was found out of sight is none to come from.
        if isSeen, isBlind { tracks[annotation] = AnnotationTrack() }
        isBlind = !isSeen
        let others = done.filter { spans[$0].meets(span) }.compactMap {
          box(of: $0, in: view, at: max(moment.arrival, spans[$0].arrival))
        }
        // A rule's own line and a band's own edges are in nobody's way.
        let isPlain = if case .callout = annotations[annotation].kind { false } else { true }
        let shown = isPlain ? AnnotationInk(view, measurer: measurer) : ink
        let choice = AnnotationPlacing(
          annotation: annotations[annotation], size: looks[annotation].size, anchor: anchor,
          plot: view.plot, room: room, ink: shown, others: others,
          // What stands along a band or a rule finds its place in what is seen of it.
          previous: isPlain ? nil : tracks[annotation].stops.last?.offset
        ).choice
        tracks[annotation].add(
          AnnotationTrack.Stop(
            departure: moment.departure, arrival: moment.arrival,
            offset: choice.box.center - anchor.reference, share: choice.share))
      }
      done.append(annotation)
    }
  }

  /// The room of an annotation's words at a time; nil without words or an anchor.
  private func box(of annotation: Int, in view: ViewLayout, at seconds: Double) -> Rectangle? {
    guard let anchor = view.annotations[annotation].anchor else { return nil }
    return placed(annotation, anchor: anchor, at: seconds)?.box
  }

  private func placed(_ annotation: Int, anchor: AnnotationAnchor, at seconds: Double)
    -> (box: Rectangle, share: Double)?
  {
    let size = looks[annotation].size
    guard size != .zero, let place = tracks[annotation].place(at: seconds) else { return nil }
    let middle = anchor.reference + place.offset
    let box = Rectangle(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
    return (box.moved(into: room), place.share)
  }

  /// What a frame shows, in the order of painting.
  func shown(in view: ViewLayout, motion: MotionPlan, sample: Sample) -> [ShownAnnotation] {
    zip(view.annotations.indices, view.annotations).compactMap { place, found in
      guard annotations.indices.contains(place), let anchor = found.anchor,
        spans[place].isAlive(at: sample.seconds)
      else { return nil }
      var words = placed(place, anchor: anchor, at: sample.seconds)
      if case .band = anchor, view.marks.contains(where: \.isClipped), let box = words?.box {
        // What is left of a band is beside the plot's side, its words are not.
        words?.box = box.moved(
          into: Rectangle(
            x: view.plot.x, y: room.y, width: view.plot.width, height: room.height))
      }
      let empty = Rectangle(x: anchor.reference.x, y: anchor.reference.y, width: 0, height: 0)
      return ShownAnnotation(
        annotation: annotations[place], look: looks[place], anchor: anchor,
        box: words?.box ?? empty, share: words?.share ?? 0.5,
        state: motion.state(
          TargetAddress(view: index, part: .annotation(place)), sample: sample),
        text: motion.state(
          TargetAddress(view: index, part: .annotationText(place)), sample: sample),
        presence: min(max(found.presence, 0), 1) * inPlot(anchor, view))
    }
  }

  /// How much of a band is in the plot: 1 from `reach` points on, or where all of it is.
  private static func share(of band: Rectangle, in plot: Rectangle, reach: Double) -> Double {
    func seen(_ low: Double, _ high: Double, _ first: Double, _ last: Double) -> Double {
      let whole = min(high - low, reach)
      let part = min(high, last) - max(low, first)
      guard part >= 0 else { return 0 }
      return whole > 1 ? min(1, part / whole) : 1
    }
    return min(
      seen(band.minX, band.maxX, plot.minX, plot.maxX),
      seen(band.minY, band.maxY, plot.minY, plot.maxY))
  }

  /// What leaves the plot of a window fades over a few points; 1 is inside.
  private func inPlot(_ anchor: AnnotationAnchor, _ view: ViewLayout) -> Double {
    let reach = 12.0
    let outside: Double =
      switch anchor {
      case .point(let point, _): view.plot.distance(to: point)
      case .line(let start, let end):
        view.plot.distance(to: start.interpolated(to: end, fraction: 0.5))
      case .band(let band): reach * (1 - Self.share(of: band, in: view.plot, reach: reach))
      }
    return view.marks.contains(where: \.isClipped) ? max(0, 1 - outside / reach) : 1
  }
}

extension ViewCourse {
  /// The layouts in which the view may rest: its states, or its periods.
  var restingLayouts: [ViewLayout] {
    guard let periods = states[0].layout.periods else { return states.map(\.layout) }
    return (0..<periods.count).map { layout(period: $0) }
  }
}

extension AnnotationCourse {
  /// The annotations of every view of a scene; `whole` is the canvas.
  static func courses(
    _ scene: Scene, courses: [ViewCourse], motion: MotionPlan, whole: Rectangle,
    measurer: any TextMeasurer
  ) throws(DiagnosticError) -> [AnnotationCourse] {
    var result: [AnnotationCourse] = []
    for (index, view) in scene.views.enumerated() {
      let margin = 3.0
      let frame = courses[index].states[0].layout.frame
      let room = Rectangle(
        corner: Point(x: max(frame.minX, margin), y: max(frame.minY, margin)),
        corner: Point(
          x: min(frame.maxX, whole.maxX - margin), y: min(frame.maxY, whole.maxY - margin)))
      result.append(
        try AnnotationCourse(
          view, index: index, course: courses[index], motion: motion, canvas: scene.canvas,
          room: room, measurer: measurer))
    }
    return result
  }
}
