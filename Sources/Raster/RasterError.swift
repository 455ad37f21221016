/// Why a frame could not be drawn.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A picture has more pixels on one side than Cairo's surfaces can have.
  case frameTooLarge(width: Int, height: Int)
  /// Groups lie within each other deeper than the limit.
  case nestedTooDeep(limit: Int)
  /// Cairo refused something; the command is an index into the list, nil outside of any command.
  case cairo(status: CairoStatus, command: Int?)

  package var description: String {
    switch self {
    case .frameTooLarge(let width, let height):
      "a frame of \(width) × \(height) pixels is too large;"
        + " at most \(CairoContext.longestSide) on a side can be drawn"
    case .nestedTooDeep(let limit):
      "groups are nested more than \(limit) deep"
    case .cairo(let status, let command?):
      "cannot draw command \(command): \(status)"
    case .cairo(let status, nil):
      "cannot draw: \(status)"
    }
  }
}
