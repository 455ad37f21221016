import Geometry

/// The way of bars into the slices of one ring, or back: they line up as a ribbon, which bends into the ring.
///
/// - Bars slide along x first, each at its own height, then down or up to the ribbon, so that lying bars hardly meet.
/// - From then on slices stay side by side, in the ring's order, while all of the ribbon bends evenly.
/// - What would reach out of the plot moves all of the ribbon back into it.
struct RingRoll: Sendable {
  private struct Piece: Sendable {
    var bar: BarGeometry
    /// The piece in the straight ribbon.
    var slab: Rectangle
  }

  private struct Ring: Sendable {
    var middle: Point
    /// Radians clockwise from twelve o'clock at which the middle of all slices is.
    var direction: Double
    var sweep: Double
    var radius: Double
    var thickness: Double
    var cornerRadius: Double
    var padAngle: Double
  }

  private var pieces: [Piece] = []
  private let ring: Ring
  /// The straight ribbon's length, thickness and middle.
  private let length: Double
  private let thickness: Double
  private let middle: Point
  /// Where the shapes stay, with bars and with slices.
  private let rooms: (bars: Rectangle, slices: Rectangle)
  private let isBackwards: Bool

  /// The share of the way in which the bars become a ribbon, and that at which it begins to bend.
  private static let lined = 0.55
  private static let bends = 0.45
  /// The share of the plot's width that the ribbon takes.
  private static let reach = 0.86

  /// Nil where the slices are not of one ring; the pairs are a bar and its slice.
  init?(
    _ pairs: [(bar: BarGeometry, slice: ArcGeometry)], isBackwards: Bool, barPlot: Rectangle,
    slicePlot: Rectangle
  ) {
    guard pairs.count > 1, let first = pairs.first?.slice else { return nil }
    let isOneRing = pairs.allSatisfy { _, slice in
      slice.center == first.center && slice.innerRadius == first.innerRadius
        && slice.outerRadius == first.outerRadius && slice.endAngle >= slice.startAngle
        && slice.startAngle.isFinite && slice.endAngle.isFinite
    }
    let start = pairs.map(\.slice.startAngle).min() ?? 0
    let end = pairs.map(\.slice.endAngle).max() ?? 0
    let radius = (first.innerRadius + first.outerRadius) / 2
    let sweep = min(end - start, 2 * .pi)
    guard isOneRing, radius > 0.5, radius.isFinite, sweep > 0.1, slicePlot.width > 0 else {
      return nil
    }
    let direction = (start + end) / 2
    ring = Ring(
      middle: PolarReader.point(center: first.center, angle: direction, radius: radius),
      direction: direction, sweep: sweep, radius: radius,
      thickness: abs(first.outerRadius - first.innerRadius), cornerRadius: first.cornerRadius,
      padAngle: first.padAngle)
    let plots = Rectangle(
      x: slicePlot.x, y: min(barPlot.y, slicePlot.y), width: slicePlot.width,
      height: max(barPlot.height, slicePlot.height))
    length = min(sweep * radius, Self.reach * plots.width)
    thickness = ring.thickness * length / (sweep * radius)
    middle = Point(
      x: min(max(first.center.x, plots.minX + length / 2), plots.maxX - length / 2),
      y: first.center.y + radius)
    self.isBackwards = isBackwards
    var bars = barPlot
    for (bar, slice) in pairs {
      let angles = (slice.startAngle - direction, slice.endAngle - direction)
      // Clockwise is to the left below the center.
      let scale = length / sweep
      pieces.append(
        Piece(
          bar: bar,
          slab: Rectangle(
            x: middle.x - angles.1 * scale, y: middle.y - thickness / 2,
            width: (angles.1 - angles.0) * scale, height: thickness)))
      bars = bars.union(bar.rectangle)
    }
    rooms = (
      bars,
      slicePlot.union(
        Rectangle(
          x: first.center.x - first.outerRadius, y: first.center.y - first.outerRadius,
          width: 2 * first.outerRadius, height: 2 * first.outerRadius))
    )
  }

  /// The outlines at a fraction 0…1 of the way, in the order of the pairs.
  func paths(_ fraction: Double) -> [Path] {
    let f = forwards(fraction)
    return kept(shapes(f).map(\.path), f)
  }

