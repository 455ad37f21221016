import Drawing
import Geometry
import Motion

/// The animated values of one item, or of one line, at one time.
struct ItemState {
  var opacity = 1.0
  var scale = 1.0
  var rotation = 0.0
  var offset = Point.zero
  var strokeStart = 0.0
  var strokeEnd = 1.0
  var extent = 1.0
  var sweep = 1.0
  var selection = 0.0
  var color: Color?
  var strokeWidth: Double?
  var value: Double?

  /// The values that the timeline gives a target; what it does not animate stays at rest.
  init(sample: Sample, target: MotionTarget) {
    func number(_ property: MotionProperty) -> Double? { sample.number(of: target, property) }
    if let opacity = number(.opacity) { self.opacity = opacity }
    if let scale = number(.scale) { self.scale = scale }
    if let rotation = number(.rotation) { self.rotation = rotation }
    if let offset = sample.point(of: target, .offset) { self.offset = offset }
    if let start = number(.strokeStart) { strokeStart = start }
    if let end = number(.strokeEnd) { strokeEnd = end }
    if let extent = number(.extent) { self.extent = extent }
    if let sweep = number(.sweep) { self.sweep = sweep }
    if let selection = number(.selection) { self.selection = selection }
    if case .color(let r, let g, let b, let a) = sample.value(of: target, .color) {
      color = Color(red: r, green: g, blue: b, alpha: a)
    }
    strokeWidth = number(.strokeWidth)
    value = number(.value)
  }

  /// At rest.
  init() {}

  /// Whether the part of a line between the animated start and head has a place at a fraction of its length.
  func hasDrawn(_ fraction: Double) -> Bool {
    strokeEnd > 0 && fraction <= strokeEnd + 1e-9 && fraction >= strokeStart - 1e-9
  }

  /// A paint with the animated colour and opacity laid over it.
  func paint(_ paint: Paint) -> Paint {
    let colored = color.map { Paint.solid($0) } ?? paint
    return opacity >= 1 ? colored : colored.faded(by: max(opacity, 0))
  }

  /// A stroke style with the animated width.
  func strokeStyle(_ style: StrokeStyle) -> StrokeStyle {
    guard let strokeWidth else { return style }
    var style = style
    style.width = max(strokeWidth, 0)
    return style
  }

  /// Scale and rotation about an anchor, then the offset; nil where nothing moves.
  func transform(about anchor: Point) -> Transform? {
    guard scale != 1 || rotation != 0 || offset != .zero else { return nil }
    var map = Transform.scale(scale, about: anchor)
    if rotation != 0 { map = Transform.rotation(rotation, about: anchor).after(map) }
    return Transform.translation(x: offset.x, y: offset.y).after(map)
  }
}
