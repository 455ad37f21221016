import Drawing
import Frames
import Geometry

/// Paints commands on a context, whatever surface is behind it.
struct DisplayListPainter {
  let context: CairoContext
  let text: TextOutliner
  let images: ImagePixels
  /// The canvas in pixels.
  let size: PixelSize
  /// What is seen of it while a tile is painted.
  private var sight: PixelRectangle

  init(context: CairoContext, text: TextOutliner, images: ImagePixels, size: PixelSize) {
    self.context = context
    self.text = text
    self.images = images
    self.size = size
    sight = PixelRectangle(size)
  }

  /// Groups within groups within groups, at most.
  static let deepest = 64

  /// What commands are painted through.
  private struct Place {
    /// To device pixels.
    var transform: Transform
    /// Of everything that is painted, 0…1.
    var opacity: Double
    var depth = 0
  }

  /// Paints the background over everything, or makes everything transparent.
  func paintBackground(of list: DisplayList) throws(RasterError) {
    let transform = Self.canvasTransform(of: list)
    let source = list.background.flatMap { PaintSource($0, through: transform, opacity: 1) }
    if let source {
      context.setSource(source)
      context.replace()
    } else {
      context.clear()
    }
    try context.status.check()
  }

  /// Paints some of a list's commands over what is there, within some pixels.
  func paint(
    _ indices: [Int], of list: DisplayList, in pixels: PixelRectangle
  ) throws(RasterError) {
    let transform = Self.canvasTransform(of: list)
    guard transform.isDrawable, !indices.isEmpty else { return }
    context.save()
    defer { context.restore() }
    context.beginPath()
    context.clip(to: pixels)
    var painter = self
    painter.sight = pixels
    try painter.paint(indices, of: list, Place(transform: transform, opacity: 1))
  }

  private func paint(
    _ indices: [Int], of list: DisplayList, _ place: Place
  ) throws(RasterError) {
    // Neighbours under one transform and clip are painted under it together.
    var shared: DrawGroup?
    func paintShared() throws(RasterError) {
      if let group = shared { try paint(group, place) }
      shared = nil
    }
    for index in indices {
      if case .group(let group) = list.commands[index], group.opacity >= 1 {
        if shared?.transform == group.transform, shared?.clip == group.clip {
          shared?.commands += group.commands
        } else {
          try paintShared()
          shared = group
        }
      } else {
        try paintShared()
        try paint(list.commands[index], place)
      }
      try context.status.check(command: index)
    }
    try paintShared()
    try context.status.check()
  }

  static func canvasTransform(of list: DisplayList) -> Transform { .scale(list.scale) }

  private var bounds: CommandBounds { CommandBounds(text: text) }

