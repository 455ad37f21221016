package import Drawing
package import Geometry
package import Tables
package import Typesetting

/// One entry of a legend at its place in the legend's own space.
package struct LegendItem: Hashable, Sendable {
  /// A text of an entry: its name, its value or its percentage.
  package struct Text: Hashable, Sendable {
    package var role: TextRole
    package var placement: TextPlacement
  }

  /// Nil for the note that counts the entries left out.
  package var value: Value?
  /// Exactly the characters of the entry's name.
  package var text: String
  /// The swatch or symbol.
  package var symbol: [DrawCommand]
  package var texts: [Text]
  package var box: Rectangle
  /// Whether it is shown; an entry without room is listed with false.
  package var visible: Bool

  /// What paints the item.
  package var commands: [DrawCommand] {
    visible ? symbol + texts.flatMap { $0.placement.commands() } : []
  }

  /// The item moved by a distance in points; its symbol too.
  package func moved(by distance: Point) -> LegendItem {
    var result = self
    result.box = box.moved(by: distance)
    result.texts = texts.map { Text(role: $0.role, placement: $0.placement.moved(by: distance)) }
    result.symbol = symbol.isEmpty ? [] : [Self.translated(symbol, by: distance)]
    return result
  }

  private static func translated(_ commands: [DrawCommand], by distance: Point) -> DrawCommand {
    .group(DrawGroup(transform: .translation(x: distance.x, y: distance.y), commands: commands))
  }

  /// A listed item that is not shown.
  package static func dropped(
    _ value: Value?, text: String, style: TextStyle, measurer: any TextMeasurer
  )
    -> LegendItem
  {
    let placement = TextPlacement(text, style: style, at: .zero, measurer: measurer)
    return LegendItem(
      value: value, text: text, symbol: [],
      texts: [Text(role: .legendLabel, placement: placement)], box: .zero, visible: false)
  }
}
