package import Drawing
package import Frames
import Geometry
import Guides
package import Motion
package import SceneModel
package import Syntax
import Tables
package import VisualEncoding

/// A scene laid out and set in motion; any of its frames can be asked for.
///
/// - A frame is a pure function of the scene and the time: no clock, no order, no memory of other frames.
/// - The last frame shows the end state.
package struct Film: Sendable {
  package let canvas: Canvas
  package let pixelSize: PixelSize
  /// round(duration × rate), at least 1.
  package let frameCount: Int
  /// Seconds.
  package let duration: Double
  package let warnings: [Diagnostic]
  let scene: Scene
  let layout: SceneLayout
  let motion: MotionPlan
  let courses: [ViewCourse]
  private let annotations: [AnnotationCourse]
  let captions: CaptionTrack
  private let painter: ScenePainter
  private let measurer: any TextMeasurer

  /// The most frames that a film may have.
  package static let frameLimit = 1_000_000

  /// Lays a scene out and plans its motion.
  ///
  /// Throws for data that its marks cannot show, targets that are not there, and a film too long to make.
  package init(scene: Scene, measurer: any TextMeasurer, images: ImageLibrary)
    throws(DiagnosticError)
  {
    let canvas = scene.canvas
    let locale = FormatLocale(locale: scene.locale, timeZone: scene.timeZone)
    let context = LayoutContext(
      canvas: canvas, measurer: measurer, locale: locale,
      transforms: TransformContext(
        parameters: scene.parameters, conventions: locale.conventions,
        loadData: Self.loader(scene.lookups)), images: images)
    let whole = Rectangle(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let padded = whole.inset(
      left: canvas.padding.left, top: canvas.padding.top, right: canvas.padding.right,
      bottom: canvas.padding.bottom)
    var room = padded
    let heading = scene.title.map {
      TitleLayout(title: $0, frame: padded, plot: padded, room: padded, measurer: measurer)
    }
    let captions = CaptionTrack(scene.captions, room: padded, measurer: measurer)
    let title = heading.map { captions.top > 0 ? $0.moved(by: Point(x: 0, y: captions.top)) : $0 }
    room = room.inset(top: captions.top + (title?.thickness ?? 0), bottom: captions.bottom)
    // Guides may draw in the padding, never where a caption stands.
    let reach = whole.inset(
      top: captions.top > 0 ? room.minY : 0,
      bottom: captions.bottom > 0 ? whole.maxY - room.maxY : 0)
    var courses: [ViewCourse] = []
    var views: [ViewLayout] = []
    var warnings = scene.warnings
    for (index, view) in scene.views.enumerated() {
      let frame = Rectangle(
        x: room.x + view.frame.x * room.width, y: room.y + view.frame.y * room.height,
        width: view.frame.width * room.width, height: view.frame.height * room.height)
      let fills = view.frame == Rectangle(x: 0, y: 0, width: 1, height: 1)
      func plan(_ view: View) throws(DiagnosticError) -> ViewPlan {
        try ViewPlan(
          view, index: index, frame: frame, room: fills ? reach : frame, context: context)
      }
      let course = try ViewCourse(view, index: index, context: context, make: plan)
      courses.append(course)
      views.append(course.states[0].layout)
      warnings += course.warnings
    }
    let layout = SceneLayout(canvas: canvas, title: title, views: views, warnings: warnings)
    let motion = try Choreographer(
      scene: scene, layout: layout, courses: courses, locale: locale, measurer: measurer
    ).plan()
    courses = zip(courses, scene.views).enumerated().map { index, pair in
      pair.0.resting(in: motion, index: index, pages: WindowPreset.pages(of: pair.1, in: scene))
    }
    annotations = try AnnotationCourse.courses(
      scene, courses: courses, motion: motion, whole: whole, measurer: measurer)
    self.scene = scene
    self.canvas = canvas
    self.layout = layout
    self.motion = motion
    self.courses = courses
    self.measurer = measurer
    self.warnings = warnings
    self.captions = captions
    painter = ScenePainter(
      canvas: canvas, title: title, captions: captions, motion: motion, measurer: measurer)
    let seconds = canvas.duration ?? (motion.timeline.end + canvas.hold)
    let frames = (seconds * canvas.frameRate.framesPerSecond).rounded()
    guard let count = Int(exactly: frames), count <= Self.frameLimit else {
      throw DiagnosticError(
        "the film would have more than \(Self.frameLimit) frames; shorten it or lower \"fps\"",
        at: nil, kind: .limit)
    }
    frameCount = max(count, 1)
    duration = seconds
    let width = (canvas.size.width * canvas.scale).rounded()
    let height = (canvas.size.height * canvas.scale).rounded()
    guard let w = Int(exactly: width), let h = Int(exactly: height), w > 0, h > 0,
      w <= 16384, h <= 16384
    else {
      throw DiagnosticError(
        "the picture would be \(width) × \(height) pixels; a side is 1 to 16384", at: nil,
        kind: .limit)
    }
    pixelSize = PixelSize(width: w, height: h)
  }

  /// Answers `lookup` transforms from the tables that the scene has read.
  private static func loader(_ tables: [JSONNode: Table])
    -> @Sendable (JSONNode) throws(DiagnosticError) -> Table
  {
    { (node: JSONNode) throws(DiagnosticError) -> Table in
      guard let table = tables[node] else {
        throw DiagnosticError("no other data can be read here", at: node.location)
      }
      return table
    }
  }

  /// The named entries of the timeline, in the order in which they begin.
  package var moments: [Moment] { motion.moments }

  /// What shows at a time in seconds.
  package func displayList(at seconds: Double) -> DisplayList {
    let sample = Sample(timeline: motion.timeline, seconds: seconds)
    return painter.displayList(views: views(sample), sample: sample)
  }

  /// What a frame shows, counted from 0; the last one shows the film's end state.
  package func displayList(frame: Int) -> DisplayList { displayList(at: seconds(frame: frame)) }

  /// The time that a frame shows: its own, and the film's end for the last one.
  package func seconds(frame: Int) -> Double {
    frame >= frameCount - 1
      ? duration : FrameTime(index: max(frame, 0), rate: canvas.frameRate).seconds
  }

  /// The views as a time has them laid out.
  package func layouts(at seconds: Double) -> [ViewLayout] {
    views(Sample(timeline: motion.timeline, seconds: seconds)).map(\.layout)
  }

  /// The facts of a frame as `inspect` prints them.
  package func inspection(at seconds: Double) -> JSONNode {
    let sample = Sample(timeline: motion.timeline, seconds: seconds)
    return Inspection(film: self, views: views(sample), sample: sample, measurer: measurer).node
  }

  /// The views as laid out for a time: on their way between states, or again where a window moves.
  private func views(_ sample: Sample) -> [FrameView] {
    courses.indices.map { index in
      let frame = frameView(index, sample)
      guard scene.views[index].configuration.boolean("yieldingTexts") ?? true else {
        return frame
      }
      let before = sample.seconds - LabelYield.instant
      return LabelYield(
        viewIndex: index, canvas: canvas.size, motion: motion, sample: sample, measurer: measurer
      ).resolved(frame) { part in
        guard !motion.timeline.isStill(from: before, to: sample.seconds) else { return [:] }
        let sample = Sample(timeline: motion.timeline, seconds: before)
        if part == .annotations { return LabelYield.places(of: frameView(index, sample)) }
        return courses[index].labelPlaces(
          index: index, motion: motion, sample: sample, hasTexts: part == .texts)
      }
    }
  }

  private func frameView(_ index: Int, _ sample: Sample) -> FrameView {
    let layout = courses[index].layout(index: index, motion: motion, sample: sample)
    return FrameView(
      layout: layout,
      annotations: annotations[index].shown(in: layout, motion: motion, sample: sample))
  }
}
