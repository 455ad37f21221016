/// The list of commands in the order that the help shows them.
enum CommandCatalog {
  static let all: [any Command.Type] = [
    RenderCommand.self, FrameCommand.self, BatchCommand.self, ValidateCommand.self,
    InspectCommand.self, NewCommand.self, SchemaCommand.self,
    FormatsCommand.self, EasingsCommand.self, InfoCommand.self, HelpCommand.self,
  ]

  static func command(named name: String) -> (any Command.Type)? { all.first { $0.name == name } }

  /// The command, or the reason why there is none.
  static func require(_ name: String) throws(UsageError) -> any Command.Type {
    guard let command = command(named: name) else {
      throw UsageError.unknown("command", name, among: all.map { $0.name })
    }
    return command
  }
}
