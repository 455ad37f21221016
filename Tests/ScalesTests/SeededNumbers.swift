/// A stream of numbers that a seed fixes (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of either sign whose size is anywhere between two powers of ten.
  mutating func number(powers: ClosedRange<Int> = -6...9) -> Double {
    let size = Double("1e\(Int.random(in: powers, using: &self))") ?? 1
    return Double.random(in: -1...1, using: &self) * size
  }

  /// An instant between 1900 and 2100, in whole milliseconds.
  mutating func instant() -> Double {
    Double.random(in: -2_208_988_800_000...4_102_444_800_000, using: &self).rounded()
  }
}
