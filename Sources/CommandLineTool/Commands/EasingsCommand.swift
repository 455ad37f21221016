import Motion

/// Lists the easing curves that a scene may name.
enum EasingsCommand: Command {
  static let name = "easings"
  static let summary = "List the easing curves by name"
  static let operands = ""
  static let operandCount = 0...0

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    try console.output(Easing.catalog.map(\.name).joined(separator: "\n"))
    return .done
  }
}
