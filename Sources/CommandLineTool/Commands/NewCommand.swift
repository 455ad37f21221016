import Encoding
import Pipeline
import SceneModel

/// Prints a small working scene to begin with, or puts it in a file.
enum NewCommand: Command {
  static let name = "new"
  static let summary = "Begin a scene from a template"
  static let operands = "[TEMPLATE]"
  static let operandCount = 0...1
  static let options: [Option] = [.output, .noClobber]
  static let details = """
    Without a TEMPLATE, the templates are listed. Without -o, the scene goes to standard output.

    Example:
      chartreel new bar -o sales.json
    """

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    guard let word = arguments.operands.first else {
      let width = Template.allCases.map(\.rawValue.count).max() ?? 0
      for template in Template.allCases {
        try console.output(
          HelpText.padded(template.rawValue, to: width + 2) + template.summary)
      }
      return .done
    }
    guard let template = Template(rawValue: word) else {
      throw UsageError.unknown("template", word, among: Template.allCases.map(\.rawValue))
    }
    guard let path = arguments.value(.output), path != "-" else {
      try console.output(template.text)
      return .done
    }
    let destination = OutputDestination(
      path: path, replacesExisting: !arguments.has(.noClobber))
    try TextFile.write(template.text, to: destination)
    console.note("wrote \(path)")
    return .done
  }
}
