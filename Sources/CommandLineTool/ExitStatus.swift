/// The number that the program ends with; a shell script decides by it.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let done = ExitStatus(rawValue: 0)
  /// A bug in the program.
  package static let defect = ExitStatus(rawValue: 1)
  /// The command line was not understood.
  package static let usage = ExitStatus(rawValue: 2)
  package static let invalidScene = ExitStatus(rawValue: 3)
  /// A file that a scene or the command line names is missing, unreadable or not decodable.
  package static let unreadableInput = ExitStatus(rawValue: 4)
  /// A full disk, no permission, a closed pipe.
  package static let unwritableOutput = ExitStatus(rawValue: 5)
  package static let limitExceeded = ExitStatus(rawValue: 6)
  /// A batch ran to its end and some of its jobs failed.
  package static let someJobsFailed = ExitStatus(rawValue: 7)

  /// The shell's number for a program that ended on a signal.
  package static func signal(_ number: Int32) -> ExitStatus { ExitStatus(rawValue: 128 + number) }
}
