/// Takes the results of chunks, in the order of the film.
protocol ChunkSink: SendableMetatype {
  associatedtype Piece: Sendable

  /// Takes the next chunk's result.
  func append(_ piece: Piece) throws
}

/// Hands chunks out in order and takes their results back in order, with few waiting in memory.
///
/// Workers finish in any order; a result goes to the sink when all before it have.
actor ChunkLine<Sink: ChunkSink> {
  private let count: Int
  /// How many chunks may be handed out beyond those that the sink has.
  private let window: Int
  private let sink: Sink
  private var handedOut = 0
  private var passedOn = 0
  private var waitingPieces: [Int: Sink.Piece] = [:]
  private var waitingWorkers: [CheckedContinuation<Void, Never>] = []
  private var hasFailed = false

  /// A line of `count` chunks into a sink that nobody else uses.
  init(count: Int, window: Int, into sink: sending Sink) {
    self.count = count
    self.window = max(1, window)
    self.sink = sink
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

  /// Takes a chunk's result, and passes on what is next in order.
  func deliver(_ piece: Sink.Piece, of index: Int) throws {
    waitingPieces[index] = piece
    while let piece = waitingPieces.removeValue(forKey: passedOn) {
      try sink.append(piece)
      passedOn += 1
    }
    wake()
  }

  /// Ends the work early: nobody gets a chunk any more.
  func fail() {
    hasFailed = true
    waitingPieces.removeAll()
    wake()
  }

  /// Does something with the sink, such as closing it.
  func withSink<Answer: Sendable>(
    _ body: @Sendable (Sink) throws -> Answer
  ) rethrows -> Answer { try body(sink) }

  private func wake() {
    let workers = waitingWorkers
    waitingWorkers.removeAll()
    for worker in workers { worker.resume() }
  }
}

extension ChunkLine {
  /// Works on every chunk with some workers at once; each makes its own tools first.
  ///
  /// The first error ends the work of all; so does a cancellation.
  nonisolated func run<Tools>(
    workers: Int, tools: @escaping @Sendable () throws -> Tools,
    work: @escaping @Sendable (Tools, Int) throws -> Sink.Piece
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, min(workers, count)) {
        group.addTask {
          do {
            let own = try tools()
            while let index = await self.next() {
              try Task.checkCancellation()
              let piece = try work(own, index)
              try await self.deliver(piece, of: index)
            }
          } catch {
            await self.fail()
            throw error
          }
        }
      }
      try await group.waitForAll()
    }
    try Task.checkCancellation()
  }
}
