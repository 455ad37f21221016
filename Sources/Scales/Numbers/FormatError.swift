/// What is wrong with a number or time format, and where in it.
package struct FormatError: Error, Hashable, Sendable {
  /// The whole format as it was given.
  package let specifier: String
  /// How many characters come before the fault.
  package let position: Int
  package let reason: String

  package var message: String {
    "\"\(specifier)\" is not a format: \(reason), at character \(position + 1)"
  }
}
