import Foundation

/// The normal distribution.
struct NormalDistribution: Distribution {
  var mean = 0.0
  var deviation = 1.0

  func density(at value: Double) -> Double {
    let z = (value - mean) / deviation
    return exp(-0.5 * z * z) / (deviation * (2 * Double.pi).squareRoot())
  }

  func cumulative(at value: Double) -> Double {
    let z = (value - mean) / deviation
    // Further out Vega counts no probability at all.
    if abs(z) > 37 { return z > 0 ? 1 : 0 }
    return 0.5 * erfc(-z / 2.0.squareRoot())
  }

  /// Bisection on the cumulative probability: plain, monotonic, and exact to the last bits.
  func quantile(of probability: Double) -> Double {
    guard probability >= 0, probability <= 1 else { return .nan }
    if probability == 0 { return -.infinity }
    if probability == 1 { return .infinity }
    if probability == 0.5 { return mean }
    let standard = NormalDistribution()
    var (low, high) = (-40.0, 40.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if standard.cumulative(at: middle) < probability { low = middle } else { high = middle }
    }
    return mean + deviation * (low + high) / 2
  }
}
