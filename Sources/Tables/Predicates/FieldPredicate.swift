import Scales
import Syntax

/// A comparison of a field's value with constants.
package struct FieldPredicate: Sendable, Hashable {
  package enum Test: Sendable, Hashable {
    case equal(PredicateOperand)
    case less(PredicateOperand)
    case lessOrEqual(PredicateOperand)
    case greater(PredicateOperand)
    case greaterOrEqual(PredicateOperand)
    /// Both ends belong to the range; a missing end is open.
    case range(PredicateOperand?, PredicateOperand?)
    case oneOf([PredicateOperand])
    /// Neither null nor NaN, or the contrary.
    case valid(Bool)
  }

  package var field: LocatedField
  /// The unit that the field's date is rounded down to before the comparison.
  package var timeUnit: TimeUnitChoice?
  package var test: Test

  private static let tests = ["equal", "lt", "lte", "gt", "gte", "range", "oneOf", "valid"]

  init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "filter", keys: ["field", "timeUnit"] + Self.tests)
    field = try members.field("field")
    if let unit = members["timeUnit"] { timeUnit = try TimeUnitChoice(decoding: unit) }
    func operand(_ key: String) throws(DiagnosticError) -> PredicateOperand {
      try PredicateOperand(decoding: try members.required(key))
    }
    guard let key = Self.tests.first(where: { members.present($0) != nil }) else {
      throw DiagnosticError(
        "a predicate of a field needs a test: \(Self.tests.joined(separator: ", "))",
        at: node.location)
    }
    switch key {
    case "equal":
      let value = members.present(key) ?? JSONNode(.null)
      test = .equal(try PredicateOperand(decoding: value))
    case "lt": test = .less(try operand(key))
    case "lte": test = .lessOrEqual(try operand(key))
    case "gt": test = .greater(try operand(key))
    case "gte": test = .greaterOrEqual(try operand(key))
    case "range":
      let ends = try members.list(key)
      guard ends.count == 2 else {
        throw members.error("`range` must be a list of two values", key)
      }
      func end(_ node: JSONNode) throws(DiagnosticError) -> PredicateOperand? {
        node.isNull ? nil : try PredicateOperand(decoding: node)
      }
      test = .range(try end(ends[0]), try end(ends[1]))
    case "oneOf":
      var operands: [PredicateOperand] = []
      for value in try members.list(key) { operands.append(try PredicateOperand(decoding: value)) }
      test = .oneOf(operands)
    default: test = .valid(try members.optionalBoolean(key) ?? true)
    }
  }

  func holds(in scope: ExpressionScope) -> Bool {
    let raw: Value
    switch scope.datum {
    case .none: raw = .null
    case .row(let row): raw = field.path.value(in: row.table, row: row.index)
    case .value(let value): raw = field.path.segments.reduce(value) { $0.member($1) }
    }
    if case .valid(let wanted) = test { return raw.isValid == wanted }
    let zone = scope.conventions.zone
    let unit = timeUnit?.unit(zone: zone, extent: nil)
    var value = raw
    if let unit {
      let instant = DateFunctions.instant(raw, zone)
      value = .date(raw.isNull ? .nan : unit.isBinned ? instant : unit.floor(instant))
    }
    func constant(_ operand: PredicateOperand) -> Value {
      operand.value(comparedWith: value, unit: unit, zone: zone)
    }
    func compare(_ operand: PredicateOperand, _ operation: BinaryOperator) -> Bool {
      operation.apply(to: value, constant(operand)).isTruthy
    }
    func equals(_ operand: PredicateOperand) -> Bool {
      if compare(operand, .identical) { return true }
      // The text itself is equal too, whatever date it spells.
      guard unit == nil, case .value(let plain) = operand else { return false }
      return BinaryOperator.areIdentical(value, plain)
    }
    switch test {
    case .equal(let operand): return equals(operand)
    case .less(let operand): return compare(operand, .less)
    case .lessOrEqual(let operand): return compare(operand, .lessOrEqual)
    case .greater(let operand): return compare(operand, .greater)
    case .greaterOrEqual(let operand): return compare(operand, .greaterOrEqual)
    case .range(let low, let high):
      return (low.map { compare($0, .greaterOrEqual) } ?? true)
        && (high.map { compare($0, .lessOrEqual) } ?? true)
    case .oneOf(let operands): return operands.contains(where: equals)
    case .valid: return true
    }
  }
}
