import Foundation
import SceneModel
import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct NewToolTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
    try await BuiltProgram.run(arguments, in: folder)
  }

  @Test func `every template is listed, and is a good scene`() async throws {
    let names = Template.allCases.map(\.rawValue)
    let list = try await run("new")
    for name in names { #expect(list.outputText.contains(name)) }
    for name in names {
      #expect(try await run("new", name, "-o", name + ".json").status == 0)
    }
    let result = try await BuiltProgram.run(
      ["validate", "--strict"] + names.map { $0 + ".json" }, in: folder)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.outputText.split(separator: "\n").count == names.count)
  }

  @Test func `a template goes to standard output or to a file, which may be kept`() async throws {
    let result = try await run("new", "bar")
    #expect(result.status == 0 && result.messages.isEmpty)
    try folder.write("mine", to: "a.json")
    #expect(try await run("new", "bar", "-o", "a.json", "--no-clobber").status == 5)
    #expect(folder.read("a.json") == Data("mine".utf8))
    #expect(try await run("new", "bar", "-o", "a.json").status == 0)
    #expect(folder.read("a.json") == result.output)
  }

  @Test func `an unknown template is told the nearest`() async throws {
    let result = try await run("new", "dounut")
    #expect(result.status == 2 && result.messages.contains("did you mean \"donut\"?"))
  }
}
