import Encoding

/// Lists the output formats.
enum FormatsCommand: Command {
  static let name = "formats"
  static let summary = "List the output formats"
  static let operands = ""
  static let operandCount = 0...0

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    for format in OutputFormat.all {
      let endings = format.fileExtensions.map { "." + $0 }.joined(separator: " ")
      let alpha = format.supportsAlpha ? " (with transparency)" : ""
      try console.output(
        HelpText.padded(format.name, to: 6) + HelpText.padded(endings, to: 12)
          + format.summary + alpha)
    }
    return .done
  }
}
