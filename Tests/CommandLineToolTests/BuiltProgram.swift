import Foundation
import TestSupport

/// The built program, run as a user runs it.
enum BuiltProgram {
  /// What a run left behind.
  struct Run {
    let status: Int32
    let output: Data
    let messages: String

    var outputText: String { String(decoding: output, as: UTF8.self) }
  }

  struct NotBuilt: Error, CustomStringConvertible {
    let description = "the program was not found beside the tests"
  }

  /// Where the program is: beside the test bundle, which is this process or one of its arguments.
  static var path: String {
    get throws {
      let places = CommandLine.arguments + ["/proc/self/exe", #filePath]
      for place in places {
        var folder = URL(filePath: place).resolvingSymlinksInPath()
        while folder.path.count > 1 {
          folder.deleteLastPathComponent()
          for name in ["chartreel", ".build/debug/chartreel"] {
            let file = folder.appending(path: name).path
            var isFolder: ObjCBool = false
            let exists = unsafe FileManager.default.fileExists(
              atPath: file, isDirectory: &isFolder)
            if exists, !isFolder.boolValue, folder.lastPathComponent != "scripts" { return file }
          }
        }
      }
      throw NotBuilt()
    }
  }

  /// Runs the program to its end in a folder; its streams are files, not terminals.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, at subfolder: String = "",
    input: String? = nil, environment: [String: String] = [:]
  ) async throws -> Run {
    try start(
      arguments, in: folder, at: subfolder, input: input, environment: environment
    ).finish()
  }

  /// Runs a line of bash in a folder; in it, `$chartreel` is the program.
  static func shell(_ script: String, in folder: TemporaryFolder) async throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["chartreel": try path]) {
      $1
    }
    return try RunningProgram(process, input: nil).finish()
  }

  /// Starts the program and does not wait for it.
  static func start(
    _ arguments: [String], in folder: TemporaryFolder, at subfolder: String = "",
    input: String? = nil, environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let process = Process()
    process.executableURL = URL(filePath: try path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path + "/" + subfolder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return try RunningProgram(process, input: input)
  }
}

/// A run of the program that may not have ended.
final class RunningProgram {
  private let streams: TemporaryFolder
  private let process: Process

  init(_ process: Process, input: String?) throws {
    self.process = process
    streams = try TemporaryFolder()
    process.standardInput = FileHandle(
      forReadingAtPath: try input.map { try streams.write($0, to: "in") } ?? "/dev/null")
    process.standardOutput = FileHandle(forWritingAtPath: try streams.write("", to: "out"))
    process.standardError = FileHandle(forWritingAtPath: try streams.write("", to: "err"))
    try process.run()
  }

  /// What standard error has so far.
  var messages: String { String(decoding: streams.read("err") ?? Data(), as: UTF8.self) }

  var isRunning: Bool { process.isRunning }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits until a text is on standard error, or the program has ended.
  ///
  /// It keeps its thread: beside busy tests, one that lets go of it would come back too late.
  func waitForMessage(_ text: String) {
    while isRunning, !messages.contains(text) { usleep(5000) }
  }

  /// Waits for the end.
  func finish() -> BuiltProgram.Run {
    while isRunning { usleep(5000) }
    process.waitUntilExit()
    // Foundation tells of an end by a signal in another way than a shell does.
    let status = process.terminationStatus
    return BuiltProgram.Run(
      status: process.terminationReason == .uncaughtSignal ? 128 + status : status,
      output: streams.read("out") ?? Data(), messages: messages)
  }
}
