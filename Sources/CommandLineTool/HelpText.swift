/// The help pages, made from the catalogs of commands and options.
enum HelpText {
  /// The page of the whole program.
  static var program: String {
    let width = CommandCatalog.all.map { $0.name.count }.max() ?? 0
    let commands = CommandCatalog.all.map { command in
      "  " + padded(command.name, to: width) + "  " + command.summary
    }
    return """
      chartreel \(ProgramVersion.text) - a chart described in a file becomes an animated film

      Usage: chartreel COMMAND [OPTIONS] ...

      Commands:
      \(commands.joined(separator: "\n"))

      Start here:
        chartreel new bar > bar.json
        chartreel render bar.json -o bar.mp4

      'chartreel help COMMAND' tells more of a command.
      """
  }

  /// The page of one command.
  static func page(of command: any Command.Type) -> String {
    let options = command.options + [.help]
    let width = options.map(\.synopsis.count).filter { $0 <= 30 }.max() ?? 0
    let lines = options.map { option in
      option.synopsis.count > width
        ? "  \(option.synopsis)\n" + padded("", to: width + 4) + option.summary
        : "  " + padded(option.synopsis, to: width) + "  " + option.summary
    }
    var page = """
      \(command.summary)

      Usage: \(usage(of: command))

      Options:
      \(lines.joined(separator: "\n"))
      """
    if !command.details.isEmpty { page += "\n\n" + command.details }
    return page
  }

  /// The usage line of a command.
  static func usage(of command: any Command.Type) -> String {
    ["chartreel", command.name, command.operands, command.options.isEmpty ? "" : "[OPTIONS]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
