import FoundationEssentials
package import Syntax

/// A file that the user names on the command line.
package enum InputFile {
  /// Reads a whole file; `-` is standard input.
  ///
  /// The message of a failure has the path as it was tried.
  package static func read(_ path: String) throws(DiagnosticError) -> SourceText {
    let isStandardInput = path == "-"
    let place = isStandardInput ? "/dev/stdin" : path
    do {
      let data = try Data(contentsOf: URL(filePath: place))
      return SourceText(name: isStandardInput ? "<stdin>" : path, bytes: [UInt8](data))
    } catch {
      throw DiagnosticError("cannot read \(path): \(reason(place))", at: nil, kind: .file)
    }
  }

  /// Why a file cannot be read, in a few words.
  private static func reason(_ path: String) -> String {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "there is no such file"
    }
    return isFolder ? "it is a folder" : "there is no permission, or the disk fails"
  }
}
