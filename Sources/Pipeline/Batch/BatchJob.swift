package import Encoding
package import Syntax

/// One scene of a batch, and the file to make of it.
package struct BatchJob: Sendable {
  /// The scene's path as seen from the working folder.
  package var scenePath: String
  package var outputPath: String
  package var format: OutputFormat
  /// Params of this job alone; they go before those of the command line.
  package var parameters: JSONObject
  /// The list that names the job; nil for a scene given on the command line.
  package var listPath: String?
}
