/// Reads dates from text; every text without a zone is taken as UTC.
enum InstantText {
  /// Milliseconds since 1970 of an ISO 8601 text or one of JavaScript's common forms; NaN for anything else.
  static func milliseconds(_ text: String) -> Double { .nan }

  /// Milliseconds since 1970 of a text in the form of a d3 time-format specifier; NaN where it does not match.
  static func milliseconds(_ text: String, specifier: String) -> Double { .nan }

  /// What is wrong with a specifier; nil for a good one.
  static func problem(inSpecifier specifier: String) -> String? { nil }
}
