import Drawing
import Geometry
import Tables
import Typesetting

/// The choice of an angle where neither the author nor the theme made one.
extension AxisLabelPlacing {
  /// Labels run flat if they fit, else in lines, else tilted by 45 degrees, else upright.
  ///
  /// Numbers and dates stay flat: there a gap between labels reads well, and a turned number does not.
  func chosenSetting(for items: [Item]) -> Setting {
    if let angle = style.angleDegrees { return Setting(angleDegrees: angle) }
    let flat = Setting(angleDegrees: 0)
    let gap = max(style.separation, 0.5 * style.text.font.size)
    if fits(items, flat, separation: gap) || items.allSatisfy(isNumber) { return flat }
    if let step = smallestStep(items), step > gap {
      let wrapped = Setting(angleDegrees: 0, wrapWidth: step - gap)
      if fits(items, wrapped, separation: gap - 1e-6) { return wrapped }
    }
    let tilted = Setting(angleDegrees: -45)
    return fits(items, tilted, separation: 0) ? tilted : Setting(angleDegrees: -90)
  }

  private func isNumber(_ item: Item) -> Bool {
    switch item.tick.value {
    case .number, .date: true
    case let value where value.isNumber: true
    default: Double(item.tick.text) != nil
    }
  }

  /// Whether no label is cut, overlaps its neighbour or reaches too far.
  private func fits(_ items: [Item], _ setting: Setting, separation: Double) -> Bool {
    let strip = frame.strip(outward: labelReach)
    let placements = items.map { placement(of: $0, setting) }
    let areWhole = placements.allSatisfy { placement in
      // A flat label is as shallow as can be.
      !placement.isShortened
        && (setting.angleDegrees == 0 || fitting.fitted(placement, in: strip) == placement)
    }
    return areWhole && !overlap(placements, separation: separation)
  }

  /// The smallest distance between neighbouring labels, which are sorted.
  private func smallestStep(_ items: [Item]) -> Double? {
    zip(items, items.dropFirst()).map { $1.tick.position - $0.tick.position }.filter { $0 > 0 }
      .min()
  }
}
