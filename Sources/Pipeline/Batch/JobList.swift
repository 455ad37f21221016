import Encoding
import Syntax

/// A list of jobs in a file, a JSON object on each line: `{"scene": "a.json", "output": "a.mp4", "set": {"year": 2020}}`.
///
/// - `scene` is relative to the list's folder; so is `output`, unless an output folder is given.
/// - `output` is the scene's name where it is missing, `format` goes by the output's extension, `set` has the params.
/// - `data` has files of rows by name, relative to the list's folder.
enum JobList {
  private static let keys = ["scene", "output", "format", "set", "data"]

  /// Whether an operand of a batch means a list: by its extension, or as a stream, such as `-`.
  static func isList(_ operand: String) -> Bool {
    InputFile.isStream(operand) || [".ndjson", ".jsonl"].contains { operand.hasSuffix($0) }
  }

  /// Reads a list; every mistake in it is in the error.
  static func read(
    _ path: String, _ placement: BatchPlan.Placement
  ) throws(DiagnosticError) -> (jobs: [BatchJob], warnings: [Diagnostic]) {
    let source = try InputFile.read(path)
    let folder = InputFile.isStream(path) ? "." : FileName.folder(of: path)
    var jobs: [BatchJob] = []
    var mistakes: [Diagnostic] = []
    var warnings: [Diagnostic] = []
    var start = 0
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
      let line = start..<end
      start = end + 1
      guard source.bytes[line].contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
      do {
        let document = try JSONParser.parse(source, range: line)
        let node = document.root
        warnings += document.warnings
        let job = try job(node, folder: folder, placement)
        jobs.append(job)
        if let asked = placement.format, asked.name != job.format.name {
          warnings.append(
            Diagnostic(
              .warning,
              "this job has a format of its own, \(job.format.name); --format "
                + "\(asked.name) is for those that name none",
              at: (node["format"] ?? node["output"])?.location ?? node.location))
        }
      } catch { mistakes += error.diagnostics }
    }
    if !mistakes.isEmpty, let whole = try? JSONParser.parse(source).root,
      ["mark", "layer", "views"].contains(where: { whole[$0] != nil })
    {
      throw DiagnosticError(
        "this is no list of jobs, which has an object such as {\"scene\": \"a.json\"} on "
          + "each line",
        at: whole.location)
    }
    if !mistakes.isEmpty { throw DiagnosticError(mistakes) }
    return (jobs, warnings)
  }

  private static func job(
    _ node: JSONNode, folder: String, _ placement: BatchPlan.Placement
  ) throws(DiagnosticError) -> BatchJob {
    guard let object = node.object else {
      throw DiagnosticError("a job is a JSON object", at: node.location)
    }
    for member in object.members where !keys.contains(member.key) {
      let hint = Vocabulary(keys).hint(for: member.key)
      throw DiagnosticError("a job has no \"\(member.key)\"\(hint)", at: member.keyLocation)
    }
    guard let scene = try text("scene", of: node) else {
      throw DiagnosticError("a job needs a \"scene\"", at: node.location)
    }
    let set = node["set"] ?? JSONNode(.object(JSONObject()))
    guard let parameters = set.object else {
      throw DiagnosticError("\"set\" is an object of params", at: set.location)
    }
    var data: [String: String] = [:]
    if let files = node["data"] {
      guard let members = files.object?.members else {
        throw DiagnosticError("\"data\" is an object of files by name", at: files.location)
      }
      for member in members {
        guard let path = member.value.string, !path.isEmpty else {
          throw DiagnosticError(
            "\"\(member.key)\" is the path of a file", at: member.value.location)
        }
        data[member.key] = FileName.join(folder, path)
      }
    }
    let output = try text("output", of: node)
    let formatName = try text("format", of: node)
    do {
      let format: OutputFormat =
        if let formatName { try OutputFormat(named: formatName) } else if let output {
          try OutputFormat(path: output)
        } else { try placement.format ?? OutputFormat.usual() }
      let ending = "." + (format.fileExtensions.first ?? format.name)
      return BatchJob(
        scenePath: FileName.join(folder, scene),
        outputPath: FileName.join(
          placement.folder ?? folder, output ?? FileName.stem(of: scene) + ending),
        format: format, parameters: parameters, data: data)
    } catch let error as EncodingError {
      let place = node[formatName == nil ? "output" : "format"]?.location ?? node.location
      throw DiagnosticError(error.description, at: place)
    } catch {
      throw DiagnosticError("\(error)", at: node.location)
    }
  }

  private static func text(
    _ key: String, of node: JSONNode
  ) throws(DiagnosticError) -> String? {
    guard let value = node[key] else { return nil }
    guard let text = value.string, !text.isEmpty else {
      throw DiagnosticError("\"\(key)\" is a text", at: value.location)
    }
    return text
  }
}
