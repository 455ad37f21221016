package import Syntax

/// A field that a scene names, and where it does.
package struct LocatedField: Sendable, Hashable {
  package var path: FieldPath
  package var location: SourceLocation?

  package init(path: FieldPath, location: SourceLocation? = nil) {
    self.path = path
    self.location = location
  }

  package static func == (a: LocatedField, b: LocatedField) -> Bool { a.path == b.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The values of the field; an error that lists the real names where there is none.
  func values(in table: Table) throws(DiagnosticError) -> [Value] {
    try table.values(of: path, at: location)
  }
}
