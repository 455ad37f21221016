import Pipeline

/// Makes the films of many scenes.
enum BatchCommand: Command {
  static let name = "batch"
  static let summary = "Make the films of many scenes"
  static let operands = "SCENE|DIR|GLOB|JOBS.ndjson|-..."
  static let operandCount = 1...100_000
  static let options: [Option] =
    [.outputFolder, .format, .codec, .plays, .report, .failFast, .resume, .noClobber]
    + Option.sceneOptions + [.jobs] + Option.talk
  static let details = """
    A scene's film goes to --out-dir under the scene's name. A job list has a JSON object on
    each line; its paths are relative to the list's folder (outputs to --out-dir, if given):
      {"scene": "sales.json", "output": "sales-2020.mp4", "set": {"year": 2020}}
    "data": {"rows": "2020.csv"} there gives rows to data of that name.
    A job list may also come by a pipe: - is standard input.
    A scene that fails leaves no file and does not stop the others; the exit status is then 7.

    Examples:
      make-jobs | chartreel batch - --out-dir films
      chartreel batch scenes --out-dir films
      chartreel batch 'scenes/q*.json' --out-dir films --format gif --resume
      chartreel batch jobs.ndjson --report report.ndjson
    """

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    var settings = BatchRunner.Settings()
    settings.scene = try arguments.sceneOptions()
    settings.plays = try arguments.playCount()
    settings.compression = try arguments.compression()
    settings.workers = try arguments.workers() ?? BatchRunner.Settings.suitingWorkers
    settings.stopsAtFailure = arguments.has(.failFast)
    settings.resumes = arguments.has(.resume)
    settings.replacesExisting = !arguments.has(.noClobber)
    let format = try arguments.value(.format).map { try arguments.format(named: $0) }
    let plan = try BatchPlan(
      arguments.operands,
      BatchPlan.Placement(folder: arguments.value(.outputFolder), format: format))
    if settings.scene.isStrict { try PreparedScene.refuse(plan.warnings) }
    try plan.refuseMeetingSequences(settings.scene)
    console.report(plan.warnings)
    let reporter = BatchReporter(console, plan)
    reporter.started()
    let outcomes = await BatchRunner(plan, settings).run { reporter.ended($0) }
    reporter.summarize(outcomes)
    if let path = arguments.value(.report) {
      try BatchReport.write(outcomes, of: plan, to: path)
    }
    try Task.checkCancellation()
    let allWell = outcomes.allSatisfy { outcome in
      switch outcome {
      case .done, .skipped: true
      case .failed, .stopped: false
      }
    }
    return allWell ? .done : .someJobsFailed
  }
}
