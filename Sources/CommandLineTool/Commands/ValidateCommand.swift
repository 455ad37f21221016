import Charts
import Frames
import Pipeline

/// Finds every mistake in scenes, without drawing.
enum ValidateCommand: Command {
  static let name = "validate"
  static let summary = "Find every mistake in scenes without drawing"
  static let operands = "SCENE..."
  static let operandCount = 1...100_000
  static let options: [Option] = Option.sceneOptions + Option.talk
  static let details = """
    A line for each good scene goes to standard output; mistakes go to standard error. The exit
    status is 0 when all are good, 3 when a scene is invalid, 4 when a file cannot be read.
    """

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let options = try arguments.sceneOptions()
    let reader = SceneReader(options)
    var worst = ExitStatus.done
    for path in arguments.operands {
      try Task.checkCancellation()
      do {
        let scene = try reader.prepare(path)
        if options.isStrict { try scene.refusingWarnings() }
        console.report(scene.warnings)
        let film = scene.film
        try console.output(
          "\(path): ok (\(film.lengthInWords), "
            + "\(film.pixelSize.width)x\(film.pixelSize.height))")
        for note in scene.notes { try console.output("  \(note)") }
      } catch let error as RenderError {
        let fault = Fault(error)
        console.report(fault.diagnostics)
        if let message = fault.message {
          console.report("\(path): \(message)", status: fault.status)
        }
        // The lowest status is the one that says most: a scene's mistakes go before its files.
        worst = worst == .done || fault.status.rawValue < worst.rawValue ? fault.status : worst
      }
    }
    return worst
  }
}
