import Foundation
import TestSupport
import Testing

@testable import Syntax

@Suite struct InputPlaceTests {
  @Test func `a file is read whole, each time anew`() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let path = try folder.write(Data(bytes), to: "a")
    #expect(try InputPlace(path).read() == bytes)
    try folder.write("new", to: "a")
    #expect(try InputPlace(path).read() == Array("new".utf8))
  }

  @Test(arguments: [
    ("none", InputFailure.missing), ("a/b", .missing), ("/", .folder), ("", .missing),
  ])
  func `what cannot be read has its reason`(path: String, failure: InputFailure) throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a")
    let place = InputPlace(path.hasPrefix("/") ? path : path.isEmpty ? "" : folder.file(path))
    #expect(throws: failure) { try place.read() }
    #expect(throws: failure) { try place.read(takesSpecialFiles: false) }
  }

  @Test func `a pipe gives what it gave before`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    pipe.fileHandleForWriting.write(Data("abc".utf8))
    try pipe.fileHandleForWriting.close()
    let place = InputPlace("/dev/fd/\(descriptor)")
    #expect(place == .stream(descriptor))
    for _ in 0..<2 { #expect(try place.read() == Array("abc".utf8)) }
  }

  @Test func `devices are refused where they may not be`() {
    #expect(throws: InputFailure.specialFile) {
      try InputPlace("/dev/zero").read(takesSpecialFiles: false)
    }
  }
}
