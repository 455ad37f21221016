import Syntax

/// An entry of the timeline that moves to a state in one of many manners.
struct RandomTransition: Sendable {
  private(set) var node: JSONNode = nil
  private(set) var overshoots = false
  private(set) var flies = false
  private(set) var rescales = false
  private(set) var jumps = false

  private static let curves = [
    "linear", "easeInOutSine", "easeOutCubic", "easeInQuad", "easeInOutExpo",
  ]
  private static let wild = ["easeOutBack", "easeOutElastic", "easeOutBounce", "easeInOutBack"]

  init(to state: Int, _ dice: inout Dice) {
    var entry = JSONObject()
    let name = state == 0 ? "initial" : "s\(state)"
    entry["transition"] = JSONNode(.string(name))
    entry["name"] = JSONNode(.string("to \(name)"))
    entry["delay"] = 0.3
    let duration = dice.one(of: [1.2, 0.4, 2, 0.03, 0] + Array(repeating: 1, count: 6))
    entry["duration"] = JSONNode(.number(duration))
    if duration == 0 { jumps = true }
    if dice.happens(0.1) {
      entry["spring"] = [
        "response": 0.4, "dampingFraction": JSONNode(.number(dice.one(of: [0.3, 0.7, 1]))),
      ]
      if dice.happens(0.5) { entry["duration"] = nil }
      overshoots = true
    } else if dice.happens(0.3) {
      entry["easing"] = easing(&dice)
    }
    if dice.happens(0.25) {
      entry["stagger"] = [
        "total": JSONNode(.number(dice.one(of: [0.2, 0.6, 5]))),
        "order": JSONNode(.string(dice.one(of: ["index", "x", "value", "random"]))),
      ]
    }
    if dice.happens(0.2) { entry["stages"] = stages(&dice) }
    for key in ["enter", "leave"] where dice.happens(0.3) {
      let way = dice.one(of: ["fade", "grow", "rise", "fly"])
      entry[key] = JSONNode(.string(way))
      if way == "rise" || way == "fly" { flies = true }
    }
    node = JSONNode(.object(entry))
  }

  private mutating func easing(_ dice: inout Dice) -> JSONNode {
    if dice.happens(0.1) {
      jumps = true
      return ["steps": 3]
    }
    guard dice.happens(0.25) else { return JSONNode(.string(dice.one(of: Self.curves))) }
    overshoots = true
    return dice.happens(0.2)
      ? ["cubicBezier": [0.3, -0.6, 0.6, 1.7]] : JSONNode(.string(dice.one(of: Self.wild)))
  }

  private mutating func stages(_ dice: inout Dice) -> JSONNode {
    var stages = JSONObject()
    for key in ["leave", "rescale", "move", "enter"] where dice.happens(0.5) {
      let ends = [dice.fraction(), dice.fraction()].map { ($0 * 10).rounded() / 10 }.sorted()
      // A stage that takes no time jumps.
      if ends[0] == ends[1] { jumps = true }
      stages[key] = [JSONNode(.number(ends[0])), JSONNode(.number(ends[1]))]
      if key == "rescale" { rescales = true }
    }
    return JSONNode(.object(stages))
  }
}
