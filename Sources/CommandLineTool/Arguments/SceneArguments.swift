import Frames
import Geometry
import Pipeline
import Syntax

/// How the options that change a scene are read.
extension ParsedArguments {
  /// The options of `Option.sceneOptions`; a file of params is read here.
  func sceneOptions() throws -> SceneOptions {
    var options = SceneOptions()
    if let text = value(.fps) {
      do { options.frameRate = try FrameRate(reading: text) } catch {
        throw UsageError("--fps: \(error)")
      }
    }
    options.scale = try value(.scale, expecting: "a number above 0") {
      Double($0).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
    options.size = try value(.size, expecting: "WIDTHxHEIGHT in points, such as 640x360") {
      Size(reading: $0)
    }
    options.theme = value(.theme)
    options.locale = value(.locale)
    options.fontFolders = values(.fontFolder)
    options.isStrict = has(.strict)
    options.isLenient = has(.lenient)
    if let path = value(.params) { options.parameters = try Self.parameters(from: path) }
    for text in values(.set) {
      let (key, value) = try Self.parameter(text)
      options.parameters[key] = value
    }
    for text in values(.data) {
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex,
        text.index(after: sign) < text.endIndex
      else { throw UsageError("--data takes NAME=FILE, not \"\(text)\"") }
      options.data[String(text[..<sign])] = String(text[text.index(after: sign)...])
    }
    return options
  }

  /// How many workers are asked for; nil is as many as suit.
  func workers() throws(UsageError) -> Int? {
    try value(.jobs, expecting: "a whole number from 1 to 256") {
      Int($0).flatMap { (1...256).contains($0) ? $0 : nil }
    }
  }

  private static func parameters(from path: String) throws(DiagnosticError) -> JSONObject {
    let root = try JSONParser.parse(try InputFile.read(path)).root
    guard let object = root.object else {
      throw DiagnosticError("params are a JSON object", at: root.location)
    }
    return object
  }

  /// Reads `key=value`; the value is JSON where it can be read as such, else text.
  private static func parameter(_ text: String) throws(UsageError) -> (String, JSONNode) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw UsageError("--set takes KEY=VALUE, not \"\(text)\"")
    }
    let value = String(text[text.index(after: sign)...])
    let source = SourceText(name: "--set \(text[..<sign])", bytes: Array(value.utf8))
    let node = (try? JSONParser.parse(source).root) ?? JSONNode(.string(value))
    return (String(text[..<sign]), node)
  }
}

extension Size {
  /// Reads `640x360`; nil for any other text.
  fileprivate init?(reading text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      width.isFinite, height.isFinite, width > 0, height > 0
    else { return nil }
    self.init(width: width, height: height)
  }
}
