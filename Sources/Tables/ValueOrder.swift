/// The order in which Vega sorts values, made total so that every sort has one result.
///
/// Null comes first, then NaN, then booleans, numbers and dates by number, then texts, arrays, objects. A cell
/// stands where its meaning does.
package enum ValueOrder: String, Sendable, Hashable {
  case ascending, descending

  /// Whether `a` stands before `b`.
  package func precedes(_ a: Value, _ b: Value) -> Bool {
    let comparison = Self.compare(a, b)
    return self == .ascending ? comparison < 0 : comparison > 0
  }

  /// -1, 0 or 1 as `a` stands before, level with or after `b` in ascending order.
  package static func compare(_ a: Value, _ b: Value) -> Int {
    switch (a, b) {
    case (.number(let x), .number(let y)), (.date(let x), .date(let y)),
      (.number(let x), .date(let y)), (.date(let x), .number(let y)):
      if x < y { return -1 }
      if x > y { return 1 }
      return x.isNaN == y.isNaN ? 0 : x.isNaN ? -1 : 1
    case (.string(let x), .string(let y)): return x == y ? 0 : x < y ? -1 : 1
    case (.array(let x), .array(let y)):
      for (first, second) in zip(x, y) {
        let comparison = compare(first, second)
        if comparison != 0 { return comparison }
      }
      return x.count == y.count ? 0 : x.count < y.count ? -1 : 1
    case (.object, .object): return 0
    case (.cell, _), (_, .cell): return compare(a.meaning, b.meaning)
    default:
      let (x, y) = (rank(a), rank(b))
      if x != y { return x < y ? -1 : 1 }
      let (first, second) = (a.asNumber, b.asNumber)
      return first == second ? 0 : first < second ? -1 : 1
    }
  }

  /// The order of values that are told apart by their texts: of cells with one meaning, such as 7 and 07, the texts decide.
  package static func compareDistinct(_ a: Value, _ b: Value) -> Int {
    let order = compare(a, b)
    guard order == 0, case (.cell(let x), .cell(let y)) = (a, b) else { return order }
    return x.text == y.text ? 0 : x.text < y.text ? -1 : 1
  }

  private static func rank(_ value: Value) -> Int {
    switch value {
    case .null, .undefined: 0
    case .number(let number), .date(let number): number.isNaN ? 1 : 2
    case .boolean: 2
    case .string: 3
    case .array: 4
    case .object: 5
    case .cell(let cell): rank(cell.meaning)
    }
  }
}
