import Pipeline

/// Prints versions, fonts and cores, for a bug report.
enum InfoCommand: Command {
  static let name = "info"
  static let summary = "Print versions, fonts and cores, for a bug report"
  static let operands = ""
  static let operandCount = 0...0
  static let options: [Option] = [.fontFolder]

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let installation = Installation(fontFolders: arguments.values(.fontFolder))
    var rows = [("chartreel", ProgramVersion.text)]
    rows += installation.libraries.map { ($0.name, $0.version) }
    rows += [("cores", "\(installation.cores)")]
    rows += installation.fonts.map { ("font " + $0.asked, $0.used) }
    let width = rows.map(\.0.count).max() ?? 0
    for (name, value) in rows {
      try console.output(HelpText.padded(name, to: width + 2) + value)
    }
    try console.output(
      """

      Linked with x264 and FFmpeg: a program built so is under the GNU General Public License,
      version 2 or later.
      """)
    return .done
  }
}
