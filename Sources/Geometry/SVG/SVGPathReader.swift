/// Turns the commands of an SVG path into lines and cubics.
struct SVGPathReader {
  private var scanner: SVGPathScanner
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last curve's second control point, which a smooth curve mirrors, and the curve's kind.
  private var handle: (point: Point, isQuadratic: Bool)?
  /// Whether the figure before was closed, so that the next line needs a move.
  private var isClosed = false

  private init(_ text: String) { scanner = SVGPathScanner(text) }

  static func read(_ text: String) throws(SVGPathError) -> Path {
    var reader = SVGPathReader(text)
    while !reader.scanner.isAtEnd() { try reader.readCommand() }
    return reader.path
  }

  private mutating func readCommand() throws(SVGPathError) {
    let position = scanner.position
    guard var command = try scanner.command() else {
      throw SVGPathError(
        reason: path.isEmpty ? .expectedMove : .expectedCommand, position: position)
    }
    if path.isEmpty, command | 0x20 != UInt8(ascii: "m") {
      throw SVGPathError(reason: .expectedMove, position: position)
    }
    if command | 0x20 == UInt8(ascii: "z") {
      path.close()
      current = start
      isClosed = true
      handle = nil
      return
    }
    repeat {
      try draw(command | 0x20, isRelative: command & 0x20 != 0)
      // Further pairs after a move are lines.
      if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
    } while scanner.continues()
  }

  private mutating func draw(_ command: UInt8, isRelative: Bool) throws(SVGPathError) {
    let origin = isRelative ? current : .zero
    switch command {
    case UInt8(ascii: "m"):
      current = try point(origin)
      start = current
      path.move(to: current)
      isClosed = false
      handle = nil
    case UInt8(ascii: "l"): line(to: try point(origin))
    case UInt8(ascii: "h"):
      line(to: Point(x: origin.x + (try scanner.number()), y: current.y))
    case UInt8(ascii: "v"):
      line(to: Point(x: current.x, y: origin.y + (try scanner.number())))
    case UInt8(ascii: "c"):
      cubic(try point(origin), try point(origin), to: try point(origin))
    case UInt8(ascii: "s"):
      cubic(mirrored(isQuadratic: false), try point(origin), to: try point(origin))
    case UInt8(ascii: "q"): quadratic(try point(origin), to: try point(origin))
    case UInt8(ascii: "t"): quadratic(mirrored(isQuadratic: true), to: try point(origin))
    default: try arc(origin)
    }
  }

  private mutating func point(_ origin: Point) throws(SVGPathError) -> Point {
    let x = try scanner.number()
    let y = try scanner.number()
    return origin + Point(x: x, y: y)
  }

  /// A command after a closed figure goes on from the figure's start.
  private mutating func beginFigure() {
    if isClosed { path.move(to: start) }
    isClosed = false
  }

  private mutating func line(to end: Point) {
    beginFigure()
    path.line(to: end)
    current = end
    handle = nil
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    beginFigure()
    path.cubic(control1, control2, to: end)
    current = end
    handle = (control2, false)
  }

  private mutating func quadratic(_ control: Point, to end: Point) {
    let third = 2.0 / 3
    cubic(
      current.interpolated(to: control, fraction: third),
      end.interpolated(to: control, fraction: third), to: end)
    handle = (control, true)
  }

  private func mirrored(isQuadratic: Bool) -> Point {
    guard let handle, handle.isQuadratic == isQuadratic else { return current }
    return current * 2 - handle.point
  }

  private mutating func arc(_ origin: Point) throws(SVGPathError) {
    let radiusX = try scanner.number()
    let radiusY = try scanner.number()
    let degrees = try scanner.number()
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let end = try point(origin)
    let arc = EllipticalArc(
      from: current, to: end, radiusX: radiusX, radiusY: radiusY, rotation: degrees * .pi / 180,
      isLarge: isLarge, isClockwise: isClockwise)
    guard let arc else { return line(to: end) }
    beginFigure()
    path.elements += arc.elements
    current = end
    handle = nil
  }
}
