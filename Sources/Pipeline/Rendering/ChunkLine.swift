/// Hands chunks out in order and takes their results back in order, with few waiting in memory.
///
/// Workers finish in any order; a result is passed on when all before it were.
actor ChunkLine<Result: Sendable> {
  private let count: Int
  /// How many chunks may be handed out beyond those passed on.
  private let window: Int
  private let passOn: @Sendable (Int, Result) throws -> Void
  private var handedOut = 0
  private var passedOn = 0
  private var waitingResults: [Int: Result] = [:]
  private var waitingWorkers: [CheckedContinuation<Void, Never>] = []
  private var hasFailed = false

  /// A line of `count` chunks; `passOn` is called once for each, in order, never twice at a time.
  init(
    count: Int, window: Int, passOn: @escaping @Sendable (Int, Result) throws -> Void
  ) {
    self.count = count
    self.window = max(1, window)
    self.passOn = passOn
  }

  /// The next chunk's index; nil when all are handed out or the work has failed.
  func next() async -> Int? {
    // The chunk that all wait for is with a worker, which wakes the others when it comes back.
    while !hasFailed, handedOut < count, handedOut >= passedOn + window {
      await withCheckedContinuation { waitingWorkers.append($0) }
    }
    guard !hasFailed, handedOut < count else { return nil }
    defer { handedOut += 1 }
    return handedOut
  }

  func deliver(_ result: Result, of index: Int) throws {
    waitingResults[index] = result
    while let result = waitingResults.removeValue(forKey: passedOn) {
      try passOn(passedOn, result)
      passedOn += 1
    }
    wake()
  }

  /// Ends the work early: nobody gets a chunk any more.
  func fail() {
    hasFailed = true
    waitingResults.removeAll()
    wake()
  }

  private func wake() {
    let workers = waitingWorkers
    waitingWorkers.removeAll()
    for worker in workers { worker.resume() }
  }
}
