import Foundation

/// Densities, cumulative probabilities, quantiles and samples of distributions.
enum DistributionFunctions {
  static let all: [ExpressionFunction] =
    family("Normal") { parameters, _ in
      NormalDistribution(mean: parameters[0] ?? 0, deviation: parameters[1] ?? 1)
    }
    + family("LogNormal") { parameters, _ in
      LogNormalDistribution(
        NormalDistribution(mean: parameters[0] ?? 0, deviation: parameters[1] ?? 1))
    }
    + family("Uniform") { parameters, count in
      // One bound alone is the upper one.
      count == 1
        ? UniformDistribution(low: 0, high: parameters[0] ?? 1)
        : UniformDistribution(low: parameters[0] ?? 0, high: parameters[1] ?? 1)
    }

  private static func family(
    _ name: String, _ make: @escaping @Sendable ([Double?], Int) -> any Distribution
  ) -> [ExpressionFunction] {
    @Sendable func distribution(_ values: ArraySlice<Value>) -> any Distribution {
      let numbers = values.map { $0.isNull ? nil : Optional($0.asNumber) }
      return make(numbers + [Double?](repeating: nil, count: 2), values.count)
    }
    return [
      ExpressionFunction("density" + name, 1...3) { values, _ in
        .number(distribution(values.dropFirst()).density(at: values[0].asNumber))
      },
      ExpressionFunction("cumulative" + name, 1...3) { values, _ in
        .number(distribution(values.dropFirst()).cumulative(at: values[0].asNumber))
      },
      ExpressionFunction("quantile" + name, 1...3) { values, _ in
        .number(distribution(values.dropFirst()).quantile(of: values[0].asNumber))
      },
      ExpressionFunction("sample" + name, 0...2) { values, evaluation in
        // The middle of a step of 2^-53 is never 0, where a quantile may be infinite.
        .number(distribution(values[...]).quantile(of: evaluation.random() + 0x1p-54))
      },
    ]
  }
}

/// A distribution of one number.
protocol Distribution: Sendable {
  func density(at value: Double) -> Double
  /// The probability of a number up to `value`.
  func cumulative(at value: Double) -> Double
  /// The number that is not exceeded with a probability in 0…1; NaN outside.
  func quantile(of probability: Double) -> Double
}

/// The normal distribution.
struct NormalDistribution: Distribution {
  var mean = 0.0
  var deviation = 1.0

  func density(at value: Double) -> Double {
    let z = (value - mean) / deviation
    return exp(-0.5 * z * z) / (deviation * (2 * Double.pi).squareRoot())
  }

  func cumulative(at value: Double) -> Double {
    0.5 * erfc(-(value - mean) / (deviation * 2.0.squareRoot()))
  }

  /// Bisection on the cumulative probability: plain, monotonic, and exact to the last bits.
  func quantile(of probability: Double) -> Double {
    guard probability >= 0, probability <= 1 else { return .nan }
    if probability == 0 { return -.infinity }
    if probability == 1 { return .infinity }
    let standard = NormalDistribution()
    var (low, high) = (-40.0, 40.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if standard.cumulative(at: middle) < probability { low = middle } else { high = middle }
    }
    return mean + deviation * (low + high) / 2
  }
}

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
