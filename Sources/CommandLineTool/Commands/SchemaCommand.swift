import SceneModel
import Syntax

/// Prints the JSON Schema of scenes.
enum SchemaCommand: Command {
  static let name = "schema"
  static let summary = "Print the JSON Schema of scenes, for editors"
  static let operands = ""
  static let operandCount = 0...0

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    try console.output(JSONPrinter.pretty.text(SceneSchema.jsonSchema))
    return .done
  }
}
