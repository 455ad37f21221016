import Glibc
import Syntax

/// Where a command's words go: data to standard output, everything else to standard error.
struct Console: Sendable {
  /// How progress and messages are shown.
  enum Style: String, Sendable { case bar, plain, json, none }

  let style: Style
  let isColored: Bool
  /// Nothing but errors is said.
  let isQuiet: Bool

  init(_ arguments: ParsedArguments) {
    isQuiet = arguments.has(.quiet)
    let isTerminal = StandardStream.error.isTerminal
    let asked = arguments.value(.progress) ?? "auto"
    if asked == "auto" {
      style = isQuiet ? .none : isTerminal ? .bar : .plain
    } else {
      style = Style(rawValue: asked) ?? .plain
    }
    switch arguments.value(.color) {
    case "always": isColored = true
    case "never": isColored = false
    default: isColored = isTerminal && !Self.refusesColor
    }
  }

  /// What `NO_COLOR` and `TERM` ask for.
  private static var refusesColor: Bool {
    let refused = unsafe getenv("NO_COLOR").map { unsafe $0.pointee != 0 } ?? false
    let isDumb = unsafe getenv("TERM").map { unsafe String(cString: $0) == "dumb" } ?? false
    return refused || isDumb
  }

  /// Writes a line of data to standard output.
  func output(_ text: String) throws(StreamError) {
    if let error = StandardStream.output.write(text + "\n") { throw StreamError(error) }
  }

  /// Says something to the user, unless quiet is asked for or messages are JSON.
  func note(_ text: String) {
    guard !isQuiet, style != .json else { return }
    say(ControlCharacters.escaped(text))
  }

  /// Shows warnings and errors with their place and line.
  func report(_ diagnostics: [Diagnostic]) {
    let shown = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    let report = DiagnosticReport(shown)
    if style == .json {
      for diagnostic in report.diagnostics { say(MessageEvent(diagnostic).line) }
      return
    }
    for diagnostic in report.diagnostics.prefix(report.limit) {
      say(colored(DiagnosticReport.text(of: diagnostic), diagnostic.severity))
    }
    let more = report.diagnostics.count - report.limit
    if more > 0 { say("and \(more) more") }
  }

  /// Shows an error that has no place in a file.
  func report(_ message: String, status: ExitStatus) {
    if style == .json {
      say(MessageEvent(error: message, status: status).line)
    } else {
      say(colored("error: " + ControlCharacters.escaped(message), .error))
    }
  }

  /// Writes a line to standard error; there is nobody to tell if that fails.
  func say(_ line: String) { _ = StandardStream.error.write(line + "\n") }

  private func colored(_ text: String, _ severity: Diagnostic.Severity) -> String {
    let word = severity.rawValue + ":"
    guard isColored, let place = text.firstRange(of: word) else { return text }
    let code = severity == .error ? "31" : "33"
    return text.replacingCharacters(in: place, with: "\u{1B}[1;\(code)m\(word)\u{1B}[0m")
  }
}

/// Standard output could not be written.
struct StreamError: Error, Hashable, Sendable {
  let errno: Errno

  init(_ errno: Errno) { self.errno = errno }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var result = self
    result.replaceSubrange(range, with: text)
    return result
  }
}

extension Console {
  /// Tells that the files of a scene are complete.
  func reportDone(_ scene: String, _ paths: [String], frames: Int) {
    if style == .json {
      let files = paths.map { JSONNode(.string($0)) }
      say(
        MessageEvent(
          "done",
          [
            ("scene", .string(scene)), ("frames", .number(Double(frames))),
            ("outputs", .array(files)),
          ]
        ).line)
    } else {
      let names = paths.map { $0 == "-" ? "standard output" : $0 }.joined(separator: ", ")
      note("\(scene): wrote \(names) (\(frames) \(frames == 1 ? "frame" : "frames"))")
    }
  }
}
