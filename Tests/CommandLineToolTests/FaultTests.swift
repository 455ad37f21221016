import Pipeline
import Syntax
import Testing

@testable import CommandLineTool

@Suite struct FaultTests {
  struct Surprise: Error {}

  static let scene = Diagnostic(.error, "a", at: nil)
  static let file = Diagnostic(.error, "b", at: nil, kind: .file)
  static let limit = Diagnostic(.error, "c", at: nil, kind: .limit)

  @Test(
    arguments: [
      (Surprise(), 1), (RenderError.defect(""), 1), (UsageError(""), 2),
      (RenderError.request(""), 2),
      (RenderError.scene([file, scene, limit]), 3), (DiagnosticError([limit, file]), 4),
      (RenderError.output(""), 5), (RenderError.closedPipe, 5), (RenderError.limit(""), 6),
      (DiagnosticError([limit]), 6), (RenderError.cancelled, 130), (CancellationError(), 130),
    ] as [(any Error, Int32)])
  func `each kind of error has its exit status`(error: any Error, status: Int32) {
    #expect(Fault(error).status.rawValue == status, "\(error)")
  }

  @Test func `warnings alone, where they are refused, make the scene invalid`() {
    let warning = Diagnostic(.warning, "w", at: nil, kind: .file)
    #expect(Fault([warning]).status == .invalidScene)
  }

  @Test func `of a closed pipe nothing is said`() {
    #expect(Fault(StreamError(.brokenPipe)).message == nil)
    #expect(Fault(StreamError(Errno(rawValue: 28))).message != nil)
  }
}
