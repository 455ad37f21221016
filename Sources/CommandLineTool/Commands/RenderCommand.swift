import Encoding
import Frames
import Pipeline
import Syntax

/// Draws a scene's film and writes it in one or more formats.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "Make the film of a scene"
  static let operands = "SCENE"
  static let operandCount = 1...1
  static let options: [Option] =
    [.output, .format, .range, .plays, .codec, .quality, .preset, .noClobber] + Option.sceneOptions
    + [.jobs, .cues, .timings] + Option.talk
  static let details = """
    Without -o, the scene's own "output" list says what is written (relative to the scene's
    folder); without that either, it is the scene's name with .mp4 in the working folder.
    Several -o are drawn once and encoded each. The format goes by the file's extension:
    'chartreel formats' lists them. An existing file is replaced when the new one is complete.
    SCENE may be - for standard input.

    Examples:
      chartreel render sales.json -o sales.mp4 -o sales.gif
      chartreel render sales.json --range 0..2 --scale 1 -o draft.mp4
      chartreel render sales.json -o frames/%d.png
      chartreel render sales.json -o sales.mp4 --codec hevc
      chartreel render sales.json -o sales.mp4 --cues cues.json
      chartreel render sales.json -o - --format gif > sales.gif
    """

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let path = arguments.value(.timings) else {
      _ = try await render(arguments, console)
      return .done
    }
    let times = StageTimes()
    let frameCount = try await StageTimes.$current.withValue(times) {
      try await render(arguments, console)
    }
    try TimingReport(times: times, frameCount: frameCount).write(to: path)
    return .done
  }

  /// Answers how many frames the film has.
  private static func render(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> Int {
    let scenePath = arguments.operands[0]
    var outputs = try arguments.outputs()
    // The codecs' libraries load while the scene is read and laid out.
    for output in outputs { Task.detached { output.format.prepare() } }
    let options = try arguments.sceneOptions()
    let workers = try arguments.workers()
    let range = try arguments.value(
      .range, expecting: FrameRange.expectation, FrameRange.init(reading:))
    let reporter = console.progressReporter(scenePath)
    reporter.started()
    let renderer: Renderer
    do {
      defer { reporter.ended() }
      let scene = try StageTimes.measure(.layout) {
        try SceneReader(options).prepare(scenePath)
      }
      if outputs.isEmpty { outputs = try defaultOutputs(of: scene, arguments) }
      renderer = try Renderer(
        RenderJob(
          scene: scene, outputs: outputs, selection: range.map { .range($0) } ?? .whole,
          replacesExisting: !arguments.has(.noClobber), workers: workers))
      if options.isStrict { try PreparedScene.refuse(renderer.warnings) }
    }
    console.report(renderer.warnings)
    do {
      defer { reporter.ended() }
      try await renderer.render(progress: reporter.advanced)
    }
    if let path = arguments.value(.cues) {
      try CueSheet(film: renderer.film, scene: scenePath).write(to: path)
    }
    console.reportDone(scenePath, outputs.map(\.path), frames: renderer.frameCount)
    return renderer.frameCount
  }

  private static func defaultOutputs(
    of scene: PreparedScene, _ arguments: ParsedArguments
  ) throws -> [RenderOutput] {
    let plays = try arguments.playCount()
    let compression = try arguments.compression()
    let formatName = arguments.value(.format)
    if formatName == nil, !scene.outputs.isEmpty {
      return try scene.outputs.map {
        var own = compression
        own.codec = try own.codec ?? $0.codecName.map { try VideoCodec(asked: $0) }
        return try RenderOutput(
          path: $0.path, formatName: $0.formatName, plays: plays, compression: own)
      }
    }
    let format = try arguments.format(named: formatName ?? "mp4")
    let path = format.defaultPath(for: scene.path)
    return [RenderOutput(path: path, format: format, plays: plays, compression: compression)]
  }
}
