package import Drawing

/// Colours along a line from 0 to 1.
package struct ColorRamp: Sendable, Hashable {
  enum Source: Sendable, Hashable {
    case scheme(ColorScheme)
    case colors([Color], ColorInterpolation)
  }

  let source: Source
  /// The part of the source that is used, 0…1 at most; falling turns it round.
  let extent: [Double]

  /// The colour at a fraction, which is held to 0…1.
  package func color(at fraction: Double) -> Color {
    let held = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
    let place = extent.count == 2 ? extent[0] + (extent[1] - extent[0]) * held : held
    switch source {
    case .scheme(let scheme): return scheme.color(at: place)
    case .colors(let colors, let interpolation):
      guard let first = colors.first, let last = colors.last, colors.count > 1 else {
        return colors.first ?? .black
      }
      let position = place * Double(colors.count - 1)
      if position <= 0 { return first }
      if position >= Double(colors.count - 1) { return last }
      let index = Int(exactly: position.rounded(.down)) ?? 0
      return interpolation.color(
        from: colors[index], to: colors[index + 1], fraction: position - Double(index))
    }
  }

  /// A number of colours spread evenly over the ramp.
  package func colors(_ count: Int) -> [Color] {
    guard count > 1 else { return [color(at: count == 1 ? 0.5 : 0)] }
    return (0..<count).map { color(at: Double($0) / Double(count - 1)) }
  }
}
