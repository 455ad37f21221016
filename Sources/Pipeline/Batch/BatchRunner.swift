import Frames
package import Encoding
import Synchronization
package import Syntax

/// Runs the jobs of a batch over workers; one that fails does not stop the others.
package struct BatchRunner: Sendable {
  /// How a batch is run.
  package struct Settings: Sendable {
    package var scene = SceneOptions()
    package var plays = PlayCount.forever
    package var compression = Compression()
    /// Workers in all, shared out among jobs.
    package var workers = 1
    /// Whether the first failure ends the batch.
    package var stopsAtFailure = false
    /// Whether jobs are left out whose files were made by the same program from the same bytes with the same options.
    package var resumes = false
    package var replacesExisting = true

    /// As many workers as suit films of 1080p: a batch does not know its films beforehand.
    package static var suitingWorkers: Int {
      WorkerCount.suiting(PixelSize(width: 1920, height: 1080))
    }

    package init() {}
  }

  /// A job that ended.
  package struct Event: Sendable {
    /// The job's place in the plan.
    package let index: Int
    package let outcome: BatchOutcome
    package let warnings: [Diagnostic]
    /// How many jobs have ended, this one included.
    package let endedCount: Int
  }

  private let jobs: [BatchJob]
  private let settings: Settings

  package init(_ plan: BatchPlan, _ settings: Settings) {
    jobs = plan.jobs
    self.settings = settings
  }

  /// Runs all jobs and answers their outcomes in order; `report` is never called twice at a time.
  package func run(report: @escaping @Sendable (Event) -> Void) async -> [BatchOutcome] {
    let ledger = Ledger(count: jobs.count)
    // With many jobs each has one worker; with few, each has its share.
    let atOnce = max(1, min(jobs.count, settings.workers))
    let each = max(1, settings.workers / atOnce)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<atOnce {
        group.addTask {
          while !Task.isCancelled, let index = ledger.take() {
            let (outcome, warnings) = await run(jobs[index], workers: each)
            ledger.end(index, outcome) { ended in
              report(
                Event(index: index, outcome: outcome, warnings: warnings, endedCount: ended))
            }
            if case .failed = outcome, settings.stopsAtFailure { return false }
          }
          return true
        }
      }
      for await mayGoOn in group where !mayGoOn { group.cancelAll() }
    }
    return ledger.outcomes
  }

  /// Which jobs are taken, and what became of them.
  private final class Ledger: Sendable {
    private struct State {
      var outcomes: [BatchOutcome]
      var taken = 0
      var ended = 0
    }

    private let state: Mutex<State>

    init(count: Int) {
      state = Mutex(State(outcomes: Array(repeating: .stopped, count: count)))
    }

    var outcomes: [BatchOutcome] { state.withLock { $0.outcomes } }

    func take() -> Int? {
      state.withLock { state in
        guard state.taken < state.outcomes.count else { return nil }
        defer { state.taken += 1 }
        return state.taken
      }
    }

    /// Notes an outcome, then tells how many jobs have ended, one call at a time.
    func end(_ index: Int, _ outcome: BatchOutcome, tell: (Int) -> Void) {
      state.withLock { state in
        state.outcomes[index] = outcome
        state.ended += 1
        tell(state.ended)
      }
    }
  }

  private func run(_ job: BatchJob, workers: Int) async -> (BatchOutcome, [Diagnostic]) {
    do {
      let options = settings.scene.adding(job.parameters, data: job.data)
      let record = InputRecord()
      let scene = try record.noting { try SceneReader(options).prepare(job.scenePath) }
      let fingerprint = JobFingerprint(
        job, options, plays: settings.plays, codec: settings.compression.codec,
        inputs: record.bytes)
      let output = RenderOutput(
        path: job.outputPath, format: job.format, plays: settings.plays,
        compression: settings.compression)
      let renderer = try Renderer(
        RenderJob(
          scene: scene, outputs: [output], replacesExisting: settings.replacesExisting,
          workers: workers, origin: fingerprint.text))
      if options.isStrict { try PreparedScene.refuse(renderer.warnings) }
      if settings.resumes, fingerprint.isKept(with: renderer.paths) { return (.skipped, []) }
      try await renderer.render()
      return (.done(frames: renderer.frameCount), renderer.warnings)
    } catch {
      let error = RenderError(error)
      if case .cancelled = error { return (.stopped, []) }
      return (.failed(error), [])
    }
  }
}
