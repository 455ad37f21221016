import Foundation
import Scales

/// A smooth density of numbers: a normal curve over each of them.
struct KernelDensity {
  let numbers: [Double]
  /// The standard deviation of each curve.
  let bandwidth: Double

  /// - Parameter bandwidth: 0 takes Scott's rule (Multivariate Density Estimation, 1992).
  init(_ numbers: [Double], bandwidth: Double) {
    self.numbers = numbers
    self.bandwidth = bandwidth > 0 ? bandwidth : Self.estimate(numbers)
  }

  private static func estimate(_ numbers: [Double]) -> Double {
    let count = Double(numbers.count)
    guard count > 0 else { return 1 }
    let mean = numbers.reduce(0, +) / count
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let deviation = count > 1 ? (squares / (count - 1)).squareRoot() : 0
    let sorted = numbers.sorted()
    let low = DiscretizingScale.quantile(sorted, 0.25)
    let spread = (DiscretizingScale.quantile(sorted, 0.75) - low) / 1.34
    let width = [min(deviation, spread), deviation, abs(low)].first { $0 > 0 } ?? 1
    return 1.06 * width * pow(count, -0.2)
  }

  func density(at value: Double) -> Double {
    let kernel = NormalDistribution()
    let sum = numbers.reduce(0) { $0 + kernel.density(at: (value - $1) / bandwidth) }
    return sum / bandwidth / Double(max(1, numbers.count))
  }

  func cumulative(at value: Double) -> Double {
    let kernel = NormalDistribution()
    let sum = numbers.reduce(0) { $0 + kernel.cumulative(at: (value - $1) / bandwidth) }
    return sum / Double(max(1, numbers.count))
  }
}
