/// The moment of frame `index`: exactly index × denominator / numerator seconds, never a sum.
package struct FrameTime: Hashable, Sendable {
  package let index: Int
  package let rate: FrameRate

  package init(index: Int, rate: FrameRate) {
    self.index = index
    self.rate = rate
  }

  /// Seconds from the start of the film, rounded once.
  package var seconds: Double {
    Double(index) * Double(rate.denominator) / Double(rate.numerator)
  }
}
