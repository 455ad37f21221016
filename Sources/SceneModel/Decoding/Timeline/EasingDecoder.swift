import Motion
import Syntax

/// Decodes curves and springs.
enum EasingDecoder {
  static func easing(_ node: JSONNode) throws(DiagnosticError) -> Easing {
    if let name = node.string {
      if let easing = Easing(named: name) { return easing }
      throw DiagnosticError(
        SchemaValidator.unknown("easing", name, words: Easing.catalog.map(\.name)),
        at: node.location)
    }
    if let numbers = node["cubicBezier"]?.array?.compactMap(\.number), numbers.count == 4 {
      guard let easing = Easing(cubicBezier: numbers[0], numbers[1], numbers[2], numbers[3]) else {
        throw DiagnosticError(
          "\"cubicBezier\" needs x1 and x2 from 0 to 1", at: node["cubicBezier"]?.location)
      }
      return easing
    }
    guard let steps = node["steps"]?.number.flatMap({ Int(exactly: $0) }),
      let easing = Easing(steps: steps)
    else {
      throw DiagnosticError(
        "an easing is a name, {cubicBezier} or {steps}", at: node.location)
    }
    return easing
  }

  static func spring(_ node: JSONNode) throws(DiagnosticError) -> Spring {
    let bag = Properties(node.object ?? JSONObject())
    let velocity = bag.number("initialVelocity") ?? 0
    let isPhysical = ["mass", "stiffness", "damping"].contains { bag[$0] != nil }
    let isPlain = ["response", "dampingFraction"].contains { bag[$0] != nil }
    if isPhysical, isPlain {
      throw DiagnosticError(
        "a spring is {response, dampingFraction} or {mass, stiffness, damping}, not both",
        at: node.location)
    }
    let spring =
      if isPhysical {
        Spring(
          mass: bag.number("mass") ?? 1, stiffness: bag.number("stiffness") ?? 100,
          damping: bag.number("damping") ?? 10, initialVelocity: velocity)
      } else {
        Spring(
          response: bag.number("response") ?? 0.55,
          dampingFraction: bag.number("dampingFraction") ?? 0.825, initialVelocity: velocity)
      }
    guard let spring else {
      throw DiagnosticError(
        "the spring never comes to rest; its numbers must be above 0", at: node.location)
    }
    return spring
  }
}
