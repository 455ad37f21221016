import Scales

/// The confidence interval of a mean by drawing the numbers again and again.
enum Bootstrap {
  /// How many times the numbers are drawn again, as in Vega.
  static let sampleCount = 1000

  /// The 95 % interval: the 2.5 % and 97.5 % quantiles of the means; nil without numbers.
  ///
  /// The seed makes it the same for the same numbers.
  static func confidenceInterval(of numbers: [Double], seed: UInt64) -> (Double, Double)? {
    guard !numbers.isEmpty else { return nil }
    var stream = SeededNumbers(seed: seed ^ 0xB007_57A9)
    let count = Double(numbers.count)
    let means = (0..<sampleCount).map { _ in
      numbers.indices.reduce(0.0) { sum, _ in sum + numbers[stream.index(below: numbers.count)] }
        / count
    }.sorted()
    return (
      DiscretizingScale.quantile(means, 0.025), DiscretizingScale.quantile(means, 0.975)
    )
  }
}
