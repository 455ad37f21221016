import CCairo

/// What Cairo says about a call; open, so that a code this program never heard of is still a failure.
///
/// Wraps `cairo_status_t`.
package struct CairoStatus: Hashable, Sendable, CustomStringConvertible {
  package let code: UInt32

  package init(code: UInt32) { self.code = code }

  init(_ status: cairo_status_t) { self.init(code: UInt32(status.rawValue)) }

  package static let success = CairoStatus(CAIRO_STATUS_SUCCESS)
  package static let outOfMemory = CairoStatus(CAIRO_STATUS_NO_MEMORY)

  /// Cairo's own words, from `cairo_status_to_string`.
  package var description: String {
    guard let text = unsafe cairo_status_to_string(cairo_status_t(rawValue: code)) else {
      return "unknown status \(code)"
    }
    return unsafe String(cString: text)
  }

  /// Throws when a call did not succeed.
  ///
  /// Every status of Cairo's goes through here.
  func check(command: Int? = nil) throws(RasterError) {
    guard self == .success else { throw .cairo(status: self, command: command) }
  }
}
