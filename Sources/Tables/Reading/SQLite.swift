import CSQLite
import Syntax

/// SQLite's library, loaded when it is first asked for.
enum SQLite {
  private static let loaded: Result<libsqlite3, DiagnosticError> = {
    do throws(DiagnosticError) {
      return .success(try load("libsqlite3.so.0"))
    } catch { return .failure(error) }
  }()

  /// Throws where the library is not installed.
  static func library() throws(DiagnosticError) -> libsqlite3 { try loaded.get() }

  /// Loads the library from a file (`dlopen`, `dlsym`).
  static func load(_ file: String) throws(DiagnosticError) -> libsqlite3 {
    var library = libsqlite3()
    if let reason = unsafe libsqlite3_load(&library, file) {
      throw DiagnosticError(
        "a database needs \(file), which cannot be loaded (\(unsafe String(cString: reason))); "
          + "scripts/install-packages installs it", at: nil, kind: .file)
    }
    return library
  }
}
