/// Throws that a seed determines (SplitMix64).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound + 1)
    return range.lowerBound + Int(next().multipliedFullWidth(by: count).high)
  }

  /// From 0 up to 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Whether something happens that does so in a share 0…1 of all throws.
  mutating func happens(_ share: Double) -> Bool { fraction() < share }

  /// One of a list that is not empty.
  mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[number(0...(choices.count - 1))]
  }
}
