package import Syntax

/// A file that the user names on the command line.
package enum InputFile {
  /// Reads a whole file, a pipe or a device; `-` is standard input.
  ///
  /// The message of a failure has the path as it was tried.
  package static func read(_ path: String) throws(DiagnosticError) -> SourceText {
    let isStandardInput = path == "-"
    do throws(InputFailure) {
      return SourceText(name: isStandardInput ? "<stdin>" : path, bytes: try place(path).read())
    } catch {
      let name = isStandardInput ? "standard input" : path
      throw DiagnosticError("cannot read \(name): \(error.reason)", at: nil, kind: error.kind)
    }
  }

  /// Whether a path means a stream that the program was started with, which is in no folder.
  static func isStream(_ path: String) -> Bool { place(path).isStream }

  private static func place(_ path: String) -> InputPlace {
    path == "-" ? .standardInput : InputPlace(path)
  }
}
