import Encoding

/// The program: reads its arguments, runs a command, reports what went wrong.
package enum Tool {
  /// Runs the command that the arguments (without the program's name) ask for; answers the exit status.
  package static func run(_ arguments: [String]) async -> ExitStatus {
    let work = Task { await dispatch(arguments) }
    let watch = SignalWatch(
      cancel: { work.cancel() }, abandon: { TemporaryFiles.ofProcess.removeAll() })
    let status = await work.value
    return watch.signal.map { .signal($0) } ?? status
  }

  private static func dispatch(_ arguments: [String]) async -> ExitStatus {
    var console = Console(ParsedArguments())
    do {
      guard let first = arguments.first else {
        console.say(HelpText.program)
        return .usage
      }
      switch first {
      case "--version", "-V":
        try console.output("chartreel \(ProgramVersion.text)")
        return .done
      case "--help", "-h":
        try console.output(HelpText.program)
        return .done
      default: break
      }
      if first.hasPrefix("-") {
        throw UsageError("the command comes first; there is no option \(first)")
      }
      let command = try CommandCatalog.require(first)
      let options = command.options + [.help]
      let parsed = try ArgumentParser(options: options).parse(Array(arguments.dropFirst()))
      if parsed.has(.help) {
        try console.output(HelpText.page(of: command))
        return .done
      }
      console = Console(parsed)
      try command.checkOperands(parsed)
      return try await command.run(parsed, console)
    } catch {
      return report(error, command: arguments.first, console)
    }
  }

  private static func report(
    _ error: any Error, command: String?, _ console: Console
  ) -> ExitStatus {
    let fault = Fault(error)
    console.report(fault.diagnostics)
    if let message = fault.message { console.report(message, status: fault.status) }
    if fault.status == .usage, error is UsageError {
      let page = command.flatMap(CommandCatalog.command(named:)).map { "help \($0.name)" } ?? "help"
      console.note("'chartreel \(page)' shows what there is")
    }
    return fault.status
  }
}
