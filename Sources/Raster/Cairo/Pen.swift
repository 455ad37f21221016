import CCairo
import Drawing
import Geometry

/// A stroke style whose every number Cairo can take, with the transform that shapes the pen.
struct Pen {
  /// From the path's space to device pixels; invertible.
  let transform: Transform
  /// In the path's space; positive.
  let width: Double
  let miterLimit: Double
  let cap: cairo_line_cap_t
  let join: cairo_line_join_t
  /// How far from the line, in device pixels, the pen can leave a trace.
  let reach: Double

  /// Half a pen's width in device pixels is at most this; it covers any canvas.
  private static let widest = 100_000.0

  /// Nil when the style draws nothing.
  init?(_ style: StrokeStyle, through transform: Transform) {
    let stretch = transform.stretch
    guard style.width.isFinite, style.width > 0, stretch > 0 else { return nil }
    self.transform = transform
    width = min(style.width, 2 * Self.widest / stretch)
    guard width > 0 else { return nil }
    // A longer spike than this leaves the range that Cairo can count in.
    let limit = style.miterLimit.isNaN ? 10 : style.miterLimit
    miterLimit = limit.clamped(to: 1...max(1, 10 * Self.widest / (width * stretch)))
    cap =
      switch style.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    join =
      switch style.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    reach = width / 2 * stretch * max(1.5, style.join == .miter ? miterLimit : 1)
  }
}
