/// Why a text is not an SVG path.
package struct SVGPathError: Error, Hashable, Sendable {
  /// What the reader met.
  package enum Reason: Hashable, Sendable {
    case expectedMove
    case expectedCommand
    case unknownCommand(Character)
    case expectedNumber
    case expectedFlag
    case numberOutOfRange
  }

  package let reason: Reason
  /// Where it is, in UTF-8 bytes from the text's start.
  package let position: Int

  package init(reason: Reason, position: Int) {
    self.reason = reason
    self.position = position
  }

  /// One sentence for the author of the text, without a full stop.
  package var message: String {
    let problem =
      switch reason {
      case .expectedMove: "a path begins with M or m"
      case .expectedCommand: "a command letter is missing"
      case .unknownCommand(let command): "'\(command)' is not a path command"
      case .expectedNumber: "a number is missing"
      case .expectedFlag: "an arc's flag must be 0 or 1"
      case .numberOutOfRange: "the number is too large"
      }
    return "\(problem) (at character \(position + 1) of the path)"
  }
}
