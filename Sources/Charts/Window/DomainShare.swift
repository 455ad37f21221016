import SceneModel
import Scales
import VisualEncoding

/// Places of a whole domain as fractions of it, whichever way its scale runs.
struct DomainShare: Sendable, Hashable {
  private let start: Double
  private let length: Double

  /// Nil for a scale that lays no range out, such as one under labels.
  init?(_ scale: PlotScale?) {
    switch scale?.mapping {
    case .continuous(let continuous):
      guard let first = continuous.range.first, let last = continuous.range.last else { return nil }
      (start, length) = (first, last - first)
    case .band(let band, _): (start, length) = (band.range.start, band.range.end - band.range.start)
    default: return nil
    }
    guard length != 0, length.isFinite, start.isFinite else { return nil }
  }

  /// The fraction at a place in canvas points.
  func share(_ place: Double) -> Double { (place - start) / length }
}
