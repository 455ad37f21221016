import Syntax

/// A scene with a channel of time that a seed determines.
struct RandomPeriods: Sendable {
  let seed: UInt64
  let text: String
  let count: Int
  /// Whether a position is sorted by the values, as in a race.
  let isRace: Bool
  let rescales: Bool

  init(seed: UInt64) {
    self.seed = seed
    var dice = Dice(seed: seed &+ 1_000_000)
    count = dice.number(2...5)
    isRace = dice.happens(0.4)
    rescales = dice.happens(0.5)
    let mark = isRace ? "bar" : dice.one(of: ["bar", "line", "area", "circle", "arc", "tick"])
    let names = ["A", "B", "C", "D", "E", "F"].prefix(dice.number(1...6))
    let isSigned = mark != "arc" && dice.happens(0.2)
    var rows: [JSONNode] = []
    for period in 0..<count {
      for name in names where !dice.happens(0.12) {
        let value = Double(dice.number(0...200)) / 2 - (isSigned ? 40 : 0)
        rows.append([
          "t": JSONNode(.number(Double(2000 + period))), "name": JSONNode(.string(name)),
          "value": dice.happens(0.05) ? JSONNode(.null) : JSONNode(.number(value)),
          "other": JSONNode(.number(Double(dice.number(1...9)))),
        ])
      }
    }
    var time: JSONObject = JSONObject()
    time["field"] = "t"
    if mark != "arc", rescales { time["rescale"] = true }
    if dice.happens(0.3) {
      time["missing"] = JSONNode(.string(dice.one(of: ["interpolate", "absent"])))
    }
    if isRace, dice.happens(0.5) { time["top"] = JSONNode(.number(Double(dice.number(1...4)))) }
    if dice.happens(0.3) { time["total"] = true }
    var encoding = JSONObject()
    encoding["time"] = JSONNode(.object(time))
    encoding["key"] = ["field": "name"]
    let value: JSONNode = ["field": "value", "type": "quantitative"]
    let lies = dice.happens(0.5)
    switch mark {
    case "bar", "tick":
      var name = JSONObject()
      (name["field"], name["type"]) = ("name", "nominal")
      if isRace { name["sort"] = JSONNode(.string(lies ? "-x" : "-y")) }
      encoding[lies ? "y" : "x"] = JSONNode(.object(name))
      encoding[lies ? "x" : "y"] = value
    case "line", "area":
      encoding["x"] =
        dice.happens(0.5)
        ? ["field": "t", "type": "ordinal"] : ["field": "name", "type": "nominal"]
      encoding["y"] = value
    case "arc": encoding["theta"] = value
    default:
      encoding["x"] = ["field": "other", "type": "quantitative"]
      encoding["y"] = value
    }
    if mark == "arc" || dice.happens(0.6) {
      encoding["color"] = ["field": "name", "type": "nominal"]
    }
    let scene: JSONNode = [
      "canvas": ["width": 360, "height": 240, "fps": 20, "hold": 0.2], "name": "view",
      "data": ["values": JSONNode(.array(rows))], "mark": JSONNode(.string(mark)),
      "encoding": JSONNode(.object(encoding)),
      "timeline": [["target": "view", "preset": "play", "easing": "linear"]],
    ]
    text = JSONPrinter.compact.text(scene)
  }
}
