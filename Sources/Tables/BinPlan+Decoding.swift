package import Scales
package import Syntax

extension BinPlan {
  /// Decodes Vega-Lite's `bin`: true, or an object of its parameters.
  ///
  /// - Returns: The plan, and the extent that the scene gives.
  /// - Throws: A scene error at the parameter that is wrong.
  package static func decoding(
    _ node: JSONNode, maxBins: Double = 10
  ) throws(DiagnosticError) -> (plan: BinPlan, extent: (Double, Double)?) {
    var plan = BinPlan()
    plan.maxBins = maxBins
    if node.boolean == true { return (plan, nil) }
    let members = try Members(
      of: node, named: "bin",
      keys: [
        "maxbins", "base", "step", "steps", "minstep", "divide", "anchor", "nice", "extent",
        "binned",
      ])
    func positive(_ key: String) throws(DiagnosticError) -> Double? {
      guard let number = try members.optionalNumber(key) else { return nil }
      guard number > 0 else { throw members.error("`\(key)` must be above 0", key) }
      return number
    }
    if let number = try positive("maxbins") { plan.maxBins = max(1, number) }
    if let number = try positive("base") { plan.base = number }
    plan.step = try positive("step")
    if let number = try members.optionalNumber("minstep") { plan.minStep = number }
    plan.anchor = try members.optionalNumber("anchor")
    plan.nice = try members.optionalBoolean("nice") ?? true
    plan.steps = try numbers("steps", members).sorted()
    if members["divide"] != nil { plan.divide = try numbers("divide", members) }
    return (plan, try members.optionalPair("extent"))
  }

  private static func numbers(_ key: String, _ members: Members) throws(DiagnosticError) -> [Double]
  {
    var numbers: [Double] = []
    for node in try members.list(key) {
      guard let number = node.number, number > 0 else {
        throw Members.mismatch(node, key, "a list of numbers above 0")
      }
      numbers.append(number)
    }
    return numbers
  }
}
