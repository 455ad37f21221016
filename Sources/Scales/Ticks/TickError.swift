/// Why a set of ticks was refused.
package enum TickError: Error, Hashable, Sendable {
  /// More ticks than `limit` would be made; the value is how many, capped at 1e15.
  case tooMany(count: Int)
  /// The distance between ticks is zero, negative or not finite.
  case badStep

  /// The most ticks that one axis or legend may have.
  package static let limit = 1000

  package var message: String {
    switch self {
    case .tooMany(let count):
      "\(count) ticks are more than the \(Self.limit) that an axis may have"
    case .badStep:
      "the step between ticks must be a finite number above 0"
    }
  }

  /// Throws when a number of ticks, in floating point since it may be huge, is over the limit.
  static func check(_ count: Double) throws(TickError) {
    guard count > Double(limit) else { return }
    throw .tooMany(count: Int(exactly: min(count, 1e15).rounded()) ?? .max)
  }
}
