import Syntax

/// The numbers from `start` up to, but not including, `stop`, `step` apart.
struct NumberSequence {
  let values: [Double]

  /// Reads `start` (0), `stop` and `step` (1) of an object.
  ///
  /// - Throws: A scene error without a `stop`, or for too many numbers.
  init(_ members: Members) throws(DiagnosticError) {
    guard let stop = try members.optionalNumber("stop") else {
      throw members.error("a sequence needs `stop`", "stop")
    }
    let start = try members.optionalNumber("start") ?? 0
    let step = try members.optionalNumber("step") ?? 1
    do throws(ExpressionError) {
      values = try SequenceFunctions.sequence(from: start, to: stop, by: step)
    } catch {
      throw error.diagnosed(in: members.node)
    }
  }
}
