import Drawing
import Geometry

/// What a legend shows under its title, from the origin of its own space.
struct LegendBody {
  var size: Size
  /// What belongs to no entry, such as a colour ramp.
  var decoration: [DrawCommand]
  /// Shown and dropped entries, in the order of the scale.
  var items: [LegendItem]

  /// The note that stands in for the entries that have no room.
  static func overflowText(_ count: Int) -> String { "…\(count) entries" }
}
