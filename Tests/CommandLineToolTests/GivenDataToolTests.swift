import TestSupport
import Testing

@testable import CommandLineTool

/// Rows that the command line gives to a scene's `data` of a name.
@Suite struct GivenDataToolTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallScene.text(seconds: 0.1, data: #"{"name": "rows"}"#), to: "s/a.json")
    try folder.write(
      SmallScene.text(
        seconds: 0.1, data: #"{"name": "rows", "values": [{"k": "A", "v": 1}]}"#),
      to: "own.json")
    try folder.write("k,v\nA,3\nB,5\n", to: "rows.csv")
    try folder.write("k;v\nA;3\nB;5\n", to: "rows")
    try folder.write(#"[{"k": "A", "v": 3}, {"k": "B", "v": 5}]"#, to: "rows.json")
    try folder.write(
      #"{"scene": "s/a.json", "output": "job.png", "format": "png", "data": {"rows": "rows.csv"}}"#,
      to: "jobs.ndjson")
  }

  @Test(arguments: [
    "$chartreel validate s/a.json --data rows=rows.csv",
    "$chartreel validate s/a.json --data rows=rows.json",
    "$chartreel validate s/a.json --data rows=rows",
    "$chartreel validate s/a.json --data rows=\"$PWD/rows.csv\"",
    "cat rows.csv | $chartreel validate s/a.json --data rows=-",
    "cat rows.json | $chartreel validate s/a.json --data rows=-",
    "cat rows | $chartreel validate s/a.json --data rows=/dev/stdin",
    "$chartreel validate s/a.json --data rows=<(cat rows.csv)",
    "$chartreel inspect s/a.json --data rows=rows.csv",
    "$chartreel frame s/a.json --data rows=rows.csv -o x.png",
    "$chartreel render s/a.json --data rows=rows.csv -o x.gif",
    "$chartreel batch s --data rows=rows.csv --out-dir out",
    "$chartreel batch jobs.ndjson",
    "$chartreel validate s/a.json --data rows=none.csv --data rows=rows.csv",
  ])
  func `rows of the command line are a scene's rows`(script: String) async throws {
    let run = try await BuiltProgram.shell(script, in: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(!run.messages.contains("warning"), "\(run.messages)")
  }

  @Test func `all ways give the same picture`() async throws {
    for (index, rows) in ["rows.csv", "rows.json", "rows", "- < rows.csv"].enumerated() {
      let run = try await BuiltProgram.shell(
        "$chartreel frame s/a.json -o \(index).png --at last --data rows=\(rows)", in: folder)
      #expect(run.status == 0, "\(run.messages)")
      #expect(folder.read("\(index).png") == folder.read("0.png"))
    }
    let other = try await BuiltProgram.shell(
      "printf 'k,v\\nA,5\\nB,3\\n' | $chartreel frame s/a.json -o x.png --at last --data rows=-",
      in: folder)
    #expect(other.status == 0 && folder.read("x.png") != folder.read("0.png"))
  }

  @Test(
    arguments: [
      (
        "$chartreel validate s/a.json", 3,
        "unknown data \"rows\"; `datasets` or --data rows=FILE can say its rows"
      ),
      ("$chartreel validate s/a.json --data row=rows.csv", 3, "did you mean \"row\"?"),
      ("$chartreel validate s/a.json --data rows", 2, "--data takes NAME=FILE, not \"rows\""),
      ("$chartreel validate s/a.json --data =rows.csv", 2, "--data takes NAME=FILE"),
      ("$chartreel validate s/a.json --data rows=", 2, "--data takes NAME=FILE"),
      ("$chartreel validate s/a.json --data rows=none.csv", 4, "cannot read none.csv"),
      ("$chartreel validate s/a.json --data rows=s", 4, "it is a folder"),
      ("$chartreel validate s/a.json --data rows=- < /dev/null", 4, "standard input: it is empty"),
      (
        "$chartreel validate own.json --strict --data rows=rows.csv", 3,
        "no \"data\" of the scene says only the name \"rows\""
      ),
      (
        "echo '{\"scene\": \"s/a.json\", \"data\": 1}' | $chartreel batch -", 3,
        "\"data\" is an object of files by name"
      ),
      (
        "echo '{\"scene\": \"s/a.json\", \"data\": {\"rows\": 1}}' | $chartreel batch -", 3,
        "\"rows\" is the path of a file"
      ),
    ] as [(String, Int32, String)])
  func `what cannot be given is told`(script: String, status: Int32, message: String) async throws {
    let run = try await BuiltProgram.shell(script, in: folder)
    #expect(run.status == status, "\(run.messages)")
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func `a resumed batch does anew what has other rows`() async throws {
    let line = "batch jobs.ndjson --resume"
    for (rows, words) in [
      ("A,3", "1 done"), ("A,3", "skipped"), ("A,4", "1 done"), ("A,4", "skipped"),
    ] {
      try folder.write("k,v\n\(rows)\n", to: "rows.csv")
      let run = try await BuiltProgram.shell("$chartreel \(line)", in: folder)
      #expect(run.status == 0 && run.messages.contains(words), "\(rows): \(run.messages)")
    }
  }
}
