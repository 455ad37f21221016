package import Syntax

/// Why a film could not be made.
package enum RenderError: Error, Sendable {
  /// The scene is invalid, or a file it names is; or a warning, where warnings count as errors.
  case scene([Diagnostic])
  /// What is asked for does not fit the scene: a time after its end, a format that there is not.
  case request(String)
  /// An output could not be written.
  case output(String)
  /// A limit was exceeded.
  case limit(String)
  /// A library failed where it must not.
  case defect(String)
  /// The work was stopped from outside.
  case cancelled
}