  /// The middles of the shapes at a fraction 0…1 of the way, in the order of the pairs.
  func middles(_ fraction: Double) -> [Point] {
    let f = forwards(fraction)
    let shapes = shapes(f)
    let map = fitting(shapes.map(\.path), f) ?? .identity
    return shapes.map { map.map($0.middle) }
  }

  private func forwards(_ fraction: Double) -> Double {
    let held = min(max(fraction, 0), 1)
    return isBackwards ? 1 - held : held
  }

  private func kept(_ paths: [Path], _ f: Double) -> [Path] {
    guard let map = fitting(paths, f) else { return paths }
    return paths.map { $0.transformed(by: map) }
  }

  /// What keeps all of the ribbon in its room; nil where it is.
  private func fitting(_ paths: [Path], _ f: Double) -> Transform? {
    let boxes = paths.compactMap(\.bounds)
    guard let first = boxes.first else { return nil }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    var whole = StageFractions(leave: 0, x: f, y: f, enter: 0)
    whole.x = Self.smooth(f)
    whole.y = whole.x
    let room = Between.rectangle(rooms.bars, rooms.slices, whole)
    // What is larger than the room is made smaller, then all of it is moved inside.
    let scale = min(
      1, room.width / max(box.width, 1e-9), room.height / max(box.height, 1e-9))
    let half = Size(width: box.width * scale / 2, height: box.height * scale / 2)
    let middle = Point(
      x: min(max(box.midX, room.minX + half.width), room.maxX - half.width),
      y: min(max(box.midY, room.minY + half.height), room.maxY - half.height))
    guard scale < 1 || middle.distance(to: box.center) > 1e-9, middle.isFinite, scale > 0 else {
      return nil
    }
    let shift = middle - box.center
    return Transform.translation(x: shift.x, y: shift.y).after(.scale(scale, about: box.center))
  }

  private static func smooth(_ fraction: Double) -> Double {
    let t = min(max(fraction, 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// Bars that slide into the straight ribbon, as it bends.
  private func shapes(_ f: Double) -> [(path: Path, middle: Point)] {
    let lined = f / Self.lined
    var slide = StageFractions(leave: 0, x: 0, y: 0, enter: 0)
    slide.x = Self.smooth(lined / 0.55)
    slide.y = Self.smooth((lined - 0.45) / 0.55)
    let bent = Self.smooth((f - Self.bends) / (1 - Self.bends))
    let sweep = ring.sweep * bent
    let stretch = Between.number(1, ring.sweep * ring.radius / length, bent)
    let swell = Between.number(1, ring.thickness / max(thickness, 1e-9), bent)
    let radius = length * stretch / max(sweep, 1e-6)
    let turn = Between.number(.pi, ring.direction, bent)
    let center = PolarReader.point(
      center: middle.interpolated(to: ring.middle, fraction: bent), angle: turn + .pi,
      radius: radius)
    let corner = ring.cornerRadius * thickness / max(ring.thickness, 1e-9)
    return pieces.map { piece in
      let box = Between.rectangle(piece.bar.rectangle, piece.slab, slide)
      var bar = piece.bar
      bar.cornerRadii = bar.cornerRadii.map { Between.size($0, corner, slide.both) }
      guard bent > 0 else {
        let path: Path =
          bar.cornerRadii.contains { $0 > 0 }
          ? .roundedRectangle(box, radii: bar.radii(in: box)) : .rectangle(box)
        return (path, box.center)
      }
      // What lies on the ribbon's middle line keeps its place along it.
      let inner = max(0, radius + (box.minY - middle.y) * swell)
      let outer = max(0, radius + (box.maxY - middle.y) * swell)
      let start = turn - (box.maxX - middle.x) * stretch / radius
      let end = turn - (box.minX - middle.x) * stretch / radius
      let path = Path.annularSector(
        center: center, innerRadius: inner, outerRadius: outer, startAngle: start, endAngle: end,
        cornerRadius: Between.size(bar.cornerRadii.max() ?? 0, ring.cornerRadius, bent),
        padAngle: ring.padAngle * bent)
      let middle = PolarReader.point(
        center: center, angle: (start + end) / 2, radius: (inner + outer) / 2)
      return (path, middle)
    }
  }
}
