import Encoding
import Syntax

/// What became of a batch's jobs, a JSON object on a line for each, in their order.
package enum BatchReport {
  /// Writes the report; it appears when it is complete.
  package static func write(
    _ outcomes: [BatchOutcome], of plan: BatchPlan, to path: String
  ) throws(RenderError) {
    do {
      let file = try AtomicFile(OutputDestination(path: path))
      for (job, outcome) in zip(plan.jobs, outcomes) {
        try file.write(Array((line(job, outcome) + "\n").utf8))
      }
      try file.commit()
    } catch { throw RenderError(error) }
  }

  private static func line(_ job: BatchJob, _ outcome: BatchOutcome) -> String {
    var object = JSONObject()
    object["scene"] = JSONNode(.string(job.scenePath))
    object["output"] = JSONNode(.string(job.outputPath))
    if !job.parameters.members.isEmpty { object["set"] = JSONNode(.object(job.parameters)) }
    object["status"] = JSONNode(.string(outcome.word))
    if case .done(let frames) = outcome { object["frames"] = JSONNode(.number(Double(frames))) }
    if case .failed(let error) = outcome {
      object["reason"] = JSONNode(.string(error.summary))
    }
    return JSONPrinter.compact.text(JSONNode(.object(object)))
  }
}
