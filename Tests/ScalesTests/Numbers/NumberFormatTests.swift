import Testing

@testable import Scales

/// Number formats against d3's documented and measured results.
struct NumberFormatTests {
  private static let minus = "\u{2212}"

  @Test(
    arguments: [
      // The general format, and none at all.
      ("", 123.456, "123.456"), ("", 0.1 + 0.2, "0.3"), ("", 1e-7, "1e-7"), ("", 0, "0"),
      ("", -0.0, "0"), ("g", 42, "42.0000"), ("g", 1e21, "1.00000e+21"),
      (".4g", 0.00042, "0.0004200"),
      ("~g", 42, "42"), ("n", 1_234_567, "1.23457e+6"), ("n", 123_456, "123,456"),
      (".3", 1234.5, "1.23e+3"), ("~r", 1234.5, "1234.5"),
      // Fixed, halves by the exact binary value.
      ("f", 42, "42.000000"), (".2f", 1.005, "1.00"), (".2f", 8.345, "8.35"), (".1f", 0.05, "0.1"),
      (".1f", 0.25, "0.3"), (".0f", 0.5, "1"), (".0f", 1.5, "2"), (".0f", 2.5, "3"),
      (".0f", -2.5, "\u{2212}3"), (".2f", 1e21, "1e+21"),
      (",.2f", -1_234_567.891, "\u{2212}1,234,567.89"),
      (".20f", 0.1, "0.10000000000000000555"), (".2f", 999.999, "1000.00"),
      (".2f", 0.004, "0.00"), ("~f", 1.5, "1.5"), (",.1~f", 1e6, "1,000,000"),
      // Never a minus before a zero.
      (".1f", -0.04, "0.0"), ("+.1f", -0.04, "+0.0"), ("d", -0.4, "0"), ("(.0f", -0.3, "0"),
      (".0%", -0.001, "0%"), (".1e", -0.0, "0.0e+0"),
      // Whole numbers.
      ("d", 2.5, "3"), ("d", 4.2, "4"), (",d", 1e15, "1,000,000,000,000,000"),
      ("d", 12_345_678_901_234_567_168, "12345678901234567000"),
      ("d", 1e22, "10000000000000000000000"),
      // Powers.
      ("e", 42, "4.200000e+1"), (".2e", 9.995e5, "1.00e+6"), (".0e", 0.000123, "1e-4"),
      ("~e", 4200, "4.2e+3"),
      // Significant digits.
      ("r", 1234.5, "1234.50"), (".3r", 12_345_678, "12300000"), (".1r", 0.049, "0.05"),
      (".21r", 0.1, "0.100000000000000005551"), (".2r", 0, "0.0"),
      // Percent.
      (".1%", 0.1234, "12.3%"), (".0%", 1.5, "150%"), ("p", 0.123456789, "12.3457%"),
      (".1~%", 0.5, "50%"), (".2p", 0.00123, "0.12%"),
      // Prefixes.
      ("s", 0, "0.00000"), (".3s", 999_500, "1.00M"), ("s", 1500, "1.50000k"), ("~s", 1500, "1.5k"),
      (".2s", 42e6, "42M"), (".3s", 0.00042, "420\u{b5}"), (".1s", 1e-25, "0.1y"),
      (".4s", 3e26, "300.0Y"), ("~s", 1e300, "1" + String(repeating: "0", count: 276) + "Y"),
      (".2~s", -1200, "\u{2212}1.2k"),
      // Radix.
      ("b", 10, "1010"), ("o", 64, "100"), ("x", 48879, "beef"), ("X", 48879, "BEEF"),
      ("#x", 48879, "0xbeef"), ("#b", 5, "0b101"), ("#X", 255, "0xFF"),
      ("x", 1e20, "56bc75e2d63100000"),
      // Signs and currency.
      ("+d", 5, "+5"), (" d", 5, " 5"), ("(d", -5, "(5)"), ("($,.2f", -1234.5, "($1,234.50)"),
      ("$.2f", 2100, "$2100.00"), ("+$d", 3, "+$3"), ("$d", -3, "\u{2212}$3"),
      // Width, fill and alignment.
      ("6d", 42, "    42"), ("<6d", 42, "42    "), ("^6d", 42, "  42  "), ("^7d", 42, "  42   "),
      ("=+6d", 42, "+   42"), ("06d", -42, "\u{2212}00042"), ("*^20", 42, "*********42*********"),
      ("08,d", 1234, "0,001,234"), ("020,.2f", 1234.5, "0,000,000,001,234.50"),
      ("<<6d", 42, "42<<<<"), ("0=9.2f", -3.5, "\u{2212}00003.50"),
      // No number.
      ("d", .nan, "NaN"), (".1f", .infinity, "Infinity"), ("s", -.infinity, "\u{2212}Infinity"),
      ("c", 65.5, "65.5"),
    ] as [(String, Double, String)])
  func results(specifier: String, value: Double, text: String) throws {
    #expect(try NumberFormat(specifier).text(value) == text)
  }