  private var canvas: Rectangle {
    Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  private func paint(_ command: DrawCommand, _ place: Place) throws(RasterError) {
    switch command {
    case .fill(let path, let paint):
      fill(path, paint, place)
    case .stroke(let path, let paint, let style):
      stroke(path, style, place.transform) { opacity in
        PaintSource(paint, through: place.transform, opacity: place.opacity * opacity)
      }
    case .text(let text):
      draw(text, place)
    case .image(let image):
      draw(image, place)
    case .group(let group):
      try self.paint(group, place)
    }
  }

  // MARK: Areas and lines

  private func fill(_ path: Path, _ paint: Paint, _ place: Place) {
    guard
      bounds.area(of: path, through: place.transform)?.intersects(canvas.expanded(by: 2))
        ?? false,
      let source = PaintSource(paint, through: place.transform, opacity: place.opacity)
    else { return }
    context.setSource(source)
    trace(ColumnThinning.thin(path, through: place.transform), place.transform)
    context.fill()
  }

  /// Leaves the outline as the context's path.
  private func trace(_ path: Path, _ transform: Transform) {
    context.beginPath()
    var tracer = AreaTracer(context: context, box: canvas.expanded(by: 16_384))
    tracer.trace(path, through: transform)
  }

  /// - Parameter source: The paint, as strong as a fraction 0…1 of itself.
  private func stroke(
    _ path: Path, _ style: StrokeStyle, _ transform: Transform,
    with source: (_ opacity: Double) -> PaintSource?
  ) {
    guard let pen = Pen(style, through: transform),
      let area = bounds.area(of: path, through: transform)?.expanded(by: pen.reach + 2),
      area.intersects(canvas)
    else { return }
    let stroke = StrokePlan(
      path, pen: pen, pattern: DashPattern(style), area: area, canvas: canvas,
      sight: Rectangle(
        x: Double(sight.x), y: Double(sight.y), width: Double(sight.width),
        height: Double(sight.height)), context: context)
    guard let source = source(stroke.inkedFraction) else { return }
    stroke.draw(source)
  }

  // MARK: Text

  private func draw(_ placed: PlacedText, _ place: Place) {
    guard let transform = CommandBounds.transform(of: placed, in: place.transform) else { return }
    let outline = text.outline(of: placed.run)
    let reach = placed.edge.flatMap { Pen($0.style, through: transform)?.reach } ?? 0
    guard let ink = outline.bounds,
      transform.map(ink).intersects(canvas.expanded(by: reach + 2))
    else { return }
    // A gradient lies in the space the text is placed in, not in the text's own.
    if !outline.path.isEmpty,
      let source = PaintSource(placed.paint, through: place.transform, opacity: place.opacity)
    {
      context.setSource(source)
      if let (mask, offset) = text.masks.mask(
        of: placed.run, outline: outline, ink: ink, through: transform)
      {
        context.paint(through: mask, movedBy: offset)
      } else {
        trace(outline.path, transform)
        context.fill()
      }
    }
    if let edge = placed.edge, !outline.path.isEmpty {
      stroke(outline.path, edge.style, transform) { opacity in
        PaintSource(edge.paint, through: place.transform, opacity: place.opacity * opacity)
      }
    }
    guard !outline.pictures.isEmpty else { return }
    let largest = 4096.0
    guard placed.run.font.size * transform.stretch <= largest else { return }
    let opacity = place.opacity * CommandBounds.alpha(of: placed.paint)
    guard opacity > 0 else { return }
    if opacity < 1 { context.beginLayer() }
    for picture in outline.pictures {
      let position = transform.map(picture.origin)
      guard canvas.expanded(by: 2 * largest).contains(position) else { continue }
      picture.font.showGlyph(
        picture.glyph, at: picture.origin, through: transform, in: context)
    }
    if opacity < 1 { context.endLayer(opacity: opacity) }
  }

  // MARK: Images

  private func draw(_ placed: PlacedImage, _ place: Place) {
    let t = place.transform
    let frame = placed.frame
    guard placed.isVisible, place.opacity > 0,
      bounds.area(of: .rectangle(frame), through: t)?.intersects(canvas.expanded(by: 2)) ?? false
    else { return }
    let drawn = Size(
      width: frame.width * (t.a * t.a + t.b * t.b).squareRoot(),
      height: frame.height * (t.c * t.c + t.d * t.d).squareRoot())
    guard max(drawn.width, drawn.height) <= CairoContext.farthest,
      let pixels = images.scaled(placed.image, to: drawn)
    else { return }
    context.save()
    defer { context.restore() }
    trace(.rectangle(frame), t)
    context.clip()
    context.paint(
      pixels.level,
      through: t.after(.translation(x: frame.x, y: frame.y)).after(
        Transform(
          a: frame.width / pixels.size.width, b: 0, c: 0, d: frame.height / pixels.size.height,
          tx: 0, ty: 0)),
      opacity: place.opacity)
  }

  // MARK: Groups

  private func paint(_ group: DrawGroup, _ place: Place) throws(RasterError) {
    guard place.depth < Self.deepest else { throw .nestedTooDeep(limit: Self.deepest) }
    let opacity = group.opacity.clamped(to: 0...1)
    let transform = place.transform.after(group.transform)
    guard opacity > 0, transform.isDrawable, !group.commands.isEmpty else { return }
    var inner = Place(transform: transform, opacity: place.opacity, depth: place.depth + 1)
    let hasLayer = opacity < 1 && !group.fadesItself
    if !hasLayer { inner.opacity *= opacity }
    guard hasLayer || group.clip != nil else {
      for command in group.commands { try paint(command, inner) }
      return
    }
    guard let area = bounds.area(of: group, in: place.transform),
      let pixels = PixelRectangle(covering: area, in: size)
    else { return }
    context.save()
    defer { context.restore() }
    if let clip = group.clip {
      trace(clip, transform)
      context.clip()
    }
    if hasLayer {
      // The layer is as large as the clip, so a small group gets a small one.
      context.beginPath()
      context.clip(to: pixels)
      context.beginLayer()
    }
    for command in group.commands { try paint(command, inner) }
    if hasLayer { context.endLayer(opacity: opacity) }
  }
}

extension DrawGroup {
  /// Whether fading the paint gives what fading the group gives: one command overlaps nothing.
  var fadesItself: Bool {
    guard commands.count == 1, let only = commands.first else { return false }
    return switch only {
    case .fill, .stroke, .image: true
    case .text: false
    case .group(let group): group.fadesItself
    }
  }
}
