import Testing

@testable import Pipeline

@Suite struct ChunkLineTests {
  struct Refused: Error {}

  /// Notes what it is given; refuses all if told so.
  final class Record: ChunkSink {
    private(set) var pieces: [Int] = []
    let refuses: Bool

    init(refuses: Bool = false) { self.refuses = refuses }

    func append(_ piece: Int) throws {
      if refuses { throw Refused() }
      pieces.append(piece)
    }
  }

  @Test(arguments: [1, 2, 8])
  func `results are passed on in order, whoever is slow`(workers: Int) async throws {
    let line = ChunkLine(count: 40, window: 2 * workers, into: Record())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<workers {
        group.addTask {
          while let index = await line.next() {
            // Every third chunk takes longer, so that the others overtake it.
            for _ in 0..<(index % 3 == 0 ? 200 : 1) { await Task.yield() }
            try await line.deliver(index * index, of: index)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(await line.withSink { $0.pieces } == (0..<40).map { $0 * $0 })
  }

  @Test func `no more chunks are out than the window allows`() async throws {
    let line = ChunkLine(count: 10, window: 3, into: Record())
    for expected in 0..<3 { #expect(await line.next() == expected) }
    async let waiting = line.next()
    try await line.deliver(0, of: 1)
    #expect(await line.withSink { $0.pieces.isEmpty })
    try await line.deliver(0, of: 0)
    #expect(await waiting == 3)
  }

  @Test func `after a failure everybody goes home`() async {
    let line = ChunkLine(count: 10, window: 1, into: Record(refuses: true))
    #expect(await line.next() == 0)
    async let waiting = line.next()
    await #expect(throws: Refused.self) { try await line.deliver(0, of: 0) }
    await line.fail()
    #expect(await waiting == nil)
    #expect(await line.next() == nil)
  }

  @Test func `an error of one worker ends the run`() async {
    let line = ChunkLine(count: 10, window: 4, into: Record())
    await #expect(throws: Refused.self) {
      try await line.run(workers: 4, tools: {}) { _, index in
        if index == 5 { throw Refused() }
        return index
      }
    }
  }
}
