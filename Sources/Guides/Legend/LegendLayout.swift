package import Drawing
package import Geometry
package import Tables
package import Typesetting

/// A legend measured, and placed on the canvas once its place is known.
///
/// - Nothing is drawn outside `box`, which never grows beyond the size that was available.
/// - Entries that have no room are listed with `visible` false; a note says how many there are.
package struct LegendLayout: Sendable {
  package let input: LegendInput
  package let style: LegendStyle
  /// With padding and title, in points.
  package let size: Size
  /// Canvas points of the top left corner; the origin until it is placed.
  package private(set) var origin: Point
  /// Of the whole, 0…1, on top of what a frame asks for.
  package private(set) var opacity = 1.0
  /// In the legend's own space.
  private let items: [LegendItem]
  private let title: TextPlacement?
  private let decoration: [DrawCommand]

  /// - Parameters:
  ///   - available: The room for the whole legend in points; nil is without bounds.
  ///   - fillsWidth: Whether a rows legend is as wide as there is room, as it is above and below a plot.
  ///   - plot: The plot's size, which bounds a ramp's default length.
  package init(
    input: LegendInput, measurer: any TextMeasurer, available: Size? = nil,
    fillsWidth: Bool = false, plot: Size? = nil
  ) {
    let style = LegendStyle(input.properties, content: input.content)
    self.input = input
    self.style = style
    origin = .zero
    let padding = style.padding
    let room = Size(
      width: max(0, (available?.width ?? .infinity) - 2 * padding),
      height: max(0, (available?.height ?? .infinity) - 2 * padding))
    let heading = LegendHeading(input.title, style: style, available: room, measurer: measurer)
    let rest = heading.remaining(of: room)
    let body: LegendBody =
      switch input.content {
      case .symbols(let entries):
        SymbolLegend(input: input, style: style, available: rest, measurer: measurer).body(entries)
      case .gradient(let stops, let labels):
        GradientLegend(
          properties: input.properties, style: style, available: rest, plot: plot,
          measurer: measurer
        ).body(stops, labels: labels)
      case .rows(let entries):
        RowsLegend(
          properties: input.properties, style: style, available: rest,
          fillsWidth: fillsWidth || style.orient.isHorizontal, measurer: measurer
        ).body(entries)
      }
    let arranged = heading.arranged(with: body.size)
    let shift = arranged.bodyOrigin + Point(x: padding, y: padding)
    items = body.items.map { $0.moved(by: shift) }
    title = arranged.title?.moved(by: Point(x: padding, y: padding))
    decoration =
      body.decoration.isEmpty
      ? []
      : [
        .group(
          DrawGroup(
            transform: .translation(x: shift.x, y: shift.y), commands: body.decoration))
      ]
    let content = arranged.size
    size =
      content.width == 0 && content.height == 0
      ? .zero
      : Size(
        width: min(available?.width ?? .infinity, (content.width + 2 * padding).rounded(.up)),
        height: min(available?.height ?? .infinity, (content.height + 2 * padding).rounded(.up)))
  }

  /// The same legend with its top left corner at a canvas point.
  package func placed(at point: Point) -> LegendLayout {
    var result = self
    result.origin = point
    return result
  }

  /// The same legend at an opacity of 0…1.
  package func faded(by opacity: Double) -> LegendLayout {
    var result = self
    result.opacity *= opacity
    return result
  }

  /// The legend laid out anew to fill a rectangle's width, at its top left corner.
  package func placed(in rectangle: Rectangle, measurer: any TextMeasurer) -> LegendLayout {
    LegendLayout(
      input: input, measurer: measurer, available: rectangle.size, fillsWidth: true
    ).placed(at: rectangle.origin)
  }

  /// In canvas points.
  package var box: Rectangle {
    Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// A label as `inspect` lists it.
  package struct Label: Hashable, Sendable {
    package var text: String
    package var shownText: String
    package var value: Value?
    /// In canvas points.
    package var box: Rectangle
    package var visible: Bool

    package init(
      text: String, shownText: String, value: Value? = nil, box: Rectangle, visible: Bool
    ) {
      self.text = text
      self.shownText = shownText
      self.value = value
      self.box = box
      self.visible = visible
    }
  }

  /// The entries' names at their places, shown or not, in the order of the scale.
  package var labels: [Label] {
    items.compactMap { item in
      guard let text = item.texts.first else { return nil }
      return Label(
        text: item.text, shownText: item.visible ? text.placement.shownText : "",
        value: item.value, box: text.placement.box.moved(by: origin), visible: item.visible)
    }
  }

  /// Every text of the legend, for `inspect`.
  package var drawnTexts: [DrawnText] {
    let heading = title.map { [$0.moved(by: origin).drawn(as: .legendTitle)] } ?? []
    return heading
      + items.flatMap { item in
        item.texts.map {
          $0.placement.moved(by: origin).drawn(as: $0.role, visible: item.visible)
        }
      }
  }

  /// What paints the legend.
  ///
  /// - Parameters:
  ///   - opacity: Of the whole, 0…1.
  ///   - itemOpacities: By an entry's index, on top of it; an entry beyond the end is at 1.
  package func commands(opacity: Double = 1, itemOpacities: [Double] = []) -> [DrawCommand] {
    let opacity = opacity * self.opacity
    guard opacity > 0 else { return [] }
    let local = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    var commands = style.border.commands(local) + decoration
    for (index, item) in items.enumerated() where item.visible {
      let own = itemOpacities.indices.contains(index) ? itemOpacities[index] : 1
      if own >= 1 {
        commands += item.commands
      } else if own > 0 {
        commands.append(.group(DrawGroup(opacity: own, commands: item.commands)))
      }
    }
    commands += title?.commands() ?? []
    guard !commands.isEmpty else { return [] }
    return [
      .group(
        DrawGroup(
          transform: .translation(x: origin.x, y: origin.y), opacity: min(1, opacity),
          commands: commands))
    ]
  }
}
