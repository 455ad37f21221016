import Testing

@testable import Tables

@Suite struct PatternTests {
  /// The matched text, or nil.
  private func match(_ source: String, _ flags: String, in text: String) throws -> String? {
    var matcher = PatternMatcher(try CompiledPattern(source, flags: flags), in: text)
    guard let match = try matcher.firstMatch(from: 0) else { return nil }
    return String(String.UnicodeScalarView(matcher.scalars[match.range]))
  }

  @Test(
    arguments: [
      ("a+", "", "caaat", "aaa"), ("a+?", "", "caaat", "a"), ("a*", "", "b", ""),
      ("a{2}", "", "aaa", "aa"),
      ("a{2,}", "", "aaaa", "aaaa"), ("a{1,2}?", "", "aaa", "a"), ("[a-c]+", "", "xxbcaz", "bca"),
      ("[^a-c]+", "", "abxyc", "xy"), ("\\d+\\.\\d", "", "v12.5", "12.5"),
      ("\\bcat\\b", "", "concat cat", "cat"),
      ("^b", "m", "a\nb", "b"), ("^b", "", "a\nb", nil), ("a$", "m", "a\nb", "a"),
      ("a.c", "", "a\nc", nil),
      ("a.c", "s", "a\nc", "a\nc"), ("(ab|a)(bc)?", "", "abc", "ab"),
      ("(?:x|y)+z", "", "xyxz", "xyxz"),
      ("(a)\\1", "", "abaa", "aa"), ("a(?=b)", "", "acab", "a"), ("a(?!b)", "", "abac", "a"),
      ("ÉTÉ", "i", "l'été", "été"), ("[A-Z]", "i", "q", "q"), ("(a*)*b", "", "aaab", "aaab"),
      ("()*x", "", "x", "x"),
      ("\\u0041\\x42", "", "AB", "AB"), ("[\\]\\-x]+", "", "a]-x", "]-x"),
      ("[\\s\\d]+", "", "a 1 b", " 1 "), ("\\S+", "", "  ab ", "ab"),
      ("[^\\W]", "", "-a", "a"), ("a|", "", "b", ""), ("{", "", "{", "{"),
      ("x{,2}", "", "x{,2}", "x{,2}"),
      ("(?<n>[ab])\\k<n>", "", "abb", "bb"), ("\\k<n>", "", "k<n>", "k<n>"),
    ] as [(String, String, String, String?)])
  func matches(source: String, flags: String, text: String, expected: String?) throws {
    #expect(try match(source, flags, in: text) == expected)
  }

  @Test(arguments: [
    "(", ")", "[a", "*a", "a{2,1}", "(?<=a)b", "(?<n>a", "(?<1>a)", "(?<n>a)(?<n>b)",
    "(?<n>a)\\k<m>", "\\", "[z-a]", "\\u12",
  ])
  func refuses(source: String) {
    #expect(throws: ExpressionError.self) { try CompiledPattern(source, flags: "") }
  }

  @Test(arguments: ["(a|aa)+$", "(a*)*$", "(.*)*(.*)*x$"])
  func aBadPatternEnds(source: String) {
    #expect(throws: ExpressionError.self) {
      try match(source, "", in: String(repeating: "a", count: 3000) + "b")
    }
  }

  @Test func aLongTextNeedsNoDeepStack() throws {
    let text = String(repeating: "a", count: 50_000)
    #expect(try match("^a*$", "", in: text)?.count == 50_000)
  }
}
