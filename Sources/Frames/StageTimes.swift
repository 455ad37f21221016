import Glibc
import Synchronization

/// The steps that a frame goes through, in order.
package enum Stage: Int, CaseIterable, Sendable {
  /// Reading, checking and laying out the scene; once for a film.
  case layout
  /// From a time to a display list.
  case sample
  /// From a display list to pixels.
  case draw
  /// Finding the blocks that changed.
  case compare
  /// From the frame's pixels to what the encoder takes.
  case convert
  case encode
  /// From packets to a file.
  case mux
}

/// How much processor time the stages of a film took, added up over all workers.
///
/// It is at hand as `current` within the task that asked for it; elsewhere nothing is measured.
package final class StageTimes: Sendable {
  private let nanoseconds = Mutex(Array(repeating: 0, count: Stage.allCases.count))

  @TaskLocal package static var current: StageTimes?

  package init() {}

  /// Seconds of processor time that a stage has taken.
  package func seconds(of stage: Stage) -> Double {
    Double(nanoseconds.withLock { $0[stage.rawValue] }) / 1e9
  }

  /// Runs a part of a stage; it is to stay on its thread.
  package static func measure<Result, Failure: Error>(
    _ stage: Stage, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let current else { return try body() }
    let begin = threadNanoseconds
    defer { current.add(threadNanoseconds - begin, to: stage) }
    return try body()
  }

  private func add(_ time: Int, to stage: Stage) {
    nanoseconds.withLock { $0[stage.rawValue] += time }
  }

  /// The processor time of this thread, which other programs on the machine do not add to.
  private static var threadNanoseconds: Int {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
