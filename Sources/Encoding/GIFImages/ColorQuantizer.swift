/// Finds the few colours that stand best for many.
///
/// Boxes of colours are cut where their variance is largest (after X. Wu, "Color Quantization by
/// Dynamic Programming and Principal Analysis", 1992); the means are moved to the colours nearest
/// to them (Lloyd); and a colour that outweighs its neighbours is kept exactly, so that flat
/// areas have their own colour.
struct ColorQuantizer {
  private let colors: [WeightedColor]

  /// How often the means are moved.
  private static let rounds = 3

  init(_ entries: [(color: UInt32, count: Int)]) {
    colors = entries.map {
      WeightedColor(color: $0.color, weight: Double($0.count))
    }
  }

  /// At most so many colours, as `0xRRGGBB`, by rising value and without repeats.
  func colors(_ count: Int) -> [UInt32] {
    var boxes = [ColorBox(colors[...])]
    while boxes.count < count {
      var widest = 0
      for index in boxes.indices where boxes[index].spread > boxes[widest].spread {
        widest = index
      }
      guard boxes[widest].spread > 0 else { break }
      let (lower, upper) = boxes[widest].split()
      boxes[widest] = lower
      boxes.append(upper)
    }
    var means = boxes.map(\.mean)
    for _ in 0..<ColorQuantizer.rounds { means = moved(means) }
    return Set(kept(means)).sorted()
  }

  /// The means of the colours that are nearest to each mean.
  private func moved(_ means: [SIMD3<Double>]) -> [SIMD3<Double>] {
    var sums = Array(repeating: (SIMD3<Double>.zero, 0.0), count: means.count)
    for color in colors {
      let nearest = ColorQuantizer.nearest(to: color.point, in: means)
      sums[nearest].0 += color.point * color.weight
      sums[nearest].1 += color.weight
    }
    return zip(means, sums).map { $1.1 > 0 ? $1.0 / $1.1 : $0 }
  }

  /// The means as colours, or the one colour that has most of the weight around a mean.
  private func kept(_ means: [SIMD3<Double>]) -> [UInt32] {
    var weights = Array(repeating: 0.0, count: means.count)
    var heaviest = Array(repeating: (color: UInt32(0), weight: 0.0), count: means.count)
    for color in colors {
      let nearest = ColorQuantizer.nearest(to: color.point, in: means)
      weights[nearest] += color.weight
      if color.weight > heaviest[nearest].weight {
        heaviest[nearest] = (color.color, color.weight)
      }
    }
    return means.indices.compactMap { index in
      guard weights[index] > 0 else { return nil }
      if heaviest[index].weight * 4 > weights[index] { return heaviest[index].color }
      let channels = means[index] / WeightedColor.stretch
      return (0..<3).reduce(UInt32(0)) { color, channel in
        color << 8 | (UInt32(exactly: min(max(channels[channel].rounded(), 0), 255)) ?? 0)
      }
    }
  }

  private static func nearest(to point: SIMD3<Double>, in means: [SIMD3<Double>]) -> Int {
    var (best, least) = (0, Double.infinity)
    for index in means.indices {
      let difference = means[index] - point
      let distance = (difference * difference).sum()
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }
}
