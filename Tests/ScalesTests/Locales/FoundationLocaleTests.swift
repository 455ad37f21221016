import Testing

@testable import Scales

/// Locales by name.
struct FoundationLocaleTests {
  @Test func german() throws {
    let numbers = try #require(FoundationLocale.numbers("de-DE"))
    #expect(try NumberFormat(",.2f", locale: numbers).text(-1234.5) == "\u{2212}1.234,50")
    #expect(try NumberFormat("$,.0f", locale: numbers).text(1234) == "1.234\u{a0}€")
    let times = try #require(FoundationLocale.times("de-DE"))
    let march = CivilDate(year: 2021, month: 3, day: 7, hour: 15, minute: 4).milliseconds()
    #expect(try TimeFormat("%A, %d. %B", locale: times).text(march) == "Sonntag, 07. März")
    #expect(try TimeFormat("%x", locale: times).text(march) == "07.03.21")
  }

  @Test func indianGroups() throws {
    let numbers = try #require(FoundationLocale.numbers("en-IN"))
    #expect(try NumberFormat(",d", locale: numbers).text(12_345_678) == "1,23,45,678")
  }

  @Test func arabicDigits() throws {
    let numbers = try #require(FoundationLocale.numbers("ar-EG"))
    #expect(try NumberFormat("d", locale: numbers).text(2012) == "٢٠١٢")
  }

  @Test func currencyByCode() throws {
    let numbers = try #require(FoundationLocale.numbers("en-US", currency: "EUR"))
    #expect(try NumberFormat("$.2f", locale: numbers).text(3) == "€3.00")
  }

  @Test func americanEnglishIsBuiltIn() {
    #expect(FoundationLocale.numbers("en-US") == .americanEnglish)
    #expect(FoundationLocale.times("en-US") == .americanEnglish)
  }

  @Test func unknownLanguages() {
    #expect(FoundationLocale.numbers("xx-YY") == nil)
    #expect(FoundationLocale.numbers("") == nil)
    #expect(FoundationLocale.times("no language") == nil)
  }

  @Test func patternsBecomeDirectives() {
    #expect(TimePattern.directives("dd.MM.y, HH:mm:ss") == "%d.%m.%Y, %H:%M:%S")
    #expect(TimePattern.directives("d 'de' MMM yy h a") == "%-d de %b %y %-I %p")
    #expect(TimePattern.directives("''") == "'")
  }
}
