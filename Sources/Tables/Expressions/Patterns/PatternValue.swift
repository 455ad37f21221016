/// A regular expression as a value: an object of its source and its flags.
struct PatternValue {
  let source: String
  let flags: String

  init?(_ value: Value) {
    guard case .object(let members) = value, members.count == 2,
      case .string(let source)? = members["pattern"], case .string(let flags)? = members["flags"]
    else { return nil }
    self.source = source
    self.flags = flags
  }

  func compiled() throws(ExpressionError) -> CompiledPattern {
    try CompiledPattern(source, flags: flags)
  }

  /// The value, once the pattern is known to be well-formed.
  static func value(
    _ source: String, flags: String, at position: Int
  ) throws(ExpressionError) -> Value {
    do throws(ExpressionError) {
      _ = try CompiledPattern(source, flags: flags)
    } catch {
      throw ExpressionError(error.message, at: position)
    }
    return .object(["pattern": .string(source), "flags": .string(flags)])
  }
}
