import Syntax

/// A mark with channels by which it can show rows.
struct RandomForm: Sendable {
  var mark: JSONObject
  var encoding: JSONObject
  /// The channel of the amount, where the mark has one.
  var measure: String?
  /// The channel across it.
  var dimension: String?

  private static let kinds = [
    "bar", "bar", "bar", "bar", "line", "line", "area", "area", "point", "circle", "square", "arc",
    "arc", "rect", "tick", "text", "trail", "rule",
  ]

  init(_ dice: inout Dice) {
    let kind = dice.one(of: Self.kinds)
    mark = JSONObject()
    mark["type"] = JSONNode(.string(kind))
    encoding = JSONObject()
    switch kind {
    case "bar", "rule": bars(kind, &dice)
    case "line", "area", "trail": lines(kind, &dice)
    case "arc": slices(&dice)
    case "rect": cells(&dice)
    case "tick", "text": measured(&dice)
    default: points(&dice)
    }
    if kind == "text" { encoding["text"] = ["field": "value", "type": "quantitative"] }
    if dice.happens(0.15) { mark["opacity"] = JSONNode(.number(0.5)) }
    if dice.happens(0.1) { mark["stroke"] = "black" }
  }

  private static func field(_ name: String, _ type: String) -> JSONObject {
    var object = JSONObject()
    object["field"] = JSONNode(.string(name))
    object["type"] = JSONNode(.string(type))
    return object
  }

  private static func discrete(_ dice: inout Dice) -> JSONObject {
    var object =
      dice.happens(0.15)
      ? field("day", "temporal")
      : field(
        dice.one(of: ["name", "name", "name", "part"]), dice.one(of: ["nominal", "ordinal"]))
    if object["type"] != "temporal", dice.happens(0.25) {
      object["sort"] = JSONNode(.string(dice.one(of: ["descending", "ascending"])))
    }
    return object
  }

  static func scale(_ dice: inout Dice) -> JSONNode {
    dice.one(of: [
      ["zero": false], ["domain": [0, 120]], ["domain": [-20, 60]], ["reverse": true],
      ["nice": false], ["type": "sqrt"], ["type": "symlog"], ["type": "log"],
      ["domain": [10, 90], "clamp": true], ["domainMax": 200],
    ])
  }

  private static func amount(_ dice: inout Dice) -> JSONObject {
    var object = field(dice.one(of: ["value", "value", "value", "other"]), "quantitative")
    if dice.happens(0.2) {
      let operation = dice.one(of: ["sum", "mean", "max", "count", "median"])
      object["aggregate"] = JSONNode(.string(operation))
      if operation == "count" { object["field"] = nil }
    }
    if dice.happens(0.2) { object["scale"] = scale(&dice) }
    return object
  }

  private mutating func color(_ share: Double, _ dice: inout Dice) {
    guard dice.happens(share) else { return }
    var object =
      dice.happens(0.2)
      ? Self.field("value", "quantitative") : Self.field(dice.one(of: ["part", "name"]), "nominal")
    if dice.happens(0.3) { object["legend"] = ["disable": true] }
    encoding["color"] = JSONNode(.object(object))
  }

  /// Puts a channel along and one across, in either orientation.
  private mutating func set(_ along: JSONObject, across: JSONObject, _ dice: inout Dice) {
    let lies = dice.happens(0.35)
    measure = lies ? "x" : "y"
    dimension = lies ? "y" : "x"
    encoding[lies ? "x" : "y"] = JSONNode(.object(along))
    encoding[lies ? "y" : "x"] = JSONNode(.object(across))
  }

  static func stack(_ dice: inout Dice) -> JSONNode {
    dice.one(of: ["zero", "normalize", "center", false])
  }

  private mutating func bars(_ kind: String, _ dice: inout Dice) {
    var along = Self.amount(&dice)
    var across = Self.discrete(&dice)
    if kind == "bar" {
      if dice.happens(0.4) { along["stack"] = Self.stack(&dice) }
      if dice.happens(0.3) { mark["cornerRadiusEnd"] = JSONNode(.number(4)) }
    }
    set(along, across: across, &dice)
    if dice.happens(0.2), across["type"] != "temporal" {
      across["sort"] = JSONNode(.string(dice.one(of: ["", "-"]) + (measure ?? "y")))
      encoding[dimension ?? "x"] = JSONNode(.object(across))
    }
    color(0.6, &dice)
    if kind == "bar", dice.happens(0.15) {
      encoding[(dimension ?? "x") + "Offset"] = ["field": "part", "type": "nominal"]
    }
  }

  private mutating func lines(_ kind: String, _ dice: inout Dice) {
    var along = Self.amount(&dice)
    if kind == "area", dice.happens(0.4) { along["stack"] = Self.stack(&dice) }
    let across =
      dice.happens(0.2) ? Self.field("other", "quantitative") : Self.discrete(&dice)
    set(along, across: across, &dice)
    if dice.happens(0.3) {
      mark["interpolate"] = JSONNode(
        .string(dice.one(of: ["monotone", "step", "basis", "linear"])))
    }
    if kind == "area", dice.happens(0.2) { mark["line"] = true }
    color(0.6, &dice)
    if kind == "trail" { encoding["size"] = ["field": "other", "type": "quantitative"] }
  }

  private mutating func slices(_ dice: inout Dice) {
    var amount = Self.amount(&dice)
    amount["scale"] = nil
    encoding["theta"] = JSONNode(.object(amount))
    color(0.9, &dice)
    if dice.happens(0.5) { mark["innerRadius"] = dice.one(of: ["50%", 20, "70%"]) }
    if dice.happens(0.2) { mark["cornerRadius"] = 4 }
    if dice.happens(0.2) { mark["padAngle"] = 0.02 }
    if dice.happens(0.15) { encoding["radius"] = ["field": "other", "type": "quantitative"] }
  }

  private mutating func cells(_ dice: inout Dice) {
    encoding["x"] = JSONNode(.object(Self.field("name", "nominal")))
    encoding["y"] = JSONNode(.object(Self.field("part", "ordinal")))
    encoding["color"] = JSONNode(.object(Self.amount(&dice)))
  }

  private mutating func measured(_ dice: inout Dice) {
    set(Self.amount(&dice), across: Self.discrete(&dice), &dice)
    color(0.4, &dice)
  }

  private mutating func points(_ dice: inout Dice) {
    for channel in ["x", "y"] {
      let object = dice.happens(0.6) ? Self.amount(&dice) : Self.discrete(&dice)
      encoding[channel] = JSONNode(.object(object))
      if object["type"] == "quantitative" { measure = channel }
    }
    color(0.5, &dice)
    if dice.happens(0.4) {
      encoding["size"] = ["field": "other", "type": "quantitative", "legend": ["disable": true]]
    }
    if mark["type"] == "point" {
      if dice.happens(0.3) {
        mark["shape"] = JSONNode(.string(dice.one(of: ["diamond", "square", "cross", "triangle"])))
      }
      if dice.happens(0.5) { mark["filled"] = true }
    }
  }
}
