import Synchronization
import Testing

@testable import Pipeline

@Suite struct ChunkLineTests {
  struct Refused: Error {}

  /// Notes what was passed on.
  final class Record: Sendable {
    let passedOn = Mutex<[Int]>([])
  }

  @Test(arguments: [1, 2, 8])
  func `results are passed on in order, whoever is slow`(workers: Int) async throws {
    let record = Record()
    let line = ChunkLine<Int>(count: 40, window: 2 * workers) { index, result in
      #expect(result == index * index)
      record.passedOn.withLock { $0.append(index) }
    }
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
    #expect(record.passedOn.withLock { $0 } == Array(0..<40))
  }

  @Test func `no more chunks are out than the window allows`() async throws {
    let line = ChunkLine<Int>(count: 10, window: 3) { _, _ in }
    for expected in 0..<3 { #expect(await line.next() == expected) }
    async let waiting = line.next()
    try await line.deliver(0, of: 1)
    try await line.deliver(0, of: 0)
    #expect(await waiting == 3)
  }

  @Test func `after a failure everybody goes home`() async {
    let line = ChunkLine<Int>(count: 10, window: 1) { _, _ in throw Refused() }
    #expect(await line.next() == 0)
    async let waiting = line.next()
    await #expect(throws: Refused.self) { try await line.deliver(0, of: 0) }
    await line.fail()
    #expect(await waiting == nil)
    #expect(await line.next() == nil)
  }
}
