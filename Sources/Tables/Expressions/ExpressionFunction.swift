import Syntax

/// A function that expressions can call.
struct ExpressionFunction: Sendable {
  /// Throws an `ExpressionError`; untyped, since a closure of several statements infers no other.
  typealias Body = @Sendable ([Value], inout ExpressionEvaluation) throws -> Value
  typealias OfNumber = @Sendable (Double) -> Double

  let name: String
  /// How many values it takes.
  let arity: ClosedRange<Int>
  let body: Body
  /// The same for one number, where the function only coerces its one value to a number and gives a number.
  private(set) var ofNumber: OfNumber?
  /// What a value that is missing counts as.
  private var missing = Value.null
  /// Whether values that are missing at the end are as if they had not been given.
  private var omitsMissing = true

  init(_ name: String, _ arity: ClosedRange<Int>, _ body: @escaping Body) {
    self.name = name
    self.arity = arity
    self.body = body
  }

  /// A function of exactly `count` values.
  init(_ name: String, _ count: Int, _ body: @escaping Body) {
    self.init(name, count...count, body)
  }

  /// A function of one number.
  init(_ name: String, ofNumber: @escaping OfNumber) {
    self.init(name, 1) { values, _ in .number(ofNumber(values[0].asNumber)) }
    self.ofNumber = ofNumber
    missing = .number(.nan)
  }

  /// The function with another value in the place of one that is missing.
  func counting(missing: Value, omitted: Bool = true) -> ExpressionFunction {
    var function = self
    function.missing = missing
    function.omitsMissing = omitted
    return function
  }

  /// Values with what the function takes in the place of those that are missing.
  func replacingMissing(in values: [Value]) -> [Value] {
    var values = values
    while omitsMissing, values.count > arity.lowerBound, values.last?.isUndefined == true {
      values.removeLast()
    }
    return values.map { $0.isUndefined ? missing : $0 }
  }

  var arityWords: String {
    let (low, high) = (arity.lowerBound, arity.upperBound)
    if low == high { return "\(low) value\(low == 1 ? "" : "s")" }
    return high > 100 ? "at least \(low) values" : "\(low) to \(high) values"
  }

  /// All functions, by group.
  static let all: [ExpressionFunction] =
    TypeFunctions.all + MathFunctions.all + DistributionFunctions.all + SequenceFunctions.all
    + TextFunctions.all + PatternFunctions.all + DateFunctions.all + FormatFunctions.all
    + ColorFunctions.all

  /// The operator `in`: whether an object has a member of a name, or a list an element of an index.
  static let membership = ExpressionFunction("in", 2) { values, _ in
    switch values[1] {
    case .object(let members): return .boolean(members[values[0].asText] != nil)
    case .array(let elements):
      let name = values[0].asText
      return .boolean(name == "length" || Int(name).map(elements.indices.contains) ?? false)
    default: throw ExpressionError("expected an object or a list; found \(values[1].kind)")
    }
  }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Functions of Vega that need a running view, a scale or a person.
  static let unavailable: Set<String> = [
    "scale", "invert", "copy", "domain", "range", "bandwidth", "bandspace", "gradient",
    "panLinear", "panLog", "panPow", "panSymlog", "zoomLinear", "zoomLog", "zoomPow", "zoomSymlog",
    "containerSize", "screen", "windowSize", "data", "indata", "setdata", "modify", "inScope",
    "item", "group", "x", "y", "xy", "pinchDistance", "pinchAngle", "geoArea", "geoBounds",
    "geoCentroid", "geoScale", "geoShape", "pathShape", "treePath", "treeAncestors", "warn",
    "info", "debug", "encode", "vlSelectionTest", "vlSelectionIdTest", "vlSelectionResolve",
    "vlSelectionTuples", "lassoAppend", "lassoPath", "intersect", "intersectLasso", "isTuple",
  ]

  static func named(
    _ name: String, at position: Int
  ) throws(ExpressionError) -> ExpressionFunction {
    if let function = byName[name] { return function }
    if name == "now" {
      throw ExpressionError(
        "`now()` would give another film each time; use a parameter or a fixed `datetime(…)`",
        at: position)
    }
    if unavailable.contains(name) {
      throw ExpressionError(
        "the function `\(name)` is not available in a scene's expressions", at: position)
    }
    let hint = Vocabulary(["if"] + all.map(\.name)).hint(for: name)
    throw ExpressionError("no function `\(name)`\(hint)", at: position)
  }
}
