/// Reads the source of a JavaScript regular expression.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var captureCount = 0
  private var groupNumbers: [String: Int] = [:]
  private let dotMatchesAll: Bool
  private var depth = 0

  init(_ source: String, dotMatchesAll: Bool) {
    scalars = Array(source.unicodeScalars)
    self.dotMatchesAll = dotMatchesAll
  }

  /// The pattern, its number of groups, and the numbers of those that have a name.
  static func parse(
    _ source: String, dotMatchesAll: Bool
  ) throws(ExpressionError) -> (node: PatternNode, captures: Int, groupNumbers: [String: Int]) {
    guard source.utf8.count <= 1000 else { throw ExpressionError("the pattern is too long") }
    var parser = PatternParser(source, dotMatchesAll: dotMatchesAll)
    let node = try parser.alternatives()
    guard parser.index == parser.scalars.count else {
      throw ExpressionError("the pattern has a `)` that closes nothing")
    }
    return (node, parser.captureCount, parser.groupNumbers)
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  private mutating func alternatives() throws(ExpressionError) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 50 else { throw ExpressionError("the pattern nests too deep") }
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(ExpressionError) -> PatternNode {
    var parts: [PatternNode] = []
    while let scalar = current, scalar != "|", scalar != ")" {
      parts.append(try repeated(try atom()))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repeated(_ node: PatternNode) throws(ExpressionError) -> PatternNode {
    let bounds: (Int, Int)
    switch current {
    case "*": bounds = (0, .max)
    case "+": bounds = (1, .max)
    case "?": bounds = (0, 1)
    case "{":
      guard let counts = counts() else { return node }
      guard counts.0 <= counts.1 else {
        throw ExpressionError("the pattern repeats from \(counts.0) to \(counts.1) times")
      }
      return .repetition(node, minimum: counts.0, maximum: counts.1, isGreedy: !take("?"))
    default: return node
    }
    index += 1
    return .repetition(node, minimum: bounds.0, maximum: bounds.1, isGreedy: !take("?"))
  }

  /// The counts of `{2}`, `{2,}` or `{2,5}`; nil, and nothing read, for any other brace.
  private mutating func counts() -> (Int, Int)? {
    let start = index
    index += 1
    guard let low = integer() else {
      index = start
      return nil
    }
    var high = low
    if take(",") { high = integer() ?? .max }
    guard take("}") else {
      index = start
      return nil
    }
    return (low, high)
  }

  private mutating func integer() -> Int? {
    var value: Int?
    while let scalar = current, ("0"..."9").contains(scalar) {
      value = min((value ?? 0) * 10 + Int(scalar.value - 48), 100_000)
      index += 1
    }
    return value
  }

  private mutating func atom() throws(ExpressionError) -> PatternNode {
    guard let scalar = current else { throw ExpressionError("the pattern ends too early") }
    index += 1
    switch scalar {
    case "^": return .lineStart
    case "$": return .lineEnd
    case ".":
      let lineEnds: [ClosedRange<UInt32>] = [10...10, 13...13, 0x2028...0x2029]
      return .scalars(dotMatchesAll ? [] : lineEnds, negated: true)
    case "[": return try set()
    case "(": return try group()
    case "\\": return try escape()
    case "*", "+", "?":
      throw ExpressionError("the pattern has a `\(scalar)` with nothing to repeat")
    default: return .scalars([scalar.value...scalar.value], negated: false)
    }
  }

  private mutating func group() throws(ExpressionError) -> PatternNode {
    var wrap: (PatternNode) -> PatternNode = { $0 }
    if take("?") {
      if take("=") {
        wrap = { .lookahead($0, negated: false) }
      } else if take("!") {
        wrap = { .lookahead($0, negated: true) }
      } else if take("<") {
        let name = try groupName()
        guard groupNumbers[name] == nil else {
          throw ExpressionError("the pattern has two groups `\(name)`")
        }
        let number = nextCapture()
        groupNumbers[name] = number
        wrap = { .capture($0, number) }
      } else if !take(":") {
        throw ExpressionError("this kind of group is not supported in a pattern")
      }
    } else {
      let number = nextCapture()
      wrap = { .capture($0, number) }
    }
    let inner = try alternatives()
    guard take(")") else { throw ExpressionError("the pattern has a `(` without a `)`") }
    return wrap(inner)
  }

  private mutating func nextCapture() -> Int {
    captureCount += 1
    return captureCount
  }

  /// The name of a group, up to the `>` after it.
  private mutating func groupName() throws(ExpressionError) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = current,
      scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic
        || !name.isEmpty && scalar.properties.numericType == .decimal
    {
      name.append(scalar)
      index += 1
    }
    guard !name.isEmpty, take(">") else {
      // Looking behind begins alike.
      throw ExpressionError("this kind of group is not supported in a pattern")
    }
    return String(name)
  }

  private mutating func escape() throws(ExpressionError) -> PatternNode {
    guard let scalar = current else { throw ExpressionError("the pattern ends within an escape") }
    switch scalar {
    case "b", "B":
      index += 1
      return .wordBoundary(negated: scalar == "B")
    case "1"..."9":
      index += 1
      return .backreference(Int(scalar.value - 48))
    case "k" where index + 1 < scalars.count && scalars[index + 1] == "<" && !groupNumbers.isEmpty:
      index += 2
      let name = try groupName()
      guard let number = groupNumbers[name] else {
        throw ExpressionError("the pattern has no group `\(name)` before `\\k<\(name)>`")
      }
      return .backreference(number)
    default:
      let (ranges, negated) = try escapedSet()
      return .scalars(ranges, negated: negated)
    }
  }

  static let digits: [ClosedRange<UInt32>] = [48...57]
  static let words: [ClosedRange<UInt32>] = [48...57, 65...90, 95...95, 97...122]
  static let blanks: [ClosedRange<UInt32>] = [
    9...13, 32...32, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ]

  /// The scalars that the escape at the cursor stands for.
  private mutating func escapedSet() throws(ExpressionError) -> ([ClosedRange<UInt32>], Bool) {
    guard let scalar = current else { throw ExpressionError("the pattern ends within an escape") }
    index += 1
    switch scalar {
    case "d": return (Self.digits, false)
    case "D": return (Self.digits, true)
    case "w": return (Self.words, false)
    case "W": return (Self.words, true)
    case "s": return (Self.blanks, false)
    case "S": return (Self.blanks, true)
    case "n": return ([10...10], false)
    case "r": return ([13...13], false)
    case "t": return ([9...9], false)
    case "v": return ([11...11], false)
    case "f": return ([12...12], false)
    case "0": return ([0...0], false)
    case "x", "u":
      let count = scalar == "x" ? 2 : 4
      let text = String(
        String.UnicodeScalarView(scalars[index..<min(index + count, scalars.count)]))
      guard text.count == count, let value = UInt32(text, radix: 16) else {
        throw ExpressionError("the pattern has an escape without \(count) hex digits")
      }
      index += count
      return ([value...value], false)
    default: return ([scalar.value...scalar.value], false)
    }
  }

  private mutating func set() throws(ExpressionError) -> PatternNode {
    let negated = take("^")
    var ranges: [ClosedRange<UInt32>] = []
    while let scalar = current, scalar != "]" {
      let low = try member()
      guard current == "-", index + 1 < scalars.count, scalars[index + 1] != "]",
        low.count == 1, low[0].count == 1
      else {
        ranges += low
        continue
      }
      index += 1
      let high = try member()
      guard high.count == 1, high[0].count == 1, low[0].lowerBound <= high[0].lowerBound else {
        throw ExpressionError("the pattern has a range that runs backwards")
      }
      ranges.append(low[0].lowerBound...high[0].lowerBound)
    }
    guard take("]") else { throw ExpressionError("the pattern has a `[` without a `]`") }
    return .scalars(ranges, negated: negated)
  }

  private mutating func member() throws(ExpressionError) -> [ClosedRange<UInt32>] {
    guard let scalar = current else {
      throw ExpressionError("the pattern has a `[` without a `]`")
    }
    index += 1
    guard scalar == "\\" else { return [scalar.value...scalar.value] }
    if take("b") { return [8...8] }
    let (ranges, negated) = try escapedSet()
    return negated ? Self.complement(ranges) : ranges
  }

  /// The scalars outside of sorted ranges.
  private static func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { result.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    return result + [next...0x10FFFF]
  }
}
