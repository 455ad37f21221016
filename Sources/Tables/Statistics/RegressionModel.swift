import Foundation

/// A curve fitted to points by least squares.
struct RegressionModel {
  enum Method: String, CaseIterable, Sendable {
    case linear, log, exp, pow, quad, poly
  }

  /// The coefficients, constant first.
  let coefficients: [Double]
  /// The share of the variance that the curve explains, 1 at the best.
  let rSquared: Double
  private let method: Method
  private let centerX: Double
  private let centered: [Double]

  /// Fits a curve.
  ///
  /// - Parameter order: The degree of `poly`.
  init(_ points: PointSet, method: Method, order: Int) {
    self.method = method
    let (ux, uy) = (points.meanX, points.meanY)
    switch method {
    case .linear: centered = Self.polynomial(points, degree: 1, ux, uy)
    case .quad: centered = Self.polynomial(points, degree: 2, ux, uy)
    case .poly: centered = Self.polynomial(points, degree: order, ux, uy)
    case .log:
      centered = Self.line(points.x.map { Foundation.log($0) }, points.y)
    case .pow:
      let line = Self.line(
        points.x.map { Foundation.log($0) }, points.y.map { Foundation.log($0) })
      centered = [Foundation.exp(line[0]), line[1]]
    case .exp:
      // Weights of y keep the small values from ruling the fit of the logarithms.
      centered = Self.line(
        points.x.map { $0 - ux }, points.y.map { Foundation.log($0) }, weights: points.y)
    }
    centerX = ux
    switch method {
    case .linear, .quad, .poly: coefficients = Self.moved(centered, by: ux)
    case .log, .pow: coefficients = centered
    case .exp: coefficients = [Foundation.exp(centered[0] - centered[1] * ux), centered[1]]
    }
    var (errors, total) = (0.0, 0.0)
    for (x, y) in zip(points.x, points.y) {
      let error = y - Self.predict(x, method, centered, ux)
      errors += error * error
      total += (y - uy) * (y - uy)
    }
    rSquared = 1 - errors / total
  }

  func value(at x: Double) -> Double { Self.predict(x, method, centered, centerX) }

  private static func predict(
    _ x: Double, _ method: Method, _ centered: [Double], _ ux: Double
  ) -> Double {
    switch method {
    case .linear, .quad, .poly: centered.reversed().reduce(0) { $0 * (x - ux) + $1 }
    case .log: centered[0] + centered[1] * Foundation.log(x)
    case .exp: Foundation.exp(centered[0] + centered[1] * (x - ux))
    case .pow: centered[0] * Foundation.pow(x, centered[1])
    }
  }

  /// The intercept and slope of a weighted line; a flat one where all x are the same.
  static func line(_ x: [Double], _ y: [Double], weights: [Double]? = nil) -> [Double] {
    var (w, sx, sy, sxy, sxx) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in x.indices {
      let weight = weights?[index] ?? 1
      w += weight
      sx += weight * x[index]
      sy += weight * y[index]
      sxy += weight * x[index] * y[index]
      sxx += weight * x[index] * x[index]
    }
    let (mx, my) = (sx / w, sy / w)
    let spread = sxx / w - mx * mx
    let slope = abs(spread) < 1e-24 ? 0 : (sxy / w - mx * my) / spread
    return [my - slope * mx, slope]
  }

  /// The coefficients of a polynomial in x - ux, by the normal equations of centred points.
  private static func polynomial(
    _ points: PointSet, degree: Int, _ ux: Double, _ uy: Double
  ) -> [Double] {
    let size = degree + 1
    var powers = [Double](repeating: 0, count: 2 * degree + 1)
    var rightSide = [Double](repeating: 0, count: size)
    for (x, y) in zip(points.x, points.y) {
      var power = 1.0
      for exponent in powers.indices {
        powers[exponent] += power
        if exponent < size { rightSide[exponent] += power * (y - uy) }
        power *= x - ux
      }
    }
    var rows = (0..<size).map { row in (0..<size).map { powers[row + $0] } + [rightSide[row]] }
    var solution = Self.solve(&rows)
    solution[0] += uy
    return solution
  }

  /// Gaussian elimination with the largest pivot; a column without one gets 0.
  private static func solve(_ rows: inout [[Double]]) -> [Double] {
    let size = rows.count
    for column in 0..<size {
      let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      rows.swapAt(column, pivot)
      guard rows[column][column] != 0 else { continue }
      for row in column + 1..<max(column + 1, size) {
        let factor = rows[row][column] / rows[column][column]
        for index in column...size { rows[row][index] -= factor * rows[column][index] }
      }
    }
    var solution = [Double](repeating: 0, count: size)
    for row in (0..<size).reversed() where rows[row][row] != 0 {
      let known = (row + 1..<max(row + 1, size)).reduce(0) { $0 + rows[row][$1] * solution[$1] }
      solution[row] = (rows[row][size] - known) / rows[row][row]
    }
    return solution
  }

  /// The coefficients in x of a polynomial in x - shift, by the binomial theorem.
  private static func moved(_ centered: [Double], by shift: Double) -> [Double] {
    var result = [Double](repeating: 0, count: centered.count)
    for (degree, coefficient) in centered.enumerated() {
      var term = coefficient
      for lower in 0...degree {
        result[degree - lower] += term
        term *= -shift * Double(degree - lower) / Double(lower + 1)
      }
    }
    return result
  }
}
