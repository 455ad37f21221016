import Drawing
package import Geometry

/// What a legend shows under its title, from the origin of its own space.
package struct LegendBody {
  package var size: Size
  /// What belongs to no entry, such as a colour ramp.
  var decoration: [DrawCommand]
  /// Shown and dropped entries, in the order of the scale.
  package var items: [LegendItem]

  /// The note that stands in for the entries that have no room.
  static func overflowText(_ count: Int) -> String { "…\(count) entries" }
}
