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