  @Test(arguments: [
    ("q", 0), (".2q", 2), (".f", 1), (",,d", 1), ("dd", 1), ("$$", 1), ("~~f", 1), ("5x5", 2),
    ("2000d", 0), ("%d", 1), ("\u{1F600}", 0), ("..", 1),
  ])
  func faultsHaveAPlace(specifier: String, position: Int) {
    do {
      _ = try NumberFormat(specifier)
      Issue.record("\(specifier) was read")
    } catch {
      #expect(error.position == position, "\(specifier)")
      #expect(error.specifier == specifier)
      #expect(error.message.contains("character \(position + 1)"))
    }
  }

  @Test(arguments: 1...400)
  func fixedDigitsAreTheNearest(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let value = numbers.number(powers: -4...9)
    let places = Int.random(in: 0...6, using: &numbers)
    let text = try NumberFormat(NumberSpecifier("-.\(places)f"), locale: Self.plain).text(value)
    let back = try #require(Double(text), "seed \(seed)")
    let unit = LinearTicks.powerOfTen(Double(-places))
    #expect((back - value).magnitude <= unit * 0.500001, "seed \(seed)")
  }

  @Test(arguments: 1...400)
  func seventeenDigitsReadBack(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let value = Double(bitPattern: UInt64.random(in: .min ... .max, using: &numbers))
    guard value.isFinite else { return }
    for specifier in [".16e", ".17g"] {
      let text = try NumberFormat(NumberSpecifier(specifier), locale: Self.plain).text(value)
      #expect(Double(text) == value, "seed \(seed)")
    }
  }

  private static let plain = NumberLocale(minus: "-")

  @Test func everyKindTakesEveryNumber() throws {
    let values = [
      0, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
      -1e-300, 1e21, 2e53, 0.5,
    ]
    for kind in NumberSpecifier.Kind.allCases.map({ String($0.rawValue) }) + [""] {
      for head in ["", "+", "(", "020,", ".0", ".99", ",.3~", "$#"] {
        guard let format = try? NumberFormat(head + kind) else { continue }
        for value in values {
          let text = format.text(value)
          #expect(!text.isEmpty)
          if value == 0 { #expect(!text.contains(Self.minus), "\(head)\(kind)") }
        }
      }
    }
  }

  @Test func oneFixedPrefix() throws {
    let format = PrefixFormat(try NumberSpecifier(",.0"), reference: 1e-6)
    #expect(format.text(0.00042) == "420\u{b5}")
    #expect(format.text(0.0042) == "4,200\u{b5}")
    #expect(PrefixFormat(try NumberSpecifier(".1"), reference: 2.5e7).text(3.14e6) == "3.1M")
  }

  @Test func localesSayTheSigns() throws {
    let locale = NumberLocale(
      decimal: ",", thousands: "\u{a0}", grouping: [3], currencyPrefix: "", currencySuffix: " kr",
      minus: "-", percent: " %")
    #expect(try NumberFormat("$,.2f", locale: locale).text(-1234.5) == "-1\u{a0}234,50 kr")
    #expect(try NumberFormat(".1%", locale: locale).text(0.5) == "50,0 %")
    let indian = NumberLocale(grouping: [3] + Array(repeating: 2, count: 20))
    #expect(try NumberFormat(",d", locale: indian).text(1_234_567_890) == "1,23,45,67,890")
    let digits = NumberLocale(numerals: ["o", "i", "z", "e", "h", "s", "b", "l", "B", "g"])
    #expect(try NumberFormat(".1f", locale: digits).text(90.25) == "go.e")
    let none = NumberLocale(grouping: [0])
    #expect(try NumberFormat(",d", locale: none).text(1234) == "1234")
  }
}
