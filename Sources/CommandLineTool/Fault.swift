import Encoding
import Pipeline
import Syntax

/// An error as the user meets it: what is said, and the exit status.
struct Fault {
  var diagnostics: [Diagnostic] = []
  /// Nil where the diagnostics say it all, or where nobody is left to hear it.
  var message: String?
  let status: ExitStatus

  init(_ message: String?, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    status = Self.status(of: diagnostics)
  }

  init(_ error: any Error) {
    switch error {
    case let error as UsageError: self.init(error.message, .usage)
    case let error as StreamError:
      // A reader that has seen enough closes the pipe; that needs no comment.
      let reason = "standard output could not be written: \(error.errno.message)"
      self.init(error.errno == .brokenPipe ? nil : reason, .unwritableOutput)
    case let error as DiagnosticError: self.init(error.diagnostics)
    case let error as RenderError: self.init(error)
    case is CancellationError, is EncodingError: self.init(RenderError(error))
    default: self.init("\(error)", .defect)
    }
  }

  init(_ error: RenderError) {
    switch error {
    case .scene(let found): self.init(found)
    case .request(let text): self.init(text, .usage)
    case .output(let text): self.init(text, .unwritableOutput)
    // A reader that has seen enough closes the pipe; that needs no comment.
    case .closedPipe: self.init(nil, .unwritableOutput)
    case .limit(let text): self.init(text, .limitExceeded)
    case .defect(let text): self.init(text, .defect)
    case .cancelled: self.init("interrupted", .signal(2))
    }
  }

  /// The status for a scene with these errors: its own mistakes first, then files, then limits.
  ///
  /// A list of mere warnings is one that `--strict` refuses.
  static func status(of diagnostics: [Diagnostic]) -> ExitStatus {
    let errors = diagnostics.filter { $0.severity == .error }
    let kinds = errors.isEmpty ? [.scene] : errors.map(\.kind)
    return kinds.contains(.scene)
      ? .invalidScene : kinds.contains(.file) ? .unreadableInput : .limitExceeded
  }
}
