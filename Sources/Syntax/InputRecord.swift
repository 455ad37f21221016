import Synchronization

/// What ``InputPlace`` reads while a task does something, from whatever files that is.
package final class InputRecord: Sendable {
  @TaskLocal static var current: InputRecord?

  private let inputs = Mutex<[[UInt8]]>([])

  package init() {}

  /// The bytes of each file, in the order in which they were read; one that was read twice is there twice.
  package var bytes: [[UInt8]] { inputs.withLock { $0 } }

  /// Notes all that is read on the way.
  package func noting<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: work)
  }

  func add(_ bytes: [UInt8]) { inputs.withLock { $0.append(bytes) } }
}
