/// How a continuous scale bends values before it maps them in a straight line.
package enum ScaleKind: Hashable, Sendable {
  case linear
  case log(base: Double)
  case pow(exponent: Double)
  case sqrt
  /// A logarithm that passes through zero; straight within about ±constant.
  case symlog(constant: Double)
  /// Values are positions already.
  case identity
  /// Values are milliseconds since 1970; the zone decides where days begin.
  case time(zone: TimeZoneRule)
}
