import TestSupport
import Testing

@testable import CommandLineTool

/// What comes by a pipe is read wherever a file is.
@Suite struct StreamInputToolTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallScene.text(seconds: 0.1), to: "s/a.json")
    try folder.write(SmallScene.text(seconds: 0.1, data: #"{"url": "rows.csv"}"#), to: "b.json")
    try folder.write("k,v\nA,3\n", to: "rows.csv")
    try folder.write(
      SmallScene.text(seconds: 0.1, data: #"{"url": "/dev/stdin", "format": {"type": "csv"}}"#),
      to: "rows-from-stdin.json")
    try folder.write(#"{"background": "red"}"#, to: "theme.json")
    try folder.write(#"{"scene": "s/a.json", "output": "job.png", "format": "png"}"#, to: "jobs")
  }

  @Test(arguments: [
    "cat s/a.json | $chartreel validate -",
    "$chartreel validate - <<< \"$(cat s/a.json)\"",
    "$chartreel validate - < s/a.json",
    "(head -c 99 s/a.json; sleep 0.2; tail -c +100 s/a.json) | $chartreel validate -",
    "cat s/a.json | $chartreel validate /dev/stdin",
    "$chartreel validate <(cat s/a.json)",
    "mkfifo f; cat s/a.json > f & $chartreel validate f",
    "cat s/a.json | $chartreel validate - -",
    "cat s/a.json | $chartreel inspect -",
    "cat s/a.json | $chartreel frame - -o x.png",
    "cat s/a.json | $chartreel render - -o x.gif",
    "cat b.json | $chartreel validate -",
    "$chartreel validate <(cat b.json)",
    "$chartreel validate s/a.json --params <(echo '{}')",
    "echo '{}' | $chartreel validate s/a.json --params -",
    "$chartreel validate s/a.json --theme <(cat theme.json)",
    "mkfifo f; cat theme.json > f & $chartreel validate s/a.json --theme ./f",
    "cat rows.csv | $chartreel validate rows-from-stdin.json",
    "cat jobs | $chartreel batch -",
    "$chartreel batch <(cat jobs)",
    "mkfifo f.ndjson; cat jobs > f.ndjson & $chartreel batch f.ndjson",
    "mkfifo f.json; cat s/a.json > f.json & $chartreel batch f.json --out-dir out",
    "cat s/a.json | $chartreel batch <(echo '{\"scene\": \"-\", \"output\": \"x.gif\"}')",
  ])
  func `a pipe is as good as a file`(script: String) async throws {
    let run = try await BuiltProgram.shell(script, in: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(!run.messages.contains("warning"), "\(run.messages)")
  }

  @Test(
    arguments: [
      ("$chartreel validate - < /dev/null", 4, "cannot read standard input: it is empty"),
      ("printf '' | $chartreel render - -o x.gif", 4, "standard input: it is empty"),
      ("$chartreel validate - <<< ''", 4, "standard input: it is empty"),
      ("$chartreel validate - < s", 4, "standard input: it is a folder"),
      ("$chartreel validate s", 4, "cannot read s: it is a folder"),
      ("$chartreel validate - <&-", 4, "standard input: it is closed"),
      (
        "script -qec '$chartreel validate - 2>&1' /dev/null", 4,
        "standard input: it is a terminal"
      ),
      ("$chartreel validate none.json", 4, "cannot read none.json: there is no such file"),
      ("$chartreel validate - < /dev/zero", 6, "it has more than 1024 MB"),
      ("printf '' | $chartreel batch -", 4, "standard input: it is empty"),
      ("cat s/a.json | $chartreel batch - --out-dir x", 3, "<stdin>:1:1: error: this is no list"),
      (
        "mkfifo rows.fifo; sed s/csv/fifo/ b.json | $chartreel validate -", 4,
        "this is a pipe or a device"
      ),
    ] as [(String, Int32, String)])
  func `what cannot be read is told`(script: String, status: Int32, message: String) async throws {
    let run = try await BuiltProgram.shell(script, in: folder)
    #expect(run.status == status)
    #expect((run.messages + run.outputText).contains(message), "\(run.messages)")
    #expect(!folder.names.contains("x.gif"))
  }

  @Test func `a film of a stream is named film, in the working folder`() async throws {
    _ = try await BuiltProgram.shell("$chartreel render <(cat s/a.json) -f gif", in: folder)
    #expect(folder.names.contains("film.gif"))
  }
}
