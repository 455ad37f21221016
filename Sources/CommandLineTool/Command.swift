/// A subcommand of the program: its words in the help, its options, and what it does.
protocol Command: Sendable {
  /// The word that the user types.
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The operands as the usage line shows them, such as `SCENE...`.
  static var operands: String { get }
  /// How many operands there may be.
  static var operandCount: ClosedRange<Int> { get }
  static var options: [Option] { get }
  /// Paragraphs and examples below the options; empty for none.
  static var details: String { get }

  /// Does the work and answers how it went; a thrown error is reported by the caller.
  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus
}

extension Command {
  static var options: [Option] { [] }
  static var details: String { "" }

  /// Checks the operands' number, so that `run` can rely on it.
  static func checkOperands(_ arguments: ParsedArguments) throws(UsageError) {
    let count = arguments.operands.count
    if count < operandCount.lowerBound {
      throw UsageError("\(name) needs \(operands)")
    }
    if count > operandCount.upperBound {
      let extra = arguments.operands[operandCount.upperBound]
      throw UsageError("\(name) has no use for \"\(extra)\"")
    }
  }
}
