import Geometry
import VisualEncoding

/// The way of a rectangle or a dot into a slice of a ring: a strip that bends.
///
/// A slice is a strip as long as its middle arc and as thick as its ring, bent to that arc's curvature; a bar is a
/// straight one, as long as what it measures. In between, place, direction, length, thickness and curvature
/// run evenly, so that every shape on the way is a slice of some ring; half way it is smaller than either.
struct StripMorph: Sendable {
  private var bar: Strip
  private let slice: Strip
  /// The bar's or the dot's own outline, which it keeps until it sets out.
  private var still: Path
  /// Whether the slice is the beginning.
  private let isBackwards: Bool

  private struct Strip: Sendable {
    var middle: Point
    /// Radians of the way along the strip at its middle, clockwise from the right.
    var direction: Double
    var length: Double
    var thickness: Double
    /// One over the radius in points; 0 is straight.
    var curvature: Double
    var cornerRadius: Double
    var padAngle: Double
  }

  /// Nil where the slice has no middle arc.
  init?(_ bar: BarGeometry, _ arc: ArcGeometry, isBackwards: Bool) {
    let radius = (arc.innerRadius + arc.outerRadius) / 2
    let angle = (arc.startAngle + arc.endAngle) / 2
    guard radius > 0.5, radius.isFinite, angle.isFinite else { return nil }
    slice = Strip(
      middle: PolarReader.point(center: arc.center, angle: angle, radius: radius),
      direction: angle, length: abs(arc.endAngle - arc.startAngle) * radius,
      thickness: abs(arc.outerRadius - arc.innerRadius), curvature: 1 / radius,
      cornerRadius: arc.cornerRadius, padAngle: arc.padAngle)
    let r = bar.rectangle
    still = ItemGeometry.bar(bar).outline ?? .rectangle(r)
    let isUpright = bar.base == .bottom || bar.base == .top
    // A strip looks the same from both ends, so it turns by a quarter at most.
    let start = isUpright ? -Double.pi / 2 : 0
    let turns = ((angle - start) / .pi).rounded()
    self.bar = Strip(
      middle: r.center, direction: start + turns * .pi, length: isUpright ? r.height : r.width,
      thickness: isUpright ? r.width : r.height, curvature: 0,
      cornerRadius: bar.cornerRadii.max() ?? 0, padAngle: 0)
    self.isBackwards = isBackwards
  }

  /// A dot is a strip as long as it is thick, with round ends; nil for other symbols.
  init?(_ symbol: SymbolGeometry, _ arc: ArcGeometry, isBackwards: Bool) {
    guard symbol.shape == "circle", symbol.size.isFinite, symbol.size >= 0 else { return nil }
    let square = symbol.square
    let bar = BarGeometry(
      rectangle: square, cornerRadii: Array(repeating: square.width / 2, count: 4), base: .left)
    guard let morph = StripMorph(bar, arc, isBackwards: isBackwards) else { return nil }
    self = morph
    still = ItemGeometry.symbol(symbol).outline ?? still
    // A dot looks the same from all sides.
    self.bar.direction = slice.direction
  }

  /// From 0 at both ends to 1 half way.
  private static func swell(_ fraction: Double) -> Double {
    let f = min(max(fraction, 0), 1)
    return 16 * f * f * (1 - f) * (1 - f)
  }

  /// The shape at a fraction of the way.
  func path(_ f: StageFractions) -> Path {
    let f = isBackwards ? StageFractions(leave: 0, x: 1 - f.x, y: 1 - f.y, enter: 0) : f
    if f.x == 0, f.y == 0 { return still }
    func number(_ a: Double, _ b: Double) -> Double { Between.number(a, b, f.both) }
    func size(_ a: Double, _ b: Double) -> Double { Between.size(a, b, f.both) }
    let middle = Between.point(bar.middle, slice.middle, f)
    let direction = number(bar.direction, slice.direction)
    // Smaller on the way, since ways cross.
    let length = size(bar.length, slice.length) * (1 - 0.4 * Self.swell(f.both))
    let thickness = size(bar.thickness, slice.thickness) * (1 - 0.4 * Self.swell(f.both))
    let curvature = size(bar.curvature, slice.curvature)
    let corner = size(bar.cornerRadius, slice.cornerRadius)
    // Nearly straight: bent by less than a fortieth of a point.
    guard length * length * curvature > 0.2 else {
      let box = Rectangle(
        x: -length / 2, y: -thickness / 2, width: length, height: thickness)
      return Path.roundedRectangle(box, radius: corner).transformed(
        by: Transform.translation(x: middle.x, y: middle.y).after(.rotation(direction)))
    }
    let radius = 1 / curvature
    let sweep = min(length * curvature, 2 * .pi)
    return Path.annularSector(
      center: PolarReader.point(center: middle, angle: direction + .pi, radius: radius),
      innerRadius: max(0, radius - thickness / 2), outerRadius: radius + thickness / 2,
      startAngle: direction - sweep / 2, endAngle: direction + sweep / 2,
      cornerRadius: corner,
      padAngle: size(bar.padAngle, slice.padAngle))
  }
}
