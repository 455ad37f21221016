package import Drawing

extension TextPlacement {
  /// The text drawn with any paint in place of its style's colour.
  package func commands(paint: Paint) -> [DrawCommand] {
    commands().map { command in
      guard case .text(var text) = command else { return command }
      text.paint = paint
      return .text(text)
    }
  }
}
