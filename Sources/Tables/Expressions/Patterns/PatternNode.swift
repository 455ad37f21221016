/// A part of a regular expression.
indirect enum PatternNode: Sendable, Hashable {
  /// One scalar out of ranges.
  case scalars([ClosedRange<UInt32>], negated: Bool)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// A group whose text is remembered under a number from 1.
  case capture(PatternNode, Int)
  case backreference(Int)
  case repetition(PatternNode, minimum: Int, maximum: Int, isGreedy: Bool)
  case lineStart
  case lineEnd
  case wordBoundary(negated: Bool)
  case lookahead(PatternNode, negated: Bool)

  /// Whether it always takes exactly one scalar.
  var isSingle: Bool { if case .scalars = self { true } else { false } }
}
