import Pipeline
import Syntax

/// Shows how far a batch is, and at its end what became of the jobs.
struct BatchReporter: Sendable {
  private let console: Console
  private let plan: BatchPlan

  init(_ console: Console, _ plan: BatchPlan) {
    self.console = console
    self.plan = plan
  }

  func started() {
    if console.style == .json {
      console.say(MessageEvent("start", [("jobs", .number(Double(plan.jobs.count)))]).line)
    } else if console.style != .none {
      console.note("batch: \(plan.jobs.count) \(plan.jobs.count == 1 ? "job" : "jobs")")
    }
  }

  /// Tells of a job that has just ended.
  func ended(_ event: BatchRunner.Event) {
    console.report(event.warnings)
    let job = plan.jobs[event.index]
    switch console.style {
    case .json: console.say(MessageEvent("job", facts(job, event)).line)
    case .none: break
    case .bar, .plain:
      let count = "[\(event.endedCount)/\(plan.jobs.count)]"
      switch event.outcome {
      case .done(let frames):
        console.note("\(count) \(job.scenePath): wrote \(job.outputPath) (\(frames) frames)")
      default: console.note("\(count) \(job.scenePath): \(event.outcome.word)")
      }
    }
  }

  /// Counts the outcomes and names each job that failed, with the reason.
  func summarize(_ outcomes: [BatchOutcome]) {
    func count(_ word: String) -> Int { outcomes.count { $0.word == word } }
    let words = ["done", "failed", "skipped", "stopped"]
    if console.style == .json {
      let counts = words.map { ($0, JSONNode.Content.number(Double(count($0)))) }
      console.say(MessageEvent("done", counts).line)
      return
    }
    for (job, outcome) in zip(plan.jobs, outcomes) {
      guard case .failed(let error) = outcome else { continue }
      let summary = error.summary
      // A mistake in the scene begins with its path already.
      let named = summary.hasPrefix(job.scenePath) ? summary : "\(job.scenePath): \(summary)"
      console.report(named, status: .someJobsFailed)
    }
    let parts = words.filter { $0 == "done" || $0 == "failed" || count($0) > 0 }
      .map { "\(count($0)) \($0)" }
    console.note("batch: " + parts.joined(separator: ", "))
  }

  private func facts(
    _ job: BatchJob, _ event: BatchRunner.Event
  ) -> [(String, JSONNode.Content)] {
    var facts: [(String, JSONNode.Content)] = [
      ("scene", .string(job.scenePath)), ("output", .string(job.outputPath)),
      ("status", .string(event.outcome.word)), ("ended", .number(Double(event.endedCount))),
      ("jobs", .number(Double(plan.jobs.count))),
    ]
    if case .failed(let error) = event.outcome { facts.append(("reason", .string(error.summary))) }
    return facts
  }
}
