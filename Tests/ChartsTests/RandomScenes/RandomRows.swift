import Syntax

/// Rows with names, parts, days and amounts, some of them awkward.
struct RandomRows: Sendable {
  /// One row; what is nil is null or absent.
  struct Row: Sendable {
    var id: Int
    var name: String?
    var part: String?
    var day: String?
    var value: Double?
    var other: Double?
  }

  /// Which numbers a column has.
  private enum Amounts: CaseIterable {
    case plain, signed, zeros, equal, huge, tiny, uneven, rising
  }

  private(set) var rows: [Row] = []
  private var names: [String]
  private let amounts: Amounts
  private let missing: Double
  private var nextID = 0

  init(_ dice: inout Dice) {
    let plain = ["A", "B", "C", "D", "E", "F", "G"]
    let awkward = [
      "A very long name that no axis has room for", "x, y", "x", "it's [1]", "0", "-3",
      "Überlingen",
      "", " ",
    ]
    names = dice.happens(0.75) ? plain : plain.prefix(2) + awkward
    let count = dice.number(1...names.count)
    names = Array(names.prefix(count))
    amounts =
      dice.happens(0.5) ? .plain : dice.one(of: Amounts.allCases)
    missing = dice.happens(0.3) ? 0.15 : 0
    let parts = Array(["p", "q", "r"].prefix(dice.number(1...3)))
    if dice.happens(0.6) {
      // Each name once with each part.
      for name in names {
        for part in parts {
          add(row(name: name, part: part, &dice))
        }
      }
    } else {
      for _ in 0..<dice.number(1...24) {
        let (name, part) = (dice.one(of: names), dice.one(of: parts))
        add(row(name: name, part: part, &dice))
      }
    }
  }

  private mutating func add(_ row: Row) {
    var row = row
    row.id = nextID
    nextID += 1
    rows.append(row)
  }

  private func row(name: String, part: String, _ dice: inout Dice) -> Row {
    let day = "2024-\(pad(dice.number(1...12)))-\(pad(dice.number(1...28)))"
    func kept<Value>(_ value: Value, _ dice: inout Dice) -> Value? {
      dice.happens(missing) ? nil : value
    }
    return Row(
      id: 0, name: kept(name, &dice), part: part, day: kept(day, &dice),
      value: kept(amount(&dice), &dice), other: kept(amount(&dice), &dice))
  }

  private func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func amount(_ dice: inout Dice) -> Double {
    let base = Double(dice.number(1...400)) / 4
    switch amounts {
    case .plain: return base
    case .signed: return base - 50
    case .zeros: return dice.happens(0.5) ? 0 : base
    case .equal: return 7
    case .huge: return base * 1e12
    case .tiny: return base * 1e-9
    case .uneven: return dice.happens(0.2) ? base * 1e6 : base
    case .rising: return Double(nextID * nextID)
    }
  }

  /// The rows after some were added, taken away or changed.
  func changed(_ dice: inout Dice) -> RandomRows {
    var result = self
    if dice.happens(0.4) {
      let share = dice.fraction() * 0.6
      result.rows.removeAll { _ in dice.happens(share) }
    }
    if dice.happens(0.8) {
      let share = dice.happens(0.5) ? 1 : 0.4
      for index in result.rows.indices where dice.happens(share) {
        result.rows[index].value = dice.happens(missing) ? nil : amount(&dice)
        if dice.happens(0.5) { result.rows[index].other = amount(&dice) }
      }
    }
    if dice.happens(0.4) {
      for _ in 0..<dice.number(1...6) {
        let name = dice.happens(0.5) ? dice.one(of: names) : "N\(dice.number(1...3))"
        result.add(result.row(name: name, part: dice.one(of: ["p", "q", "r", "s"]), &dice))
      }
    }
    if dice.happens(0.2) { result.rows.reverse() }
    if result.rows.isEmpty { result.add(result.row(name: "A", part: "p", &dice)) }
    return result
  }

  /// As the scene writes them.
  var node: JSONNode {
    let list = rows.map { row -> JSONNode in
      var object = JSONObject()
      object["id"] = JSONNode(.number(Double(row.id)))
      if let name = row.name { object["name"] = JSONNode(.string(name)) }
      object["part"] = row.part.map { JSONNode(.string($0)) } ?? JSONNode(.null)
      object["day"] = row.day.map { JSONNode(.string($0)) } ?? JSONNode(.null)
      object["value"] = row.value.map { JSONNode(.number($0)) } ?? JSONNode(.null)
      if let other = row.other { object["other"] = JSONNode(.number(other)) }
      return JSONNode(.object(object))
    }
    return ["values": JSONNode(.array(list))]
  }
}
