import Geometry

/// How one line is drawn: by Cairo as it is, or in parts when it is too long or has too many dashes.
struct StrokePlan {
  /// Who cuts the line into dashes and parts.
  private enum Way {
    /// Cairo gets the whole path, and the pattern.
    case whole(DashPattern?)
    /// Only what is in sight is traced, already dashed.
    case parts(DashPattern?)
  }

  private let path: Path
  private let pen: Pen
  private let way: Way
  /// What is traced in parts is traced as far as here.
  private let box: Rectangle
  private let context: CairoContext
  /// What the line's opacity is to be multiplied with: dashes too fine to be seen become a tint.
  let inkedFraction: Double

  /// A path of more elements is traced in parts, each a stroke of its own.
  private static let mostElements = 1000
  /// A path within this many pixels is left to Cairo whole.
  private static let longestReach = 500_000.0
  /// More dashes than this in sight are a tint.
  private static let mostDashes = 20_000.0
  /// What the dashes in sight may cover in all, as their number times the pen's width in pixels.
  private static let mostDashedPixels = 4_000_000.0
  /// A pattern that repeats within this part of a pixel is a tint.
  private static let finestPeriodPixels = 0.05

  /// - Parameters:
  ///   - area: in device pixels, around the whole line with the pen's width.
  ///   - canvas: the whole canvas, which has a say in how the line is drawn.
  ///   - sight: the part of it that is painted.
  init(
    _ path: Path, pen: Pen, pattern: DashPattern?, area: Rectangle, canvas: Rectangle,
    sight: Rectangle, context: CairoContext
  ) {
    let path = pattern == nil ? ColumnThinning.thin(path, through: pen.transform) : path
    self.path = path
    self.pen = pen
    self.context = context
    box = sight.expanded(by: pen.reach + 16)
    let near = Rectangle(corner: .zero, corner: .zero).expanded(by: Self.longestReach)
    let isNear = near.contains(area.origin) && near.contains(Point(x: area.maxX, y: area.maxY))
    let isSimple = isNear && path.elements.count <= Self.mostElements
    guard let pattern else {
      way = isSimple ? .whole(nil) : .parts(nil)
      inkedFraction = 1
      return
    }
    let penWidth = pen.width * pen.transform.stretch
    let mostDashes = min(Self.mostDashes, Self.mostDashedPixels / penWidth)
    let tracer = LineTracer(
      context: context, box: canvas.expanded(by: pen.reach + 16), transform: pen.transform
    ) {}
    if isSimple, pattern.dashes(in: path.controlLength) <= mostDashes {
      way = .whole(pattern)
      inkedFraction = 1
    } else if pattern.period * pen.transform.stretch < Self.finestPeriodPixels
      || !(pattern.dashes(in: tracer.visibleLength(of: path)) <= mostDashes)
    {
      way = isSimple ? .whole(nil) : .parts(nil)
      inkedFraction = pattern.inkedFraction
    } else {
      way = .parts(pattern)
      inkedFraction = 1
    }
  }

  /// Draws with a paint.
  func draw(_ source: PaintSource) {
    context.beginPath()
    switch way {
    case .whole(let pattern):
      // Wider than any path that is left whole: nothing is pressed against it.
      let everything = Rectangle(corner: .zero, corner: .zero).expanded(by: 2 * Self.longestReach)
      var tracer = AreaTracer(context: context, box: everything)
      tracer.trace(path, through: pen.transform)
      context.setSource(source)
      context.stroke(with: pen, dash: pattern)
    case .parts(let pattern):
      // Parts may cross; in a mask that is seen through once, a thin paint stays even.
      context.beginMask()
      LineTracer(context: context, box: box, transform: pen.transform) {
        context.stroke(with: pen, dash: nil)
      }.trace(path, dash: pattern)
      context.endMask(paintedWith: source)
    }
  }
}

extension Path {
  /// At least the path's length: the way from control point to control point.
  fileprivate var controlLength: Double {
    var length = 0.0
    var last: Point?
    var first: Point?
    func go(to p: Point) {
      if let last { length += last.distance(to: p) }
      last = p
    }
    for element in elements {
      switch element {
      case .move(let p):
        last = p
        first = p
      case .line(let p): go(to: p)
      case .cubic(let p1, let p2, let p3):
        go(to: p1)
        go(to: p2)
        go(to: p3)
      case .close:
        if let first { go(to: first) }
      }
    }
    return length
  }
}
