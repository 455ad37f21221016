import Encoding
import Raster
package import Syntax

/// Why a film could not be made.
package enum RenderError: Error, Sendable {
  /// The scene is invalid, or a file it names is; or a warning, where warnings count as errors.
  case scene([Diagnostic])
  /// What is asked for does not fit the scene: a time after its end, a format that there is not.
  case request(String)
  /// An output could not be written.
  case output(String)
  /// Whoever read standard output has stopped reading.
  case closedPipe
  /// A limit was exceeded.
  case limit(String)
  /// A library failed where it must not.
  case defect(String)
  /// The work was stopped from outside.
  case cancelled

  /// The error of any stage, by what it means to the user.
  package init(_ error: any Error) {
    switch error {
    case let error as RenderError: self = error
    case let error as DiagnosticError: self = .scene(error.diagnostics)
    case let error as EncodingError: self.init(encoding: error)
    case let error as RasterError: self.init(raster: error)
    case is CancellationError: self = .cancelled
    default: self = .defect("\(error)")
    }
  }

  /// The error in one line, with its place and how many more there are.
  package var summary: String {
    switch self {
    case .scene(let diagnostics):
      guard let first = DiagnosticReport(diagnostics).diagnostics.first else { return "invalid" }
      let place = first.location.map { location in
        let position = location.position
        return "\(location.source.name):\(position.line):\(position.column): "
      }
      let more = diagnostics.count - 1
      return (place ?? "") + first.message + (more > 0 ? " (and \(more) more)" : "")
    case .request(let text), .output(let text), .limit(let text), .defect(let text): return text
    case .closedPipe: return "standard output was closed"
    case .cancelled: return "interrupted"
    }
  }

  private init(encoding error: EncodingError) {
    switch error {
    case .unknownFormat, .missingExtension, .unsuitableCodec: self = .request(error.description)
    case .unwritable(path: "-", reason: "Broken pipe"): self = .closedPipe
    case .unwritable, .exists, .inTheWay, .missingLibrary, .missingEncoder:
      self = .output(error.description)
    case .limit: self = .limit(error.description)
    case .failed: self = .defect(error.description)
    }
  }

  private init(raster error: RasterError) {
    switch error {
    case .frameTooLarge, .nestedTooDeep: self = .limit(error.description)
    case .cairo: self = .defect(error.description)
    }
  }
}
