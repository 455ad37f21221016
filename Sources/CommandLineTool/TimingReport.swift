import Encoding
import Frames
import Pipeline
import Syntax

/// The processor time of each stage, as `--timings` writes it.
struct TimingReport {
  let times: StageTimes
  let frameCount: Int

  /// Milliseconds in all and for each frame, over all workers.
  var node: JSONNode {
    var stages = JSONObject()
    for stage in Stage.allCases {
      let total = times.seconds(of: stage) * 1000
      stages["\(stage)"] = [
        "milliseconds": JSONNode(Self.rounded(total)),
        "millisecondsPerFrame": JSONNode(Self.rounded(total / Double(max(frameCount, 1)))),
      ]
    }
    return ["frames": JSONNode(Double(frameCount)), "stages": JSONNode(.object(stages))]
  }

  /// Writes the report; it appears when it is complete.
  func write(to path: String) throws(RenderError) {
    try TextFile.write(JSONPrinter.pretty.text(node), to: OutputDestination(path: path))
  }

  /// To a thousandth.
  private static func rounded(_ milliseconds: Double) -> Double {
    (milliseconds * 1000).rounded() / 1000
  }
}
