/// A colour of a histogram as a point, with the weight it has when colours are merged.
struct WeightedColor: Hashable, Sendable {
  let color: UInt32
  let weight: Double
  /// Red, green and blue, each stretched by how much the eye minds an error in it.
  let point: SIMD3<Double>

  /// The square roots of the shares of the channels in what the eye sees as a difference.
  static let stretch = SIMD3<Double>(1.41, 2, 1)

  init(color: UInt32, weight: Double) {
    self.color = color
    self.weight = weight
    point = WeightedColor.stretch * WeightedColor.channels(color)
  }

  static func channels(_ color: UInt32) -> SIMD3<Double> {
    SIMD3(Double(color >> 16 & 255), Double(color >> 8 & 255), Double(color & 255))
  }
}
