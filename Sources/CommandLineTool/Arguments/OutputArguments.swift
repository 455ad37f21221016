import Encoding
import Pipeline

/// How the options that say where a film goes are read.
extension ParsedArguments {
  /// The outputs given with `-o`; empty where none is.
  func outputs() throws -> [RenderOutput] {
    let formatName = value(.format)
    if let formatName { _ = try format(named: formatName) }
    let plays = try playCount()
    let compression = try compression()
    return try values(.output).map { path in
      if path == "-" {
        if formatName == nil {
          throw UsageError("-o - needs --format; the formats are \(OutputFormat.list)")
        }
        if StandardStream.output.isTerminal {
          throw UsageError("standard output is a terminal; send it to a file or a program")
        }
      }
      return try RenderOutput(
        path: path, formatName: formatName, plays: plays, compression: compression)
    }
  }

  /// How often a looping picture plays.
  func playCount() throws(UsageError) -> PlayCount {
    try value(.plays, expecting: "a whole number from 1 to 65536, or forever") {
      if $0 == "forever" { return .forever }
      return Int($0).flatMap { (1...65536).contains($0) ? .times($0) : nil }
    } ?? .forever
  }

  /// How hard a film is compressed.
  func compression() throws(UsageError) -> Compression {
    var compression = Compression()
    compression.codec = value(.codec).flatMap { VideoCodec(rawValue: $0) }
    if let preset = value(.preset) { compression.preset = preset }
    let quality = try value(.quality, expecting: "a whole number from 0 to 51") {
      Int($0).flatMap { (0...51).contains($0) ? $0 : nil }
    }
    if let quality { compression.quality = quality }
    return compression
  }

  /// The format with a name.
  func format(named name: String) throws -> OutputFormat {
    do { return try OutputFormat(named: name) } catch { throw RenderError(error) }
  }
}

extension VideoCodec {
  /// The codec that a scene's output names.
  init(asked name: String) throws {
    guard let codec = VideoCodec(rawValue: name) else {
      throw RenderError.request("unknown codec \"\(name)\"; the codecs are \(VideoCodec.list)")
    }
    self = codec
  }
}

extension OutputFormat {
  /// Where a scene's film goes if nobody says: the scene's name in the working folder.
  func defaultPath(for scene: String) -> String {
    FileName.stem(of: scene) + "." + (fileExtensions.first ?? name)
  }
}
