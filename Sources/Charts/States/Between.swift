import Drawing
import Geometry

/// Values on the way between two others.
enum Between {
  static func number(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    a == b ? a : a + (b - a) * fraction
  }

  /// A size or a length, which is never below 0.
  static func size(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    max(0, number(a, b, fraction))
  }

  static func point(_ a: Point, _ b: Point, _ f: StageFractions) -> Point {
    Point(x: number(a.x, b.x, f.x), y: number(a.y, b.y, f.y))
  }

  static func rectangle(_ a: Rectangle, _ b: Rectangle, _ f: StageFractions) -> Rectangle {
    Rectangle(
      x: number(a.x, b.x, f.x), y: number(a.y, b.y, f.y), width: size(a.width, b.width, f.x),
      height: size(a.height, b.height, f.y))
  }

  static func color(_ a: Color, _ b: Color, _ fraction: Double) -> Color {
    guard a != b else { return a }
    let f = min(max(fraction, 0), 1)
    return Color(
      red: number(a.red, b.red, f), green: number(a.green, b.green, f),
      blue: number(a.blue, b.blue, f), alpha: number(a.alpha, b.alpha, f))
  }

  /// A paint that is absent on one side fades; a gradient and a colour meet as gradients.
  static func paint(_ a: Paint?, _ b: Paint?, _ fraction: Double) -> Paint? {
    let f = min(max(fraction, 0), 1)
    switch (a, b) {
    case (nil, nil): return nil
    case (let a?, nil): return a.faded(by: 1 - f)
    case (nil, let b?): return b.faded(by: f)
    case (.solid(let a), .solid(let b)): return .solid(color(a, b, f))
    case (.linear(let a), .solid(let b)): return .linear(linear(a, a.filled(b), f))
    case (.solid(let a), .linear(let b)): return .linear(linear(b.filled(a), b, f))
    case (.linear(let a), .linear(let b)) where a.stops.count == b.stops.count:
      return .linear(linear(a, b, f))
    default: return f < 0.5 ? a : b
    }
  }

  private static func linear(_ a: LinearGradient, _ b: LinearGradient, _ fraction: Double)
    -> LinearGradient
  {
    LinearGradient(
      start: a.start.interpolated(to: b.start, fraction: fraction),
      end: a.end.interpolated(to: b.end, fraction: fraction),
      stops: zip(a.stops, b.stops).map {
        GradientStop(
          offset: number($0.offset, $1.offset, fraction),
          color: color($0.color, $1.color, fraction))
      })
  }

  /// A stroke; dashes that cannot be told apart one by one change half way.
  static func strokeStyle(_ a: StrokeStyle, _ b: StrokeStyle, _ fraction: Double) -> StrokeStyle {
    var style = fraction < 0.5 ? a : b
    style.width = size(a.width, b.width, fraction)
    if a.dash.count == b.dash.count {
      style.dash = zip(a.dash, b.dash).map { size($0, $1, fraction) }
      style.dashPhase = number(a.dashPhase, b.dashPhase, fraction)
    }
    return style
  }

  static func style(_ a: ItemStyle, _ b: ItemStyle, _ fraction: Double) -> ItemStyle {
    guard a != b else { return a }
    var style = ItemStyle()
    style.zIndex = fraction < 0.5 ? a.zIndex : b.zIndex
    style.fill = paint(a.fill, b.fill, fraction)
    style.stroke = paint(a.stroke, b.stroke, fraction)
    style.strokeStyle =
      a.stroke == nil
      ? b.strokeStyle
      : b.stroke == nil ? a.strokeStyle : strokeStyle(a.strokeStyle, b.strokeStyle, fraction)
    style.opacity = min(1, size(a.opacity, b.opacity, fraction))
    return style
  }
}

extension LinearGradient {
  /// The same gradient with one colour everywhere.
  fileprivate func filled(_ color: Color) -> LinearGradient {
    var result = self
    for index in result.stops.indices { result.stops[index].color = color }
    return result
  }
}
