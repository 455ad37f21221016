import Foundation
import Testing

@testable import Encoding

@Suite("Atomic file", .serialized) struct AtomicFileTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func destination(_ name: String, replaces: Bool = true) -> OutputDestination {
    OutputDestination(path: folder(name), replacesExisting: replaces)
  }

  @Test func appearsOnlyWhenComplete() throws {
    let file = try AtomicFile(destination("a/b/c.bin"))
    try file.write([1, 2, 3])
    #expect(!FileManager.default.fileExists(atPath: folder("a/b/c.bin")))
    try file.commit()
    #expect(try folder.bytes("a/b/c.bin") == [1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("a/b")) == ["c.bin"])
  }

  @Test func leavesTheOldFileWhenLetGo() throws {
    try Data([9]).write(to: URL(fileURLWithPath: folder("a.bin")))
    do {
      let file = try AtomicFile(destination("a.bin"))
      try file.write(Array(repeating: 1, count: 200_000))
      #expect(try folder.names.count == 2)
      #expect(try folder.names[0].hasPrefix(".a.bin."))
    }
    #expect(try folder.names == ["a.bin"])
    #expect(try folder.bytes("a.bin") == [9])
  }

  @Test func replacesAndKeepsTheMode() throws {
    try Data([9]).write(to: URL(fileURLWithPath: folder("a.bin")))
    #expect(unsafe chmod(folder("a.bin"), 0o640) == 0)
    let file = try AtomicFile(destination("a.bin"))
    try file.write([7])
    try file.commit()
    #expect(try folder.bytes("a.bin") == [7])
    let mode = try FileManager.default.attributesOfItem(atPath: folder("a.bin"))[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test func writesThroughALink() throws {
    try Data([9]).write(to: URL(fileURLWithPath: folder("real.bin")))
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.bin"), withDestinationPath: "real.bin")
    let file = try AtomicFile(destination("link.bin"))
    try file.write([7])
    try file.commit()
    #expect(try folder.bytes("real.bin") == [7])
    #expect(try folder.names == ["link.bin", "real.bin"])
  }

  @Test func refusesToReplace() throws {
    try Data([9]).write(to: URL(fileURLWithPath: folder("a.bin")))
    let error = #expect(throws: EncodingError.self) {
      _ = try AtomicFile(destination("a.bin", replaces: false))
    }
    #expect(error == .exists(path: folder("a.bin")))
    #expect(error?.description.contains("exists") == true)
    // The name may also be taken while the film is drawn.
    let file = try AtomicFile(destination("b.bin", replaces: false))
    try Data([8]).write(to: URL(fileURLWithPath: folder("b.bin")))
    #expect(throws: EncodingError.exists(path: folder("b.bin"))) { try file.commit() }
    #expect(try folder.names == ["a.bin", "b.bin"])
    #expect(try folder.bytes("b.bin") == [8])
    let free = try AtomicFile(destination("c.bin", replaces: false))
    try free.write([5])
    try free.commit()
    #expect(try folder.bytes("c.bin") == [5])
    #expect(try folder.names == ["a.bin", "b.bin", "c.bin"])
  }

  @Test(arguments: ["", "/proc/none/a.mp4", "/"])
  func refusesWhatCannotBeWritten(path: String) {
    let error = #expect(throws: EncodingError.self) {
      _ = try AtomicFile(OutputDestination(path: path))
    }
    guard case .unwritable = error else {
      Issue.record("\(path) gave \(String(describing: error))")
      return
    }
  }

  @Test func saysThatTheDiskIsFull() throws {
    let file = try AtomicFile(OutputDestination(path: "/dev/full"))
    try file.write([1])
    let error = #expect(throws: EncodingError.self) { try file.commit() }
    guard case .unwritable(path: "/dev/full", let reason) = error else {
      Issue.record("gave \(String(describing: error))")
      return
    }
    #expect(reason.contains("space"))
  }

  @Test func removesAllTemporariesAfterASignal() throws {
    let register = TemporaryFiles()
    let files = try ["a.bin", "b.bin"].map {
      try AtomicFile(destination($0), register: register)
    }
    let finished = try AtomicFile(destination("c.bin"), register: register)
    try finished.commit()
    #expect(register.paths == files.compactMap(\.temporaryPath))
    #expect(try folder.names.count == 3)
    register.removeAll()
    #expect(register.paths == [])
    #expect(try folder.names == ["c.bin"])
    #expect(throws: EncodingError.self) { try files[0].commit() }
    #expect(throws: EncodingError.self) {
      _ = try AtomicFile(destination("d.bin"), register: register)
    }
    #expect(try folder.names == ["c.bin"])
  }
}
