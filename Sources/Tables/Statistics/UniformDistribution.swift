/// The uniform distribution between two bounds.
struct UniformDistribution: Distribution {
  var low: Double
  var high: Double

  func density(at value: Double) -> Double {
    value >= low && value <= high ? 1 / (high - low) : 0
  }

  func cumulative(at value: Double) -> Double {
    value < low ? 0 : value > high ? 1 : (value - low) / (high - low)
  }

  func quantile(of probability: Double) -> Double {
    probability >= 0 && probability <= 1 ? low + probability * (high - low) : .nan
  }
}
