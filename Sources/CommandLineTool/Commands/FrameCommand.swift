import Encoding
import Pipeline

/// Draws one frame of a scene.
enum FrameCommand: Command {
  static let name = "frame"
  static let summary = "Draw one frame of a scene"
  static let operands = "SCENE"
  static let operandCount = 1...1
  static let options: [Option] =
    [.at, .output, .format, .noClobber] + Option.sceneOptions + Option.talk
  static let details = """
    Without --at it is the last frame, which shows the end state. Without -o it is the scene's
    name with .png in the working folder. A frame drawn alone is the same as in the film.

    Examples:
      chartreel frame sales.json --at 50% -o half.png
      chartreel frame sales.json --at frame:37 -o - --format png > frame.png
    """

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    let scenePath = arguments.operands[0]
    var outputs = try arguments.outputs()
    if outputs.isEmpty {
      let format = try arguments.format(named: arguments.value(.format) ?? "png")
      let path = format.defaultPath(for: scenePath)
      outputs = [RenderOutput(path: path, format: format)]
    }
    let options = try arguments.sceneOptions()
    let position = try arguments.position()
    let scene = try SceneReader(options).prepare(scenePath)
    let renderer = try Renderer(
      RenderJob(
        scene: scene, outputs: outputs, selection: .moment(position),
        replacesExisting: !arguments.has(.noClobber), workers: 1))
    if options.isStrict { try PreparedScene.refuse(renderer.warnings) }
    console.report(renderer.warnings)
    try await renderer.render()
    console.reportDone(scenePath, outputs.map(\.path), frames: 1)
    return .done
  }
}

extension ParsedArguments {
  /// The moment of `--at`; without it the last.
  func position() throws(UsageError) -> FramePosition {
    try value(.at, expecting: FramePosition.expectation, FramePosition.init(reading:)) ?? .last
  }
}
