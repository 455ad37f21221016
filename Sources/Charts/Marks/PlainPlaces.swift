import Scales
import Tables
import VisualEncoding

/// Numbers and dates of a column on a continuous scale, which most rows of large data are.
///
/// `PositionReader` reads a place here first: a channel with no bins, stacks, offsets or constants needs nothing
/// else of it, and copying the rest for each of a million rows would cost more than the places.
struct PlainPlaces {
  private let values: [Value]
  private let scale: ContinuousScale
  private let shift: Double

  /// Has no place for any row.
  static let none = PlainPlaces([], on: ContinuousScale(domain: [], range: []), shift: 0)

  /// - Parameter shift: what is added to each place, in canvas points.
  init(_ values: [Value], on scale: ContinuousScale, shift: Double) {
    self.values = values
    self.scale = scale
    self.shift = shift
  }

  /// The place of a row's number or date; nil where that is not all there is to it.
  @inline(__always)
  func point(row: Int) -> Double? {
    guard row < values.count else { return nil }
    let number: Double
    switch values[row] {
    case .number(let value), .date(let value): number = value
    default: return nil
    }
    guard scale.accepts(number) else { return nil }
    return PlotScale.held(scale.position(number)).map { $0 + shift }
  }
}
