import Glibc

/// The bend of a scale and its inverse.
struct ScaleTransform {
  let kind: ScaleKind
  /// Whether a log scale lies below zero.
  let isReflected: Bool

  /// The bent value; NaN where the bend has none.
  func bent(_ value: Double) -> Double {
    switch kind {
    case .linear, .identity, .time: return value
    case .log: return isReflected ? -Glibc.log(-value) : Glibc.log(value)
    case .pow(let exponent): return power(value, exponent)
    case .sqrt: return value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .symlog(let constant):
      let size = log1p((value / Self.divisor(constant)).magnitude)
      return value < 0 ? -size : size
    }
  }

  /// The value that bends to this one.
  func straight(_ value: Double) -> Double {
    switch kind {
    case .linear, .identity, .time: return value
    case .log: return isReflected ? -exp(-value) : exp(value)
    case .pow(let exponent): return exponent == 0 ? value : power(value, 1 / exponent)
    case .sqrt: return value < 0 ? -(value * value) : value * value
    case .symlog(let constant):
      let size = expm1(value.magnitude) * Self.divisor(constant)
      return value < 0 ? -size : size
    }
  }

  /// A power that keeps the sign; an exponent of 0 or 1 leaves values as they are.
  private func power(_ value: Double, _ exponent: Double) -> Double {
    if exponent == 1 || exponent == 0 || !exponent.isFinite { return value }
    return value < 0 ? -Glibc.pow(-value, exponent) : Glibc.pow(value, exponent)
  }

  private static func divisor(_ constant: Double) -> Double {
    constant.isFinite && constant != 0 ? constant.magnitude : 1
  }
}
