import Syntax

/// The errors and warnings that decoding collects, so that one run shows them all.
struct Findings {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func error(
    _ message: String, at location: SourceLocation?, kind: Diagnostic.Kind = .scene
  ) {
    diagnostics.append(Diagnostic(.error, message, at: location, kind: kind))
  }

  mutating func warning(_ message: String, at location: SourceLocation?) {
    diagnostics.append(Diagnostic(.warning, message, at: location))
  }

  mutating func add(_ more: [Diagnostic]) { diagnostics += more }

  /// Collects what a step throws and goes on; nil where it threw.
  mutating func attempt<Result>(_ step: () throws(DiagnosticError) -> Result) -> Result? {
    do throws(DiagnosticError) {
      return try step()
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  /// Ends decoding where an error was found.
  func check() throws(DiagnosticError) {
    guard diagnostics.contains(where: { $0.severity == .error }) else { return }
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.location?.offset ?? -1, $0.offset) < (
        $1.element.location?.offset ?? -1, $1.offset
      )
    }
    throw DiagnosticError(sorted.map(\.element))
  }
}
