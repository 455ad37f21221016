import Foundation
import Testing

@testable import CommandLineTool

@Suite struct CommandCatalogTests {
  @Test func `the list and the folder of commands agree`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Sources/CommandLineTool/Commands").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let names = CommandCatalog.all.map { command in
      command.name.prefix(1).uppercased() + command.name.dropFirst() + "Command.swift"
    }
    #expect(files == names.sorted())
  }

  @Test func `each command has its own words and no option twice`() {
    #expect(Set(CommandCatalog.all.map { $0.name }).count == CommandCatalog.all.count)
    for command in CommandCatalog.all {
      let names = command.options.map(\.name)
      let letters = (command.options + [.help]).compactMap(\.letter)
      #expect(Set(names).count == names.count, "\(command.name)")
      #expect(Set(letters).count == letters.count, "\(command.name)")
    }
  }

  @Test func `a page names every option and fits a terminal`() {
    for command in CommandCatalog.all {
      let page = HelpText.page(of: command)
      for option in command.options { #expect(page.contains("--" + option.name)) }
      for line in page.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
    for command in CommandCatalog.all { #expect(HelpText.program.contains(command.name)) }
  }

  @Test(arguments: [
    ("rendr", "unknown command \"rendr\"; did you mean \"render\"?"),
    ("validat", "unknown command \"validat\"; did you mean \"validate\"?"),
  ])
  func `a misspelt command is told the nearest`(name: String, message: String) {
    #expect(throws: UsageError(message)) { try CommandCatalog.require(name) }
  }
}
