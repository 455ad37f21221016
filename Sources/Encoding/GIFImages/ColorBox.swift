/// A run of colours that one palette entry may stand for.
struct ColorBox: Sendable {
  let colors: ArraySlice<WeightedColor>
  /// The weighted mean.
  let mean: SIMD3<Double>
  /// The axis along which the colours differ most.
  let axis: Int
  /// The weighted sum of squared distances from the mean along that axis.
  let spread: Double

  init(_ colors: ArraySlice<WeightedColor>) {
    self.colors = colors
    var weight = 0.0
    var sum = SIMD3<Double>.zero
    var squares = SIMD3<Double>.zero
    for color in colors {
      weight += color.weight
      sum += color.point * color.weight
      squares += color.point * color.point * color.weight
    }
    mean = sum / weight
    let spreads = squares - sum * sum / weight
    axis =
      spreads[0] >= spreads[1]
      ? (spreads[0] >= spreads[2] ? 0 : 2)
      : (spreads[1] >= spreads[2] ? 1 : 2)
    spread = colors.count < 2 ? 0 : spreads[axis]
  }

  /// Cuts the box across its axis, where the two parts have the least spread together.
  func split() -> (ColorBox, ColorBox) {
    let sorted = colors.sorted {
      ($0.point[axis], $0.color) < ($1.point[axis], $1.color)
    }
    let total = sorted.reduce(into: (weight: 0.0, sum: 0.0)) {
      $0.weight += $1.weight
      $0.sum += $1.weight * $1.point[axis]
    }
    var (weight, sum, best, cut) = (0.0, 0.0, -Double.infinity, 1)
    for index in 0..<sorted.count - 1 {
      weight += sorted[index].weight
      sum += sorted[index].weight * sorted[index].point[axis]
      // The squares add up to the same wherever the cut is; so the means alone decide.
      let rest = total.sum - sum
      let gain = sum * sum / weight + rest * rest / (total.weight - weight)
      if gain > best, sorted[index].point[axis] < sorted[index + 1].point[axis] {
        (best, cut) = (gain, index + 1)
      }
    }
    return (ColorBox(sorted[..<cut]), ColorBox(sorted[cut...]))
  }
}
