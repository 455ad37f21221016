import Glibc

/// Powers of a base and the values between them (after d3-scale's log).
struct LogTicks {
  let base: Double
  /// Whether values are below zero.
  let isReflected: Bool

  init(base: Double, isReflected: Bool) {
    self.base = base.isFinite && base > 0 && base != 1 ? base : 10
    self.isReflected = isReflected
  }

  /// Ticks between two ends of one sign, rising.
  func values(from low: Double, to high: Double, count: Double) throws(TickError) -> [Double] {
    guard low.isFinite, high.isFinite, low * high > 0 || (low > 0) == (high > 0), low != 0,
      high != 0
    else { return [] }
    let (first, last) = (exponent(low), exponent(high))
    guard base.rounded() == base, last - first < count, base <= 1000 else {
      let exponents = try LinearTicks.values(
        from: first, to: last, count: min(last - first, count))
      return exponents.map { power($0) }
    }
    var ticks: [Double] = []
    var exponent = first.rounded(.down)
    while exponent <= last.rounded(.up) {
      let factors = stride(from: 1.0, to: base, by: 1)
      for factor in isReflected ? factors.reversed() : Array(factors) {
        let tick = multiple(factor, exponent)
        if tick < low { continue }
        if tick > high { break }
        ticks.append(tick)
      }
      try TickError.check(Double(ticks.count))
      exponent += 1
    }
    if Double(ticks.count) * 2 < count {
      return try LinearTicks.values(from: low, to: high, count: count)
    }
    return ticks
  }

  /// Whether a tick among `total` keeps its label when about `count` fit.
  func isLabeled(_ value: Double, count: Double, total: Int) -> Bool {
    let limit = max(1, base * count / Double(max(1, total)))
    var factor = value / power(LinearTicks.roundedHalfUp(exponent(value)))
    if factor * base < base - 0.5 { factor *= base }
    return factor <= limit
  }

  func power(below value: Double) -> Double { power(exponent(value).rounded(.down)) }

  func power(above value: Double) -> Double { power(exponent(value).rounded(.up)) }

  private func exponent(_ value: Double) -> Double {
    isReflected ? -logarithm(-value) : logarithm(value)
  }

  private func power(_ exponent: Double) -> Double {
    isReflected ? -positivePower(-exponent) : positivePower(exponent)
  }

  /// A multiple of a power, as a quotient for powers under 1 so that it is exact.
  private func multiple(_ factor: Double, _ exponent: Double) -> Double {
    let size = isReflected ? -exponent : exponent
    let magnitude =
      size < 0 ? factor / positivePower(-size) : factor * positivePower(size)
    return isReflected ? -magnitude : magnitude
  }

  private func logarithm(_ value: Double) -> Double {
    if base == 10 { return log10(value) }
    if base == 2 { return log2(value) }
    return base == M_E ? log(value) : log(value) / log(base)
  }

  private func positivePower(_ exponent: Double) -> Double {
    if base == 10 { return LinearTicks.powerOfTen(exponent) }
    return base == M_E ? exp(exponent) : pow(base, exponent)
  }
}
