/// Why a text or a number is no frame rate.
package struct FrameRateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was given, as text.
  package let given: String

  package var description: String {
    "\(given) is no frame rate; write a number above 0 and at most 1000, such as 30 or 30000/1001"
  }
}
