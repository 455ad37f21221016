package import Charts
package import Raster
package import Syntax

/// A scene that is read, checked and laid out, ready to be drawn.
package struct PreparedScene: Sendable {
  /// The path as the user wrote it.
  package let path: String
  package let film: Film
  package let fonts: FontLibrary
  /// What the scene asks for itself; paths are relative to the working folder.
  package let outputs: [RequestedOutput]
  /// How files were read, where that was found out.
  package let notes: [String]
  /// From reading, from laying out, and from finding fonts.
  package let warnings: [Diagnostic]

  package init(
    path: String, film: Film, fonts: FontLibrary, outputs: [RequestedOutput] = [],
    notes: [String] = [], warnings: [Diagnostic] = []
  ) {
    self.path = path
    self.film = film
    self.fonts = fonts
    self.outputs = outputs
    self.notes = notes
    self.warnings = warnings
  }

  /// One warning makes this an error, where warnings count as errors.
  package func refusingWarnings() throws(RenderError) {
    try Self.refuse(warnings)
  }

  /// Throws the warnings as errors, if there are any.
  package static func refuse(_ warnings: [Diagnostic]) throws(RenderError) {
    guard !warnings.isEmpty else { return }
    throw .scene(
      warnings.map { warning in
        var error = warning
        error.severity = .error
        return error
      })
  }
}

/// An output that a scene names itself.
package struct RequestedOutput: Hashable, Sendable {
  package let path: String
  package let formatName: String?
  package let codecName: String?

  package init(path: String, formatName: String?, codecName: String? = nil) {
    self.path = path
    self.formatName = formatName
    self.codecName = codecName
  }
}
