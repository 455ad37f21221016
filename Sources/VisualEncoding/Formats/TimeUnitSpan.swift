import SceneModel
import Scales
import Syntax

extension TimeUnit {
  /// The length of a unit in milliseconds, counted from the beginning of a year without a leap day; nil for days
  /// of the week, which go round.
  package var shortest: Double? {
    guard parts.last != .day else { return nil }
    let start = 978_307_200_000.0
    return interval.offset(start, by: step) - start
  }
}

extension ChannelDefinition {
  /// How many of the smallest part make a time unit.
  package var timeUnitStep: Int {
    timeUnitProperties?.number("step").flatMap { Int(exactly: $0) } ?? 1
  }
}
