import Testing

@testable import Scales

/// Dates as text; the results are those of JavaScript's `Date.parse` in UTC.
struct DateTextTests {
  @Test(
    arguments: [
      ("2012-01-01", 1_325_376_000_000), ("2012-01", 1_325_376_000_000),
      ("2012", 1_325_376_000_000), ("2012-01-01T10:00", 1_325_412_000_000),
      ("2012-01-01T10:00:30.125Z", 1_325_412_030_125), ("2012-01-01 10:00", 1_325_412_000_000),
      ("2012-01-01T10:00+02:00", 1_325_404_800_000), ("2012-01-01T24:00", 1_325_462_400_000),
      ("2012-01-01T10:00:00-0530", 1_325_431_800_000), ("Jan 1 2000", 946_684_800_000),
      ("Jan 1, 2000", 946_684_800_000), ("January 31, 1999 10:00 PM", 917_820_000_000),
      ("1 January 2000", 946_684_800_000), ("01 Jan 2000 10:20:30 GMT+0100", 946_718_430_000),
      ("Tue, 01 Jan 2000 00:00:00 GMT", 946_684_800_000), ("2000/01/31", 949_276_800_000),
      ("1/31/2000", 949_276_800_000), ("1/31/00", 949_276_800_000), ("2/3/70", 2_851_200_000),
      ("Jun 12 1998", 897_609_600_000), ("2001/01/14 21:55", 979_509_300_000),
      ("Sat Jan 01 2000 01:00:00 GMT+0100 (CET)", 946_684_800_000), ("2012-1-5", 1_325_721_600_000),
      ("Jan 2000", 946_684_800_000), ("3/4/2001 5:06 am", 983_682_360_000),
      ("Dec 25, 1995 EST", 819_867_600_000), ("-000001-01-01", -62_198_755_200_000),
      ("  2012-01-01  ", 1_325_376_000_000), ("Sept 5 2010", 1_283_644_800_000),
      ("2020.03.05", 1_583_366_400_000), ("2020.3.5 10:20", 1_583_403_600_000),
      ("Mar 5 '20", 1_583_366_400_000), ("May 10", 989_452_800_000),
      ("10 May 10:20", 989_490_000_000), ("May 32", 1_966_982_400_000),
    ] as [(String, Double)])
  func forms(text: String, time: Double) {
    #expect(DateText.milliseconds(text) == time)
  }

  @Test(arguments: [
    "", " ", "hello", "2012-13-01", "2012-01-01T25:00", "12:30", "1e3", "12", "2012/13/01",
    "2012-01-01T10", "20120101", "Jan", "99999999999999999999", "1/2/3/4", "(", "2012-01-01Tx",
    "Jan 1 2000 25:00", "Jan 1 2000 13:00 PM", "١/٢/٢٠١٢", "1.5",
    "5.3.2020", "13.3.2020", "1.2.3", "2020.13.01", "May", "3 apples", "Marker 5",
    "Mayor 2", "Novel 3",
  ])
  func otherText(text: String) {
    #expect(DateText.milliseconds(text) == nil)
  }

  @Test func names() {
    #expect(["jan", "January", "DEC", "december"].map(DateText.month) == [1, 1, 12, 12])
    #expect(["sun", "Sunday", "SATURDAY"].map(DateText.weekday) == [0, 0, 6])
    #expect(DateText.month(named: "janu") == nil && DateText.weekday(named: "") == nil)
  }

  @Test func onlyADateWithATimeIsLocal() throws {
    let tokyo = try #require(TimeZoneRule(identifier: "Asia/Tokyo"))
    #expect(DateText.milliseconds("1970-01-01", zone: tokyo) == 0)
    #expect(DateText.milliseconds("1970-01-01T00:00", zone: tokyo) == -9 * 36e5)
    #expect(DateText.milliseconds("Jan 1 1970", zone: tokyo) == -9 * 36e5)
    #expect(DateText.milliseconds("1970-01-01T00:00Z", zone: tokyo) == 0)
  }
}
