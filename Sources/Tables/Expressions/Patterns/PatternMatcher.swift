/// Finds a pattern in a text by backtracking, within a bounded number of steps.
struct PatternMatcher {
  /// How many steps one search may take, so that no pattern runs for long.
  static let stepLimit = 200_000
  /// How deep groups may repeat inside each other, so that the stack holds.
  static let depthLimit = 500

  /// Where a match lies, in scalars, and where its groups lie.
  struct Match {
    var range: Range<Int>
    var captures: [Range<Int>?]
  }

  private let pattern: CompiledPattern
  let scalars: [Unicode.Scalar]
  private var steps = 0
  private var depth = 0
  private var captures: [Range<Int>?] = []

  init(_ pattern: CompiledPattern, in text: String) {
    self.pattern = pattern
    scalars = Array(text.unicodeScalars)
  }

  /// The first match at or after a position.
  mutating func firstMatch(from start: Int) throws(ExpressionError) -> Match? {
    guard start <= scalars.count else { return nil }
    for position in start...scalars.count {
      captures = [Range<Int>?](repeating: nil, count: pattern.captureCount + 1)
      var end = position
      let isFound = try match(pattern.node, at: position) {
        (_, position) throws(ExpressionError) -> Bool in
        end = position
        return true
      }
      if isFound { return Match(range: position..<end, captures: captures) }
    }
    return nil
  }

  private typealias Continuation =
    (inout PatternMatcher, Int) throws(ExpressionError) -> Bool

  /// Whether a node matches here and the rest of the pattern after it.
  private mutating func match(
    _ node: PatternNode, at position: Int, then next: Continuation
  ) throws(ExpressionError) -> Bool {
    steps += 1
    depth += 1
    defer { depth -= 1 }
    guard steps <= Self.stepLimit, depth <= Self.depthLimit else {
      throw ExpressionError("the pattern takes too many steps on this text")
    }
    switch node {
    case .scalars:
      return matches(node, at: position) ? try next(&self, position + 1) : false
    case .sequence(let parts): return try match(parts[...], at: position, then: next)
    case .alternatives(let branches):
      for branch in branches where try match(branch, at: position, then: next) { return true }
      return false
    case .capture(let inner, let number):
      let previous = captures[number]
      let isFound = try match(inner, at: position) {
        (matcher: inout PatternMatcher, end: Int) throws(ExpressionError) -> Bool in
        let outer = matcher.captures[number]
        matcher.captures[number] = position..<end
        if try next(&matcher, end) { return true }
        matcher.captures[number] = outer
        return false
      }
      if !isFound { captures[number] = previous }
      return isFound
    case .backreference(let number):
      guard number < captures.count, let range = captures[number] else {
        return try next(&self, position)
      }
      let end = position + range.count
      guard end <= scalars.count else { return false }
      for (a, b) in zip(range, position..<end) where fold(scalars[a]) != fold(scalars[b]) {
        return false
      }
      return try next(&self, end)
    case .repetition(let inner, let minimum, let maximum, let isGreedy):
      return inner.isSingle
        ? try repeatSingle(inner, minimum, maximum, isGreedy, position, next)
        : try repeatGroup(inner, minimum, maximum, isGreedy, 0, position, next)
    case .lineStart:
      let isStart = position == 0 || pattern.isMultiline && isLineEnd(scalars[position - 1])
      return isStart ? try next(&self, position) : false
    case .lineEnd:
      let isEnd =
        position == scalars.count || pattern.isMultiline && isLineEnd(scalars[position])
      return isEnd ? try next(&self, position) : false
    case .wordBoundary(let negated):
      let isBoundary = isWord(position - 1) != isWord(position)
      return isBoundary != negated ? try next(&self, position) : false
    case .lookahead(let inner, let negated):
      let isFound = try match(inner, at: position) { (_, _) throws(ExpressionError) in true }
      return isFound != negated ? try next(&self, position) : false
    }
  }

  private mutating func match(
    _ parts: ArraySlice<PatternNode>, at position: Int, then next: Continuation
  ) throws(ExpressionError) -> Bool {
    guard let first = parts.first else { return try next(&self, position) }
    return try match(first, at: position) {
      (matcher: inout PatternMatcher, end: Int) throws(ExpressionError) -> Bool in
      try matcher.match(parts.dropFirst(), at: end, then: next)
    }
  }

  private mutating func repeatSingle(
    _ node: PatternNode, _ minimum: Int, _ maximum: Int, _ isGreedy: Bool, _ position: Int,
    _ next: Continuation
  ) throws(ExpressionError) -> Bool {
    var count = 0
    while count < (isGreedy ? maximum : minimum), matches(node, at: position + count) { count += 1 }
    steps += count
    guard count >= minimum else { return false }
    if isGreedy {
      while count >= minimum {
        if try next(&self, position + count) { return true }
        count -= 1
        try countStep()
      }
      return false
    }
    while true {
      if try next(&self, position + count) { return true }
      guard count < maximum, matches(node, at: position + count) else { return false }
      count += 1
      try countStep()
    }
  }

  private mutating func countStep() throws(ExpressionError) {
    steps += 1
    guard steps <= Self.stepLimit else {
      throw ExpressionError("the pattern takes too many steps on this text")
    }
  }

  private mutating func repeatGroup(
    _ node: PatternNode, _ minimum: Int, _ maximum: Int, _ isGreedy: Bool, _ count: Int,
    _ position: Int, _ next: Continuation
  ) throws(ExpressionError) -> Bool {
    if !isGreedy, count >= minimum, try next(&self, position) { return true }
    if count < maximum {
      let isFound = try match(node, at: position) {
        (matcher: inout PatternMatcher, end: Int) throws(ExpressionError) -> Bool in
        // A group that took nothing would repeat for ever.
        guard end > position || count < minimum else { return false }
        return try matcher.repeatGroup(
          node, minimum, maximum, isGreedy, count + 1, end, next)
      }
      if isFound { return true }
    }
    return isGreedy && count >= minimum ? try next(&self, position) : false
  }

  private func matches(_ node: PatternNode, at position: Int) -> Bool {
    guard position < scalars.count, case .scalars(let ranges, let negated) = node else {
      return false
    }
    let value = scalars[position].value
    var isInside = ranges.contains { $0.contains(value) }
    if !isInside, pattern.ignoresCase {
      let properties = scalars[position].properties
      for variant in [properties.lowercaseMapping, properties.uppercaseMapping] {
        guard let scalar = variant.unicodeScalars.first, variant.unicodeScalars.count == 1 else {
          continue
        }
        if ranges.contains(where: { $0.contains(scalar.value) }) { isInside = true }
      }
    }
    return isInside != negated
  }

  private func fold(_ scalar: Unicode.Scalar) -> String {
    pattern.ignoresCase ? scalar.properties.lowercaseMapping : String(scalar)
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    [10, 13, 0x2028, 0x2029].contains(scalar.value)
  }

  private func isWord(_ position: Int) -> Bool {
    guard scalars.indices.contains(position) else { return false }
    return PatternParser.words.contains { $0.contains(scalars[position].value) }
  }
}
