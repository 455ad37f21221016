import Foundation

/// The command-line tools of FFmpeg, as a second opinion on what was written.
enum MediaTool {
  /// Whether they are installed; tests that need them are skipped where they are not.
  static let areInstalled = find("ffprobe") != nil && find("ffmpeg") != nil

  /// The facts that ffprobe states about the video stream and the container, by name.
  static func facts(of path: String) throws -> [String: String] {
    let text = try run(
      "ffprobe",
      [
        "-v", "error", "-select_streams", "v:0", "-show_streams", "-show_format", "-of",
        "default=noprint_wrappers=1", path,
      ])
    var facts: [String: String] = [:]
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      guard let sign = line.firstIndex(of: "=") else { continue }
      let name = String(line[..<sign])
      // The container repeats some names, and comes last.
      facts[facts[name] == nil ? name : "format." + name] = String(
        line[line.index(after: sign)...])
    }
    return facts
  }

  /// All frames as raw pixels, without any conversion unless a pixel format asks for one.
  ///
  /// - Parameter decoder: FFmpeg's name of the one to use, where its own choice leaves something out.
  static func decode(
    _ path: String, pixelFormat: String? = nil, decoder: String? = nil
  ) throws -> [UInt8] {
    let format = pixelFormat.map { ["-pix_fmt", $0] } ?? []
    let choice = decoder.map { ["-c:v", $0] } ?? []
    return try run(
      "ffmpeg",
      ["-v", "error"] + choice + ["-i", path, "-fps_mode", "passthrough", "-f", "rawvideo"] + format
        + ["-"])
  }

  private static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { $0 + "/" + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func run(_ name: String, _ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: find(name) ?? name)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return [UInt8](bytes)
  }
}
