/// One message about a scene: what is wrong, where, and what to do.
package struct Diagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable, Hashable { case error, warning }

  /// The kind of fault, which decides the exit status.
  package enum Kind: Sendable, Hashable {
    /// The scene is invalid.
    case scene
    /// A file that it names is missing, unreadable or not decodable.
    case file
    /// A limit was exceeded.
    case limit
  }

  package var severity: Severity
  package var kind: Kind
  package var message: String
  package var location: SourceLocation?

  package init(
    _ severity: Severity, _ message: String, at location: SourceLocation?, kind: Kind = .scene
  ) {
    self.severity = severity
    self.kind = kind
    self.message = message
    self.location = location
  }
}

/// The reason why a stage could not finish: one or more diagnostics, in the order of the file.
package struct DiagnosticError: Error, Sendable {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package init(_ message: String, at location: SourceLocation?, kind: Diagnostic.Kind = .scene) {
    diagnostics = [Diagnostic(.error, message, at: location, kind: kind)]
  }

  /// The same error, at a place where it has none.
  package func located(at location: SourceLocation?) -> DiagnosticError {
    DiagnosticError(
      diagnostics.map { diagnostic in
        var result = diagnostic
        result.location = diagnostic.location ?? location
        return result
      })
  }
}
