import Drawing

/// The letters of texts that are shown while they are typed.
enum TypedText {
  /// The commands with only the first letters of their texts, `fraction` of all of them (0…1).
  static func commands(_ commands: [DrawCommand], fraction: Double) -> [DrawCommand] {
    guard fraction < 1 else { return commands }
    let total = commands.map(letters).reduce(0, +)
    var rest = Int(exactly: (Double(total) * max(fraction, 0)).rounded(.down)) ?? 0
    return commands.compactMap { command in
      guard case .text(var text) = command else { return command }
      guard rest > 0 else { return nil }
      guard rest < text.run.text.count else {
        rest -= letters(command)
        return command
      }
      // Cut, a letter that joins the next one would have its last form, and a line that runs to the left no place.
      text.run.shownCount = rest
      rest -= letters(command)
      return .text(text)
    }
  }

  private static func letters(_ command: DrawCommand) -> Int {
    if case .text(let text) = command { text.run.text.count } else { 0 }
  }
}
