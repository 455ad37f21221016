import Geometry
import Motion
import SceneModel

/// How an annotation comes and goes where the timeline does not say it.
enum AnnotationMotions {
  static func motions(_ annotation: Annotation, view: Int, index: Int, span: AnnotationSpan)
    -> [PlannedMotion]
  {
    coming(annotation, view: view, index: index, duration: span.coming)
      + going(view: view, index: index, span: span)
  }

  /// A callout's leader draws and its words rise; a band grows; a rule draws; a note fades in.
  static func coming(_ annotation: Annotation, view: Int, index: Int, duration: Double)
    -> [PlannedMotion]
  {
    let whole = TargetAddress(view: view, part: .annotation(index))
    switch annotation.kind {
    case .note:
      return [
        PlannedMotion(
          whole, .opacity, from: 0, to: 1, timing: .easing(.easeOut), duration: duration)
      ]
    case .callout:
      return [drawn(whole, duration * 0.75)]
        + words(view: view, index: index, offset: duration * 0.45, duration: duration * 0.55)
    case .rule:
      return [drawn(whole, duration * 0.85)]
        + words(view: view, index: index, offset: duration * 0.5, duration: duration * 0.5)
    case .band:
      return [
        PlannedMotion(
          whole, .extent, from: 0, to: 1, timing: .easing(.easeOutCubic),
          duration: duration * 0.85)
      ] + words(view: view, index: index, offset: duration * 0.5, duration: duration * 0.5)
    }
  }

  /// `draw` on an annotation: its leader or rule draws in the entry's time, and its words follow.
  static func drawing(_ address: TargetAddress, _ index: Int, timing: Timing, duration: Double)
    -> [PlannedMotion]
  {
    let isShort = duration < 0.8
    return [
      PlannedMotion(address, .strokeEnd, from: 0, to: 1, timing: timing, duration: duration),
      PlannedMotion(address, .extent, from: 0, to: 1, timing: timing, duration: duration),
    ]
      + words(
        view: address.view, index: index, offset: isShort ? duration * 0.5 : duration - 0.4,
        duration: isShort ? duration * 0.5 : 0.4)
  }

  private static func drawn(_ address: TargetAddress, _ duration: Double) -> PlannedMotion {
    PlannedMotion(
      address, .strokeEnd, from: 0, to: 1, timing: .easing(.easeInOutSine), duration: duration)
  }

  private static func words(view: Int, index: Int, offset: Double, duration: Double)
    -> [PlannedMotion]
  {
    let address = TargetAddress(view: view, part: .annotationText(index))
    return [
      PlannedMotion(
        address, .opacity, from: 0, to: 1, timing: .easing(.easeOut), offset: offset,
        duration: duration),
      PlannedMotion(
        address, .offset, values: [.point(Point(x: 0, y: 5)), .point(.zero)],
        timing: .easing(.easeOutCubic), offset: offset, duration: duration),
    ]
  }

  private static func going(view: Int, index: Int, span: AnnotationSpan) -> [PlannedMotion] {
    guard span.end.isFinite else { return [] }
    let address = TargetAddress(view: view, part: .annotation(index))
    return [
      PlannedMotion(
        address, .opacity, values: [.number(0)], timing: .easing(.easeIn),
        offset: span.end - span.going - span.begin, duration: span.going)
    ]
  }
}
