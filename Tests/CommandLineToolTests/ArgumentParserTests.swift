import Testing

@testable import CommandLineTool

@Suite struct ArgumentParserTests {
  let parser = ArgumentParser(options: [.output, .fps, .quiet, .progress, .set])

  @Test func `options stand anywhere, in each of their forms`() throws {
    let parsed = try parser.parse([
      "a.json", "-o", "x.mp4", "--output=y.gif", "-oz.png", "-q", "--fps", "30", "b.json",
      "--set", "a=b=c", "-",
    ])
    #expect(parsed.operands == ["a.json", "b.json", "-"])
    #expect(parsed.values(.output) == ["x.mp4", "y.gif", "z.png"])
    #expect(parsed.has(.quiet) && parsed.value(.fps) == "30" && parsed.value(.set) == "a=b=c")
  }

  @Test func `a flag and a short option with a value share a dash`() throws {
    let parsed = try parser.parse(["-qo", "x.mp4"])
    #expect(parsed.has(.quiet) && parsed.value(.output) == "x.mp4")
  }

  @Test func `after two dashes all are operands`() throws {
    let parsed = try parser.parse(["-q", "--", "--fps", "-o"])
    #expect(parsed.operands == ["--fps", "-o"] && !parsed.has(.fps))
  }

  @Test(arguments: [
    (["--ouput", "x"], "unknown option --ouput; did you mean --output?"),
    (["--zzz"], "unknown option --zzz"),
    (["-x"], "unknown option -x"),
    (["--fps"], "--fps needs a value: RATE"),
    (["-o"], "--output needs a value: FILE"),
    (["--fps", "--quiet"], "--fps needs a value: RATE"),
    (["--quiet=yes"], "--quiet takes no value"),
    (
      ["--progress", "loud"],
      "--progress is one of auto, bar, plain, json, none; not \"loud\""
    ),
  ])
  func `a mistake is named`(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try parser.parse(arguments) }
  }
}
