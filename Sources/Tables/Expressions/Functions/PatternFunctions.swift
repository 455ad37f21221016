/// Searching texts for other texts and for regular expressions.
enum PatternFunctions {
  static let all: [ExpressionFunction] = [
    ExpressionFunction("regexp", 1...2) { values, _ in
      try PatternValue.value(
        values[0].asText, flags: values.count > 1 ? values[1].asText : "", at: 0)
    },
    ExpressionFunction("test", 1...2) { values, _ in
      let text = (values.count > 1 ? values[1] : TextFunctions.undefined).asText
      let pattern =
        try PatternValue(values[0])?.compiled() ?? CompiledPattern(values[0].asText, flags: "")
      var matcher = PatternMatcher(pattern, in: text)
      return .boolean(try matcher.firstMatch(from: 0) != nil)
    }.counting(missing: TextFunctions.undefined),
    ExpressionFunction("replace", 3) { values, _ in
      let (text, replacement) = (values[0].asText, values[2].asText)
      guard let pattern = try PatternValue(values[1])?.compiled() else {
        return try replaceFirst(values[1].asText, in: text, with: replacement)
      }
      return try replace(pattern, in: text, with: replacement)
    }.counting(missing: TextFunctions.undefined),
    ExpressionFunction("split", 2...3) { values, _ in
      // A negative limit is a large whole number without a sign, as ECMAScript's ToUint32 makes it.
      let limit =
        values.count > 2 ? Int(UInt32(bitPattern: BinaryOperator.bits(values[2]))) : .max
      let parts: [String?]
      if let pattern = try PatternValue(values[1])?.compiled() {
        parts = try split(values[0].asText, by: pattern)
      } else {
        parts = split(values[0].asText, by: values[1].asText)
      }
      return .array(parts.prefix(limit).map { $0.map { .string($0) } ?? .null })
    }.counting(missing: TextFunctions.undefined),
  ]

  private static func replaceFirst(
    _ part: String, in text: String, with replacement: String
  ) throws(ExpressionError) -> Value {
    let units = Array(text.utf16)
    let needle = Array(part.utf16)
    let start = (0...max(0, units.count - needle.count)).first {
      units[$0...].starts(with: needle)
    }
    guard let start else { return .string(text) }
    func piece(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    let end = start + needle.count
    let (before, after) = (piece(0..<start), piece(end..<units.count))
    let filled = Filling(before: before, matched: part, after: after).fill(replacement)
    return try TextFunctions.text(before + filled + after)
  }

  private static func replace(
    _ pattern: CompiledPattern, in text: String, with replacement: String
  ) throws(ExpressionError) -> Value {
    var matcher = PatternMatcher(pattern, in: text)
    let scalars = matcher.scalars
    var result = ""
    var copied = 0
    var position = 0
    while let match = try matcher.firstMatch(from: position) {
      result += string(scalars[copied..<match.range.lowerBound])
      let groups = match.captures.dropFirst().map { $0.map { string(scalars[$0]) } ?? "" }
      result += Filling(
        before: string(scalars[..<match.range.lowerBound]), matched: string(scalars[match.range]),
        after: string(scalars[match.range.upperBound...]), groups: groups,
        groupNumbers: pattern.groupNumbers
      ).fill(replacement)
      _ = try TextFunctions.text(result)
      copied = match.range.upperBound
      // An empty match moves on by one, or it would be found for ever.
      position = match.range.isEmpty ? copied + 1 : copied
      guard pattern.isGlobal else { break }
    }
    return try TextFunctions.text(result + string(scalars[copied...]))
  }

  /// What stands for `$&` and its like in a replacement.
  private struct Filling {
    var before: String
    var matched: String
    var after: String
    var groups: [String] = []
    var groupNumbers: [String: Int] = [:]

    /// The replacement with `$$`, `$&`, ``$` ``, `$'`, `$1` to `$99` and `$<name>` filled in.
    func fill(_ replacement: String) -> String {
      var result = ""
      var rest = replacement.unicodeScalars[...]
      while let dollar = rest.firstIndex(of: "$") {
        result += String(rest[..<dollar])
        rest = rest[dollar...].dropFirst()
        switch rest.first {
        case "$": result += "$"
        case "&": result += matched
        case "`": result += before
        case "'": result += after
        case "<":
          guard !groupNumbers.isEmpty, let end = rest.firstIndex(of: ">") else {
            result += "$"
            continue
          }
          let number = groupNumbers[String(rest[..<end].dropFirst())]
          result += number.map { groups[$0 - 1] } ?? ""
          rest = rest[end...]
        default:
          guard let (number, count) = group(at: rest) else {
            result += "$"
            continue
          }
          result += groups[number - 1]
          rest = rest.dropFirst(count - 1)
        }
        rest = rest.dropFirst()
      }
      return result + String(rest)
    }

    /// The number of the group that the text begins with, of two digits where there is such a group, and its length.
    private func group(at text: Substring.UnicodeScalarView) -> (number: Int, count: Int)? {
      for count in [2, 1] {
        let digits = text.prefix(count).prefix { ("0"..."9").contains($0) }
        if digits.count == count, let number = Int(String(digits)), number > 0,
          number <= groups.count
        {
          return (number, count)
        }
      }
      return nil
    }
  }

  private static func split(_ text: String, by separator: String) -> [String] {
    if separator.isEmpty { return text.unicodeScalars.map { String($0) } }
    var parts: [String] = []
    let units = Array(text.utf16)
    let mark = Array(separator.utf16)
    var start = 0
    var index = 0
    while index + mark.count <= units.count {
      if units[index...].starts(with: mark) {
        parts.append(String(decoding: units[start..<index], as: UTF16.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: units[start...], as: UTF16.self)]
  }

  /// The parts between matches, and after each the groups of the match; nil for a group that has no part in it.
  private static func split(
    _ text: String, by pattern: CompiledPattern
  ) throws(ExpressionError) -> [String?] {
    var matcher = PatternMatcher(pattern, in: text)
    let scalars = matcher.scalars
    if scalars.isEmpty { return try matcher.firstMatch(from: 0) == nil ? [""] : [] }
    var parts: [String?] = []
    var start = 0
    var position = 0
    while let match = try matcher.firstMatch(from: position),
      match.range.upperBound <= scalars.count
    {
      if match.range.isEmpty {
        position = match.range.upperBound + 1
        if match.range.lowerBound == start || match.range.lowerBound == scalars.count { continue }
      } else {
        position = match.range.upperBound
      }
      parts.append(string(scalars[start..<match.range.lowerBound]))
      parts += match.captures.dropFirst().map { $0.map { string(scalars[$0]) } }
      start = match.range.upperBound
    }
    return parts + [string(scalars[start...])]
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
