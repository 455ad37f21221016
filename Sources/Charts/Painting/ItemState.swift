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
  /// Whether the item lies on top of its neighbours.
  var isRaised = false

  /// The values that the timeline gives a target; what it does not animate stays at rest.
  init(sample: Sample, target: MotionTarget) {
    sample.forEachValue(of: target) { property, value in
      switch (property, value) {
      case (.opacity, .number(let number)): opacity = number
      case (.scale, .number(let number)): scale = number
      case (.rotation, .number(let number)): rotation = number
      case (.offset, .point(let point)): offset = point
      case (.strokeStart, .number(let number)): strokeStart = number
      case (.strokeEnd, .number(let number)): strokeEnd = number
      case (.extent, .number(let number)): extent = number
      case (.sweep, .number(let number)): sweep = number
      case (.selection, .number(let number)): selection = number
      case (.color, .color(let red, let green, let blue, let alpha)):
        color = Color(red: red, green: green, blue: blue, alpha: alpha)
      case (.strokeWidth, .number(let number)): strokeWidth = number
      case (.value, .number(let number)): self.value = number
      default: break
      }
    }
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
