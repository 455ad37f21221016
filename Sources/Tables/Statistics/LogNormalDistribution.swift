import Foundation

/// The distribution whose logarithm is normal.
struct LogNormalDistribution: Distribution {
  private let logarithm: NormalDistribution

  init(_ logarithm: NormalDistribution) { self.logarithm = logarithm }

  func density(at value: Double) -> Double {
    value > 0 ? logarithm.density(at: log(value)) / value : 0
  }

  func cumulative(at value: Double) -> Double {
    value > 0 ? logarithm.cumulative(at: log(value)) : 0
  }

  func quantile(of probability: Double) -> Double { exp(logarithm.quantile(of: probability)) }
}
