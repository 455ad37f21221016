import Charts
import Pipeline
import Syntax

/// Prints what a frame shows as JSON.
enum InspectCommand: Command {
  static let name = "inspect"
  static let summary = "Print what a frame shows as JSON: texts, ticks, marks, timeline"
  static let operands = "SCENE"
  static let operandCount = 1...1
  static let options: [Option] = [.at] + Option.sceneOptions + Option.talk
  static let details = """
    Without --at it is the last frame. Coordinates are canvas points.
    """

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let options = try arguments.sceneOptions()
    let position = try arguments.position()
    let scene = try SceneReader(options).prepare(arguments.operands[0])
    if options.isStrict { try scene.refusingWarnings() }
    console.report(scene.warnings)
    try console.output(JSONPrinter.pretty.text(try scene.inspection(at: position)))
    return .done
  }
}
