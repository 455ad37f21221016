/// The program's version, as `--version` prints it.
enum ProgramVersion {
  static let text = "0.1.0"
}
