package import Drawing

extension TextPlacement {
  /// The text drawn with any paint in place of its style's colour, and a line along its letters' outlines.
  package func commands(paint: Paint, edge: TextEdge? = nil) -> [DrawCommand] {
    commands().map { command in
      guard case .text(var text) = command else { return command }
      text.paint = paint
      text.edge = edge
      return .text(text)
    }
  }
}
