import Motion
import SceneModel
import Syntax

/// The beginnings of a timeline's entries, and the spans of annotations and captions, resolved together.
///
/// - Without a beginning an annotation comes after all that is written before it: the timeline, or the default
///   build-up, then the annotations above it.
/// - Where the timeline has it appear, it begins with that entry.
/// - An annotation that never goes has its `end` where it is wholly there.
struct AnnotationSchedule {
  private(set) var begins: [Double] = []
  /// By view, one for each annotation.
  private(set) var spans: [[AnnotationSpan]] = []
  private(set) var captions: [AnnotationSpan] = []
  /// What brings annotations on and off, each with its beginning.
  private(set) var motions: [(PlannedMotion, Double)] = []

  /// The named annotations; one that never goes ends when it has come.
  var moments: [Moment] {
    zip(scene.views, spans).flatMap { view, spans in
      zip(view.annotations, spans).compactMap { annotation, span in
        annotation.name.map {
          Moment(
            name: $0, begin: span.begin, end: span.end.isFinite ? span.end : span.arrival)
        }
      }
    }
  }

  private let scene: Scene
  private var entries: [Schedule.Entry] = []
  private var places: [SourceLocation?] = []

  /// - Parameters:
  ///   - durations: Seconds that each entry of the timeline takes.
  ///   - buildUp: Seconds of the default build-up, where there is no timeline.
  init(scene: Scene, timeline: [TimelineEntry], durations: [Double], buildUp: Double?)
    throws(DiagnosticError)
  {
    self.scene = scene
    for (index, entry) in timeline.enumerated() {
      add(
        Schedule.Entry(
          name: entry.name ?? Self.timelineName(index), begin: rewritten(entry.begin),
          delay: entry.delay, duration: durations[index]),
        at: entry.keyLocations["begin"] ?? entry.location)
    }
    if let buildUp { add(Schedule.Entry(begin: .seconds(0), duration: buildUp), at: nil) }
    let annotations = scene.views.flatMap(\.annotations)
    let bringing = annotations.map { Self.bringing($0, timeline) }
    for (index, annotation) in annotations.enumerated() {
      let entry = bringing[index]
      let rule = beginning(annotation, at: index, among: annotations, broughtBy: entry, timeline)
      add(
        Schedule.Entry(
          name: annotation.name, begin: rule.begin, delay: rule.delay,
          duration: entry.map { durations[$0] } ?? AnnotationSpan.coming),
        at: annotation.keyLocations["begin"] ?? annotation.location)
    }
    let firstEnd = entries.count
    for (index, annotation) in annotations.enumerated() {
      guard let end = annotation.end else { continue }
      add(
        Schedule.Entry(name: Self.endName(index), begin: rewritten(end)),
        at: annotation.keyLocations["end"])
    }
    let firstCaption = entries.count
    for caption in scene.captions {
      add(Schedule.Entry(begin: rewritten(caption.begin)), at: caption.keyLocations["begin"])
      if let end = caption.end {
        add(Schedule.Entry(begin: rewritten(end)), at: caption.keyLocations["end"])
      }
    }
    let times: [Double]
    do {
      times = try Schedule(entries).resolve()
    } catch {
      throw DiagnosticError(error.message, at: places[error.entry])
    }
    begins = Array(times.prefix(timeline.count))
    let first = firstEnd - annotations.count
    var end = firstEnd
    var index = 0
    for (view, content) in scene.views.enumerated() {
      var spans: [AnnotationSpan] = []
      for (place, annotation) in content.annotations.enumerated() {
        let begin = times[first + index]
        var until = Double.infinity
        if annotation.end != nil {
          until = times[end]
          end += 1
          guard until > begin else {
            throw DiagnosticError(
              "the annotation would end before it begins", at: annotation.keyLocations["end"])
          }
        }
        let span = AnnotationSpan(
          begin: begin, end: until, coming: entries[first + index].duration)
        spans.append(span)
        for motion in AnnotationMotions.motions(annotation, view: view, index: place, span: span)
        where bringing[index] == nil || motion.offset >= span.coming - 1e-9 {
          motions.append((motion, begin))
        }
        index += 1
      }
      self.spans.append(spans)
    }
    try place(captions: Array(times[firstCaption...]))
  }

  private static func timelineName(_ index: Int) -> String { "\u{0}timeline \(index)" }

  private static func endName(_ index: Int) -> String { "\u{0}end \(index)" }

  private mutating func add(_ entry: Schedule.Entry, at place: SourceLocation?) {
    entries.append(entry)
    places.append(place)
  }

  /// The first entry by which the timeline itself has an annotation appear.
  private static func bringing(_ annotation: Annotation, _ timeline: [TimelineEntry]) -> Int? {
    guard let name = annotation.name, annotation.begin == nil else { return nil }
    return timeline.firstIndex { entry in
      guard entry.target.head == name, case .preset(let request) = entry.action else {
        return false
      }
      return [.draw, .fade, .pop, .rise, .type].contains(request.preset)
    }
  }

  private func beginning(
    _ annotation: Annotation, at index: Int, among annotations: [Annotation],
    broughtBy entry: Int?, _ timeline: [TimelineEntry]
  ) -> (begin: BeginRule, delay: Double) {
    if let entry {
      let name = timeline[entry].name ?? Self.timelineName(entry)
      return (.reference(name: name, edge: .begin, offset: 0), 0)
    }
    let delay = annotation.begin == nil ? 0.2 : 0
    if let begin = annotation.begin, begin != .afterPrevious { return (rewritten(begin), 0) }
    if index > 0, annotations[index - 1].end != nil {
      return (.reference(name: Self.endName(index - 1), edge: .begin, offset: 0), delay)
    }
    // What goes on for ever has no end to wait for.
    let isEndless = entries.last.map { !$0.duration.isFinite } ?? false
    return (isEndless ? .withPrevious : .afterPrevious, delay)
  }

  /// An annotation that goes ends when it is gone, not when it has come.
  private func rewritten(_ rule: BeginRule) -> BeginRule {
    guard case .reference(let name, .end, let offset) = rule else { return rule }
    let annotations = scene.views.flatMap(\.annotations)
    guard let index = annotations.firstIndex(where: { $0.name == name && $0.end != nil }) else {
      return rule
    }
    return .reference(name: Self.endName(index), edge: .begin, offset: offset)
  }

  private mutating func place(captions times: [Double]) throws(DiagnosticError) {
    var place = 0
    var begins: [Double] = []
    var ends: [Double?] = []
    for caption in scene.captions {
      begins.append(times[place])
      place += 1
      ends.append(caption.end == nil ? nil : times[place])
      if caption.end != nil { place += 1 }
    }
    for (index, caption) in scene.captions.enumerated() {
      let next = begins.filter { $0 > begins[index] }.min() ?? .infinity
      let end = min(ends[index] ?? .infinity, next)
      guard end > begins[index] else {
        throw DiagnosticError(
          "the caption would end before it begins", at: caption.keyLocations["end"])
      }
      let span = AnnotationSpan(begin: begins[index], end: end, coming: 0.2)
      captions.append(span)
      let address = TargetAddress(view: -1, part: .caption(index))
      motions.append(
        (
          PlannedMotion(
            address, .opacity, from: 0, to: 1, timing: .easing(.easeOut), duration: span.coming),
          span.begin
        ))
      guard end.isFinite else { continue }
      let going = min(0.2, span.going)
      motions.append(
        (
          PlannedMotion(
            address, .opacity, values: [.number(0)], timing: .easing(.easeIn),
            offset: end - span.begin - going, duration: going), span.begin
        ))
    }
  }
}
