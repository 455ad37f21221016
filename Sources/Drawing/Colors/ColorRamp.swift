/// Colours at even distances, mixed in between.
package struct ColorRamp: Hashable, Sendable {
  /// At least one is meant; without any the ramp is clear.
  package let colors: [Color]
  package let interpolation: ColorInterpolation

  package init(_ colors: [Color], interpolation: ColorInterpolation = .rgb) {
    self.colors = colors
    self.interpolation = interpolation
  }

  /// The colour at a fraction of the way, kept inside 0…1.
  package func color(at fraction: Double) -> Color {
    extrapolated(to: fraction.isNaN ? 0 : max(0, min(1, fraction)))
  }

  /// The colour at a fraction of the way, which before and after it goes on as at its ends.
  package func extrapolated(to fraction: Double) -> Color {
    guard colors.count > 1 else { return colors.first ?? .clear }
    guard fraction.isFinite else { return color(at: fraction) }
    let place = fraction * Double(colors.count - 1)
    let part = max(0, min(Double(colors.count - 2), place.rounded(.down)))
    let index = Int(exactly: part) ?? 0
    return interpolation.mix(along: place - part, from: colors[index], to: colors[index + 1])
  }

  /// Single colours, evenly spread inside the ramp and clear of its ends, as Vega picks them.
  package func samples(count: Int, from start: Double = 0, to end: Double = 1) -> [Color] {
    guard count > 0 else { return [] }
    return (1...min(count, 10_000)).map {
      color(at: start + (end - start) * Double($0) / (Double(count) + 1))
    }
  }
}
