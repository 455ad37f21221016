import Dispatch
import Glibc
import Synchronization

/// Turns SIGINT, SIGTERM and SIGHUP into a cancellation, and ends the process if that takes too long.
///
/// A closed pipe (SIGPIPE) no longer ends the process: the write that met it fails instead.
struct SignalWatch {
  /// The signal that came first.
  private final class FirstSignal: Sendable {
    let number = Mutex<Int32?>(nil)
  }

  private let first = FirstSignal()
  private let sources: [any DispatchSourceSignal]
  /// Long enough for a worker to finish its frame and for files to be removed.
  private static let patience = DispatchTimeInterval.milliseconds(1500)

  /// The number of the signal that came first; nil while none has.
  var signal: Int32? { first.number.withLock { $0 } }

  /// Watches from now on; `cancel` is called once, `abandon` just before the process ends by force.
  init(cancel: @escaping @Sendable () -> Void, abandon: @escaping @Sendable () -> Void) {
    Self.ignore(SIGPIPE)
    let queue = DispatchQueue(label: "signals", qos: .userInteractive)
    // Started with SIGHUP ignored (nohup), the program is meant to outlive its terminal.
    let numbers = [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
    sources = numbers.map { [first] number in
      Self.ignore(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        let end: @Sendable () -> Void = {
          abandon()
          _exit(ExitStatus.signal(number).rawValue)
        }
        let isFirst = first.number.withLock { known in
          defer { known = known ?? number }
          return known == nil
        }
        guard isFirst else { return end() }
        cancel()
        queue.asyncAfter(deadline: .now() + Self.patience, execute: end)
      }
      source.resume()
      return source
    }
  }

  private static func ignore(_ number: Int32) { _ = Glibc.signal(number, SIG_IGN) }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return handler == ignoring
  }
}
