/// Prints the help of the program or of a command.
enum HelpCommand: Command {
  static let name = "help"
  static let summary = "Show help, of one command or of all"
  static let operands = "[COMMAND]"
  static let operandCount = 0...1

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard let name = arguments.operands.first else {
      try console.output(HelpText.program)
      return .done
    }
    try console.output(HelpText.page(of: CommandCatalog.require(name)))
    return .done
  }
}
