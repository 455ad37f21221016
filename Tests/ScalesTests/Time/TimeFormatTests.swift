import Testing

@testable import Scales

/// Time formats and their parser.
struct TimeFormatTests {
  private static let time = CivilDate(
    year: 2012, month: 3, day: 4, hour: 15, minute: 6, second: 7, millisecond: 89
  ).milliseconds()

  @Test(arguments: [
    ("%a %A %b %B", "Sun Sunday Mar March"), ("%d %e %-d %_d %0e", "04  4 4  4 04"),
    ("%H %I %p %M %S %L %f", "15 03 PM 06 07 089 089000"), ("%j %m %q", "064 03 1"),
    ("%U %V %W %w %u", "10 09 09 0 7"), ("%g %G %y %Y", "12 2012 12 2012"),
    ("%x", "3/4/2012"), ("%X", "3:06:07 PM"), ("%c", "3/4/2012, 3:06:07 PM"),
    ("%Q %s", "1330873567089 1330873567"), ("%Z %%", "+0000 %"), ("no directive", "no directive"),
    ("", ""), ("%-I:%M", "3:06"),
  ])
  func directives(specifier: String, text: String) throws {
    #expect(try TimeFormat(specifier).text(Self.time) == text)
  }

  @Test func zonesMoveTheClock() throws {
    let berlin = try #require(TimeZoneRule(identifier: "Europe/Berlin"))
    #expect(try TimeFormat("%H:%M %Z", zone: berlin).text(Self.time) == "16:06 +0100")
    let york = try #require(TimeZoneRule(identifier: "America/New_York"))
    #expect(try TimeFormat("%H %Z", zone: york).text(Self.time) == "10 -0500")
  }

  @Test(arguments: [("%", 0), ("a%E", 1), ("%Y-%", 3), ("%--d", 0), ("%é", 0)])
  func faultsHaveAPlace(specifier: String, position: Int) {
    do {
      _ = try TimeFormat(specifier)
      Issue.record("\(specifier) was read")
    } catch {
      #expect(error.position == position)
    }
  }

  @Test func aTimeWithoutADateIsEmpty() throws {
    for time in [Double.nan, .infinity, 1e300] {
      #expect(try TimeFormat("%Y %c %Z").text(time) == "")
      #expect(try TimeMultiFormat().text(time) == "")
    }
  }

  @Test(arguments: [
    "%Y-%m-%dT%H:%M:%S.%LZ", "%d %B %Y %I:%M:%S.%L %p", "%Q", "%j/%Y %H %M %S %L", "%c .%L",
    "%G-W%V-%u %H:%M:%S.%L", "%Y %U %w %H:%M:%S.%L", "%Y %W %u %H:%M:%S.%L",
    "%a %b %e %Y %X %f %Z", "%A %x %X .%L",
  ])
  func formatsReadBack(specifier: String) throws {
    let (format, parser) = (try TimeFormat(specifier), try TimeParser(specifier))
    for seed in 1...100 {
      var numbers = SeededNumbers(seed)
      let time = numbers.instant()
      #expect(parser.time(format.text(time)) == time, "seed \(seed) \(format.text(time))")
    }
  }

  @Test(
    arguments: [
      ("%Y-%m-%d", "2012-03-04", 1_330_819_200_000), ("%m/%d/%y", "3/4/12", 1_330_819_200_000),
      ("%b %d %Y", "MAR 04 2012", 1_330_819_200_000), ("%Y", "2012", 1_325_376_000_000),
      ("%Y-%m-%d", "2012-03-04 ", nil), ("%Y-%m-%d", "2012-03", nil), ("%Y", "", nil),
      ("%b", "Xyz", nil), ("%H:%M%Z", "10:00+01:30", -2_208_958_200_000),
      ("%Y q%q", "2012 q2", 1_333_238_400_000),
      ("%V %Y", "54 2012", nil), ("%%%Y", "%2012", 1_325_376_000_000), ("%s", "12", 12_000),
    ] as [(String, String, Double?)])
  func parsing(specifier: String, text: String, time: Double?) throws {
    #expect(try TimeParser(specifier).time(text) == time)
  }
}
